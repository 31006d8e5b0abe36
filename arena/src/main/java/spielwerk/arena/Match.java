package spielwerk.arena;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

/**
 * A match that can be played, and played on. A game is a function of the spec and its index, so the
 * facts are the same on any number of threads and however often the match was broken off.
 *
 * <pre>{@code
 * Game game = catalogue.game("connect4");
 * MatchSpec spec = MatchSpec.of(game, List.of("alphabeta:depth=4", "random"), 100, 1);
 * Tally tally = Match.of(spec, catalogue).play(Ledger.none(), Runner.of(2));
 * }</pre>
 */
public final class Match {
  private final MatchSpec spec;
  private final Catalogue catalogue;
  private final Game game;
  private final List<Entrant> entrants;

  private Match(MatchSpec spec, Catalogue catalogue, Game game) {
    this.spec = spec;
    this.catalogue = catalogue;
    this.game = game;
    this.entrants = IntStream.range(0, spec.engines().size()).mapToObj(spec::entrant).toList();
  }

  /**
   * The match of a spec.
   *
   * @throws Mistake if there is no such game or engine, or they do not fit together
   */
  public static Match of(MatchSpec spec, Catalogue catalogue) {
    Game game = catalogue.game(spec.game());
    int seats = game.traits().seats();
    if (spec.engines().size() != seats) {
      throw new Mistake(
          game.text()
              + " has "
              + seats
              + (seats == 1 ? " seat" : " seats")
              + ", so a match has that many engines, not "
              + spec.engines().size()
              + ".");
    }
    Match match = new Match(spec, catalogue, game);
    new Crew(catalogue, game, match.entrants).close();
    return match;
  }

  public MatchSpec spec() {
    return spec;
  }

  /** The game with a number from 0. */
  public Fixture fixture(int index) {
    int seats = entrants.size();
    int group = Rotation.group(index, seats);
    Setup setup = game.setup(Seeds.derive(spec.seed(), group, Seeds.Purpose.SETUP, 0));
    List<Integer> opening = spec.openings().draw(game, setup, spec.seed(), group);
    Bout bout =
        new Bout(game, setup, opening, spec.goal(), spec.seed(), index, group, spec.limits());
    return new Fixture(bout, Rotation.entrants(index, seats));
  }

  /**
   * Plays the games that the ledger does not have yet, and returns the result of all it has in the
   * end: fewer than the spec wants if the runner was stopped.
   *
   * @throws Mistake if the ledger is of another match
   */
  public Tally play(Ledger ledger, Runner runner) {
    BitSet done = new BitSet();
    List<Outcome> outcomes = new ArrayList<>();
    ledger.replay(
        record -> {
          check(record);
          if (!done.get(record.index())) {
            done.set(record.index());
            outcomes.add(Outcome.of(record));
          }
        });
    try (Crew crew = new Crew(catalogue, game, entrants)) {
      Runner noted = new Standing(outcomes, entrants.size()).on(runner);
      noted.run(
          spec.games(),
          done,
          index -> crew.play(fixture(index)),
          (index, record) -> {
            refuseIfInterrupted(record);
            ledger.append(record);
            outcomes.add(Outcome.of(record));
          });
    }
    outcomes.sort(Comparator.comparingInt(Outcome::index));
    return Tally.of(entrants.size(), outcomes);
  }

  private void check(GameRecord record) {
    int index = record.index();
    if (index < 0
        || index >= spec.games()
        || record.seed() != spec.seed()
        || !record.game().equals(game.text())
        || !record.seats().equals(texts(index))) {
      throw new Mistake(
          "The game number " + index + " that was kept does not belong to this match.");
    }
  }

  private List<String> texts(int index) {
    return Rotation.entrants(index, entrants.size()).stream()
        .map(number -> entrants.get(number).engine())
        .toList();
  }

  /** Whoever interrupts us cuts a thought short: that is no loss on time. */
  private static void refuseIfInterrupted(GameRecord record) {
    if (Thread.currentThread().isInterrupted()
        && record.ending().reason() == Ending.Reason.TIMEOUT) {
      throw new IllegalStateException("The match was interrupted in game " + record.index() + ".");
    }
  }
}
