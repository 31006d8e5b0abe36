package spielwerk.lab.contest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.arena.Tally;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.lab.Conditions;
import spielwerk.lab.Fields;
import spielwerk.lab.Findings;
import spielwerk.lab.Rung;
import spielwerk.lab.Study;
import spielwerk.lab.training.TrainingSource;
import spielwerk.learn.training.TrainedRun;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Slug;

/**
 * Players against opponents that get stronger (the OthelloZero paper's 3.5 and Abb. 4.2): ways to
 * play, or one way to play with the networks of a training, generation by generation.
 *
 * @param players where {@code NET} stands in an engine, the networks of the training are put
 * @param every so manieth generation plays, and the last one; 0 for the last alone
 * @param opponents the weakest first
 * @param games of every pairing, half of them with the first move
 * @param openings how they are drawn, or a file beside the experiment's
 */
public record Levels(
    Optional<TrainingSource> source,
    String game,
    List<Rung> players,
    int every,
    List<Opponent> opponents,
    int games,
    String openings,
    Path folder,
    Skip skip,
    double k)
    implements Study {
  /** Stands for the file of a network. */
  static final String NET = "NET";

  /**
   * Somebody to play against.
   *
   * @param optional whether it is left out where it cannot play: a program that is not installed
   * @param elo what the paper's ladder has for it
   */
  public record Opponent(String label, String engine, boolean optional, OptionalDouble elo) {}

  /**
   * Which pairings are pointless: those with opponents stronger than one that the player scored no
   * more than {@code below} against, and those with opponents that an earlier generation has scored
   * {@code above} against.
   */
  public record Skip(double below, double above) {
    static final Skip NOTHING = new Skip(-1, 2);

    boolean any() {
      return !equals(NOTHING);
    }
  }

  /**
   * Somebody who plays.
   *
   * @param generation of its network, or -1 if it has none of the training's
   */
  public record Row(String label, int generation, String engine) {}

  /**
   * A player and an opponent.
   *
   * @param tally nothing if it was skipped
   */
  public record Pairing(Row row, Opponent opponent, Optional<Tally> tally, String skipped) {
    Estimate score() {
      return tally.map(Duel::score).orElse(Estimate.NONE);
    }
  }

  static Levels read(Fields fields) {
    List<Rung> players = Rung.readAll(fields, "players");
    boolean trained = players.stream().anyMatch(player -> player.engine().contains(NET));
    List<Opponent> opponents = new ArrayList<>();
    for (Fields part : fields.parts("opponents")) {
      opponents.add(
          new Opponent(
              part.text("label"),
              part.text("engine"),
              part.has("optional") && part.flag("optional"),
              part.has("elo")
                  ? OptionalDouble.of(part.real("elo", -10_000, 10_000))
                  : OptionalDouble.empty()));
      part.done();
    }
    int games = fields.integer("games", 2, 1_000_000);
    if (games % 2 != 0) {
      throw fields.mistake("games", "'games' must be even: half of them with each colour");
    }
    return new Levels(
        trained ? Optional.of(TrainingSource.read(fields)) : Optional.empty(),
        fields.text("game"),
        players,
        trained && fields.has("every") ? fields.integer("every", 0, 100_000) : 0,
        opponents,
        games,
        fields.text("openings"),
        fields.folder(),
        fields.has("skip") ? skip(fields.part("skip")) : Skip.NOTHING,
        fields.has("k")
            ? fields.real("k", 0.1, 1000)
            : spielwerk.learn.training.EloFigures.USUAL_K);
  }

  private static Skip skip(Fields part) {
    Skip skip = new Skip(part.real("below", -1, 1), part.real("above", 0, 2));
    part.done();
    return skip;
  }

  @Override
  public boolean looksAtTraining() {
    return source.isPresent();
  }

  @Override
  public Levels onTraining(String run, Path where) {
    return new Levels(
        Optional.of(new TrainingSource(run, where)),
        game,
        players,
        every,
        opponents,
        games,
        openings,
        folder,
        skip,
        k);
  }

  @Override
  public String options() {
    return source.map(TrainingSource::options).orElse("");
  }

  /** The players' networks are looked for when it runs: everybody must be able to list it. */
  @Override
  public void check(Catalogue catalogue) {
    Game played = catalogue.game(game);
    Openings.of(openings, folder, played);
    for (Opponent opponent : opponents) {
      if (!opponent.optional()) {
        catalogue.engine(opponent.engine(), played).close();
      }
    }
  }

  /** Those of the opponents that can play here, the weakest first. */
  List<Opponent> present(Catalogue catalogue) {
    Game played = catalogue.game(game);
    return opponents.stream()
        .filter(each -> !each.optional() || plays(each, played, catalogue))
        .toList();
  }

  private static boolean plays(Opponent opponent, Game game, Catalogue catalogue) {
    try (Engine engine = catalogue.engine(opponent.engine(), game)) {
      return !engine.info().id().isEmpty();
    } catch (Mistake missing) {
      return false;
    }
  }

  /** All who play, in the order of their generations. */
  List<Row> rows(Catalogue catalogue) {
    List<Row> rows = new ArrayList<>();
    Optional<TrainedRun> run = source.map(each -> each.open(catalogue));
    run.ifPresent(this::fits);
    for (Rung player : players) {
      if (run.isEmpty() || !player.engine().contains(NET)) {
        rows.add(new Row(player.label(), -1, player.engine()));
        continue;
      }
      List<Integer> playable = run.get().playable();
      for (int generation : playable) {
        boolean last = generation == playable.get(playable.size() - 1);
        if (last || (every > 0 && generation % every == 0)) {
          String net = '"' + run.get().net(generation).toAbsolutePath().toString() + '"';
          String label = every == 0 ? player.label() : player.label() + " " + generation;
          rows.add(new Row(label, generation, player.engine().replace(NET, net)));
        }
      }
    }
    if (rows.isEmpty()) {
      throw new Mistake(
          "The training %s has none of its networks any more."
              .formatted(run.map(TrainedRun::id).orElse("")));
    }
    Game played = catalogue.game(game);
    rows.forEach(row -> catalogue.engine(row.engine(), played).close());
    return rows;
  }

  private void fits(TrainedRun run) {
    if (!run.game().text().equals(game)) {
      throw new Mistake(
          "The training %s is of %s; this experiment is about %s."
              .formatted(run.id(), run.game().text(), game));
    }
  }

  /** The pairings, player by player. */
  public List<Pairing> measure(Conditions conditions) {
    List<Row> rows = rows(conditions.catalogue());
    List<Opponent> present = present(conditions.catalogue());
    List<Pairing> pairings = new ArrayList<>();
    long all = (long) games * rows.size() * present.size();
    for (Row row : rows) {
      for (Opponent opponent : present) {
        Optional<String> why = pointless(row, opponent, pairings);
        long before = (long) games * pairings.size();
        pairings.add(
            why.isPresent()
                ? new Pairing(row, opponent, Optional.empty(), why.get())
                : new Pairing(
                    row, opponent, Optional.of(play(row, opponent, before, all, conditions)), ""));
      }
    }
    return pairings;
  }

  private Optional<String> pointless(Row row, Opponent opponent, List<Pairing> before) {
    for (Pairing pairing : before) {
      double score = pairing.score().value();
      if (pairing.row().equals(row) && score <= skip.below()) {
        return Optional.of("lost to " + pairing.opponent().label());
      }
      if (row.generation() > pairing.row().generation()
          && pairing.row().generation() >= 0
          && pairing.opponent().equals(opponent)
          && score >= skip.above()) {
        return Optional.of("beaten by " + pairing.row().label());
      }
    }
    return Optional.empty();
  }

  private Tally play(Row row, Opponent opponent, long before, long all, Conditions conditions) {
    Catalogue catalogue = conditions.catalogue();
    Game played = catalogue.game(game);
    MatchSpec spec =
        MatchSpec.of(played, List.of(row.engine(), opponent.engine()), games, conditions.seed())
            .withOpenings(Openings.of(openings, folder, played));
    Runner runner =
        new Runner(
            conditions.threads(),
            conditions.stop(),
            (done, total, note) ->
                conditions
                    .progress()
                    .at(before + done, all, row.label() + " - " + opponent.label() + "  " + note));
    String part = Slug.of(row.label() + " - " + opponent.label());
    Tally tally = Match.of(spec, catalogue).play(conditions.games(part), runner);
    if (tally.games() < games) {
      throw new Conditions.Stopped();
    }
    return tally;
  }

  @Override
  public Findings run(Conditions conditions) {
    return new LevelsReport(this, measure(conditions), conditions.seed())
        .findings(
            opponents.stream().filter(o -> !present(conditions.catalogue()).contains(o)).toList());
  }
}
