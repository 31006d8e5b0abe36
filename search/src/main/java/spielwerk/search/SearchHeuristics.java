package spielwerk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import spielwerk.core.Candidates;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Pruning;
import spielwerk.core.Reversible;
import spielwerk.core.Settings;

/**
 * What a search takes from a game: how it judges a position and which moves it looks at, as the
 * options ask for them.
 */
public record SearchHeuristics(Evaluation evaluation, Candidates candidates) {
  private static final String NO_PRUNING = "none";

  /** Boards with more moves than this are searched near the stones only, unless told otherwise. */
  private static final int MANY_MOVES = 100;

  private static final int USUAL_DISTANCE = 2;
  private static final int FARTHEST = 20;

  public static final Option EVAL =
      Option.text(
              "eval",
              "",
              "how a position at the horizon is judged; the game's first evaluation if not given")
          .allowing(
              "one of the game's",
              "[an expression over its features]",
              "a file with an expression");
  public static final Option NEAR =
      Option.text(
              "near",
              "auto",
              "look only at moves within this distance of a stone; 0 for all moves, auto: 2 on"
                  + " large boards")
          .allowing("auto", "0.." + FARTHEST);

  /** Whether the negamax family can play a game. */
  static boolean suit(Game game) {
    return game.traits().isDuel() && game.start(game.setup(0)) instanceof Reversible;
  }

  static SearchHeuristics of(Game game, Settings settings) {
    return new SearchHeuristics(
        evaluation(game, settings.text("eval")), candidates(game, settings.text("near")));
  }

  /**
   * The evaluation of that name, or the game's first if the name is empty, or the expression in
   * brackets.
   *
   * @throws Mistake if the game has none of that name, or the expression is wrong
   */
  public static Evaluation evaluation(Game game, String name) {
    Map<String, Supplier<Evaluation>> known = game.knowledge().evaluations();
    if (name.isEmpty()) {
      return known.isEmpty() ? Evaluation.NONE : known.values().iterator().next().get();
    }
    if (EvaluationText.isExpression(name)) {
      return EvaluationText.read(game, name);
    }
    Supplier<Evaluation> evaluation = known.get(name);
    if (evaluation == null) {
      throw new Mistake(
          "There is no evaluation '"
              + name
              + "' for "
              + game.id()
              + "; "
              + evaluations(game)
              + (game.knowledge().features().get().isEmpty()
                  ? "."
                  : ", or give an expression in [square brackets] or a file such as ./"
                      + name
                      + "."));
    }
    return evaluation.get();
  }

  /** Which evaluations a game has, to end a sentence with. */
  static String evaluations(Game game) {
    Map<String, Supplier<Evaluation>> known = game.knowledge().evaluations();
    return known.isEmpty() ? "it has none" : "there are " + String.join(", ", known.keySet());
  }

  /**
   * The moves to look at, by what somebody wrote after {@code near=}.
   *
   * @throws Mistake if that is not a distance or does not apply to the game
   */
  public static Candidates candidates(Game game, String text) {
    boolean known = game.knowledge().near().isPresent();
    if (text.equals("auto")) {
      return known && game.traits().maxMoves() > MANY_MOVES
          ? near(game, USUAL_DISTANCE)
          : Candidates.ALL;
    }
    int distance = distance(text);
    if (distance > 0 && !known) {
      throw new Mistake("near=" + text + " does not apply to " + game.id() + "; leave it out.");
    }
    return distance == 0 ? Candidates.ALL : near(game, distance);
  }

  /**
   * What somebody wrote after {@code prune=}, several joined by {@code +}.
   *
   * @throws Mistake if the game has none of that name
   */
  public static Supplier<Pruning> pruning(Game game, Knowledge knowledge, String text) {
    if (!prunes(text)) {
      return () -> Pruning.NONE;
    }
    List<Supplier<Pruning>> chosen = new ArrayList<>();
    for (String name : text.split("\\+", -1)) {
      if (name.trim().equals(NO_PRUNING)) {
        continue;
      }
      Supplier<Pruning> pruning = knowledge.prunings().get(name.trim());
      if (pruning == null) {
        Set<String> known = knowledge.prunings().keySet();
        throw new Mistake(
            "There is no pruning '"
                + name
                + "' for "
                + game.id()
                + (known.isEmpty()
                    ? "; it has none."
                    : "; there are " + String.join(", ", known) + "."));
      }
      chosen.add(pruning);
    }
    return () -> Pruning.all(chosen.stream().map(Supplier::get).toList());
  }

  /** Whether a text names a pruning; none stands for none, so that a tuner can choose each. */
  public static boolean prunes(String text) {
    return !text.isEmpty()
        && !Stream.of(text.split("\\+", -1)).map(String::trim).allMatch(NO_PRUNING::equals);
  }

  private static Candidates near(Game game, int distance) {
    return game.knowledge().near().orElseThrow().apply(distance);
  }

  private static int distance(String text) {
    try {
      int distance = Integer.parseInt(text);
      if (distance >= 0 && distance <= FARTHEST) {
        return distance;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw new Mistake(
        "near="
            + text
            + " is not allowed; near takes auto or a distance from 0 to "
            + FARTHEST
            + ".");
  }
}
