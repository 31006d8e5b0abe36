package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Tally;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Feature;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Runner;
import spielwerk.core.State;
import spielwerk.runs.GameStore;
import spielwerk.search.expression.Expression;
import spielwerk.search.expression.ExpressionError;
import spielwerk.search.expression.ExpressionEvaluation;

/**
 * One's own evaluation: what a game offers to count, what an expression over it makes of a
 * position, and how it fares against the evaluations that the game has.
 */
public final class EvaluationLesson {
  public static final int DEEPEST = 3;
  public static final int MOST_GAMES = 40;

  /** Stands for an evaluation that knows nothing. */
  private static final String NOTHING = "nothing";

  /** So that a match is over in seconds, however large the board is. */
  private static final int MOST_NODES = 3000;

  private final Catalogue catalogue;

  /** Matches leave some processors to those who play. */
  private final Semaphore places =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

  public EvaluationLesson(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The features with their counts in a position, and what the expression says or why it fails. */
  public ObjectNode show(LessonPosition lessonPosition, String text) {
    Position position = lessonPosition.position(catalogue);
    Game game = position.game();
    State state = position.state();
    List<Feature> features = features(game);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("game", game.text());
    games(json.putArray("games"));
    ArrayNode against = json.putArray("against");
    game.knowledge().evaluations().keySet().forEach(against::add);
    against.add(NOTHING);
    int seat = state.turn();
    json.put("turn", seat);
    ArrayNode list = json.putArray("features");
    for (Feature feature : features) {
      ObjectNode one = list.addObject().put("name", feature.name());
      one.put("about", feature.about()).put("german", feature.german());
      if (seat >= 0) {
        one.put("own", feature.count().of(state, seat));
        one.put("theirs", feature.count().of(state, 1 - seat));
      }
    }
    if (!text.isEmpty()) {
      try {
        Expression read = Expression.parse(text, names(features));
        json.put("text", read.text());
        if (seat >= 0) {
          json.put("value", new ExpressionEvaluation(read, features).value(state));
        }
      } catch (ExpressionError wrong) {
        error(json.putObject("error"), wrong);
      }
    }
    return json;
  }

  private void games(ArrayNode into) {
    catalogue.games().stream()
        .map(info -> catalogue.game(info.id()))
        .filter(game -> !game.knowledge().features().get().isEmpty())
        .forEach(game -> into.add(game.id()));
  }

  private static void error(ObjectNode json, ExpressionError wrong) {
    json.put("problem", wrong.problem().key()).put("word", wrong.word());
    json.put("line", wrong.line()).put("column", wrong.column());
    json.put("start", wrong.start()).put("end", wrong.end());
    json.put("sentence", wrong.sentence());
  }

  private static List<Feature> features(Game game) {
    List<Feature> features = game.knowledge().features().get();
    if (features.isEmpty()) {
      throw new Mistake(game.id() + " has no features to make an evaluation of.");
    }
    return features;
  }

  private static List<String> names(List<Feature> features) {
    return features.stream().map(Feature::name).toList();
  }

  /**
   * A small match of an expression against an evaluation of the game, every opening from both
   * seats.
   *
   * @param depth how deep both search
   */
  public ObjectNode match(
      String text, String mine, String against, int depth, int games, long seed) {
    Game game = catalogue.game(text);
    String own = engine(depth, "[" + line(mine, game) + "]");
    Set<String> known = game.knowledge().evaluations().keySet();
    if (!known.contains(against) && !against.equals(NOTHING)) {
      throw new Mistake(
          "There is no evaluation '%s' to play against; there are %s."
              .formatted(
                  against, String.join(", ", known) + (known.isEmpty() ? "" : ", ") + NOTHING));
    }
    String other = engine(depth, against.equals(NOTHING) ? "[0]" : against);
    MatchSpec spec =
        MatchSpec.of(game, List.of(own, other), games, seed)
            .withBudgets(List.of(Budget.nodes(MOST_NODES)));
    Match match = Match.of(spec, catalogue);
    places.acquireUninterruptibly();
    try {
      Tally tally = match.play(GameStore.none(), Runner.of(1));
      Tally.Row row = tally.entrants().get(0);
      ObjectNode json = JsonNodeFactory.instance.objectNode();
      json.put("game", game.text()).put("engine", own).put("against", other);
      json.put("games", tally.games()).put("seed", seed);
      json.put("wins", row.wins()).put("draws", row.draws()).put("losses", row.losses());
      json.put("score", row.score().score());
      json.putArray("interval")
          .add(row.score().interval().low())
          .add(row.score().interval().high());
      return json;
    } finally {
      places.release();
    }
  }

  private static String engine(int depth, String evaluation) {
    return "alphabeta:depth=" + depth + ",order=static,eval=" + evaluation;
  }

  private static String line(String mine, Game game) {
    try {
      return Expression.parse(mine, names(features(game))).text();
    } catch (ExpressionError wrong) {
      throw new Mistake("Your evaluation, " + wrong.sentence() + ".", wrong);
    }
  }
}
