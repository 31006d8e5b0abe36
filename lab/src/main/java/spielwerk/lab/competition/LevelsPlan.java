package spielwerk.lab.competition;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.lab.Findings;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.training.TrainingSource;
import spielwerk.learn.training.EloFigures;
import spielwerk.learn.training.TrainedRun;
import spielwerk.runs.report.Slug;
import spielwerk.runs.spec.YamlFields;

/**
 * Players against opponents that get stronger (the OthelloZero paper's 3.5 and Abb. 4.2): ways to
 * play, or one way to play with the networks of a training, generation by generation.
 *
 * @param players where {@code NET} stands in an engine, the networks of the training are put
 * @param every of how many generations one plays, and the last one; 0 for the last alone
 * @param opponents the weakest first
 * @param games of every pairing, half of them with the first move
 * @param openings how they are drawn, or a file beside the experiment's
 */
record LevelsPlan(
    Optional<TrainingSource> source,
    String game,
    List<NamedEngine> players,
    int every,
    List<Opponent> opponents,
    int games,
    String openings,
    Path folder,
    Skip skip,
    double k)
    implements MatchPlan {
  /** Stands for the file of a network. */
  private static final String NET = "NET";

  /**
   * Somebody to play against.
   *
   * @param optional whether it is left out where it cannot play: a program that is not installed
   * @param elo what the paper's ladder has for it
   */
  record Opponent(String label, String engine, boolean optional, OptionalDouble elo) {}

  /**
   * Which pairings are pointless: those with opponents stronger than one that the player scored no
   * more than {@code below} against, and those with opponents that an earlier generation has scored
   * {@code above} against.
   */
  record Skip(double below, double above) {
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
  private record Row(String label, int generation, String engine) {}

  static MatchStudy read(YamlFields fields) {
    List<NamedEngine> players = NamedEngine.readAll(fields, "players");
    boolean trained = players.stream().anyMatch(player -> player.engine().contains(NET));
    List<Opponent> opponents = new ArrayList<>();
    for (YamlFields part : fields.parts("opponents")) {
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
    return new MatchStudy(
        new LevelsPlan(
            trained ? Optional.of(TrainingSource.read(fields)) : Optional.empty(),
            fields.text("game"),
            players,
            trained && fields.has("every") ? fields.integer("every", 0, 100_000) : 0,
            opponents,
            games,
            fields.text("openings"),
            fields.folder(),
            fields.has("skip") ? skip(fields.part("skip")) : Skip.NOTHING,
            fields.has("k") ? fields.real("k", 0.1, 1000) : EloFigures.USUAL_K));
  }

  private static Skip skip(YamlFields part) {
    Skip skip = new Skip(part.real("below", -1, 1), part.real("above", 0, 2));
    part.done();
    return skip;
  }

  @Override
  public LevelsPlan on(TrainingSource other) {
    return new LevelsPlan(
        Optional.of(other), game, players, every, opponents, games, openings, folder, skip, k);
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

  private static boolean plays(Opponent opponent, Game game, Catalogue catalogue) {
    try (Engine engine = catalogue.engine(opponent.engine(), game)) {
      return !engine.info().id().isEmpty();
    } catch (Mistake missing) {
      return false;
    }
  }

  /** All who play, in the order of their generations. */
  private List<Row> rows(Catalogue catalogue) {
    List<Row> rows = new ArrayList<>();
    Optional<TrainedRun> run = source.map(each -> each.open(catalogue));
    run.ifPresent(each -> each.mustBeOf(game, catalogue));
    for (NamedEngine player : players) {
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

  @Override
  public List<Pairing> pairings(Catalogue catalogue) {
    Game played = catalogue.game(game);
    List<Row> rows = rows(catalogue);
    List<Opponent> present =
        opponents.stream()
            .filter(each -> !each.optional() || plays(each, played, catalogue))
            .toList();
    List<Pairing> pairings = new ArrayList<>();
    for (Row row : rows) {
      for (Opponent opponent : present) {
        pairings.add(
            new Pairing(
                Slug.of(row.label() + " - " + opponent.label()),
                row.label(),
                opponent.label(),
                row.generation(),
                "",
                MatchSpec.of(played, List.of(row.engine(), opponent.engine()), games, 0)
                    .withOpenings(Openings.of(openings, folder, played))));
      }
    }
    return pairings;
  }

  @Override
  public Optional<String> pointless(Pairing pairing, List<PlayedMatch> before) {
    for (PlayedMatch match : before) {
      Pairing other = match.pairing();
      double score = match.score().value();
      if (other.first().equals(pairing.first()) && score <= skip.below()) {
        return Optional.of("lost to " + other.second());
      }
      if (pairing.generation() > other.generation()
          && other.generation() >= 0
          && other.second().equals(pairing.second())
          && score >= skip.above()) {
        return Optional.of("beaten by " + other.first());
      }
    }
    return Optional.empty();
  }

  @Override
  public Findings findings(List<PlayedMatch> played, long seed) {
    return new LevelsReport(this, played, seed).findings();
  }
}
