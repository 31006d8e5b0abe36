package spielwerk.search.mcts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Knowledge;
import spielwerk.core.Mistake;
import spielwerk.core.Settings;
import spielwerk.core.Standing;
import spielwerk.core.State;
import spielwerk.search.EvaluationText;
import spielwerk.search.SearchHeuristics;

/** Finds the reward that the options ask for. */
final class Rewards {
  private Rewards() {}

  static Function<Goal, Reward> of(Game game, Knowledge knowledge, Settings settings) {
    String name = settings.text("eval");
    MctsOptions switches = MctsOptions.of(settings);
    boolean cutOff = switches.depth() > 0 || switches.rollouts() == 0;
    if (!cutOff && !name.isEmpty()) {
      throw new Mistake(
          "mcts: eval judges roll-outs that are cut off; add depth=10 or rollouts=0.");
    }
    int seats = game.traits().seats();
    double winner = settings.real("winner");
    boolean relative = settings.flag("relative");
    Supplier<Standing> standing = knowledge.standings().get(name);
    if (standing != null) {
      return goal -> new MarginReward(standing.get(), seats, winner, relative);
    }
    Supplier<Evaluation> evaluation =
        cutOff ? evaluation(game, knowledge, name) : () -> Evaluation.NONE;
    if (!relative && winner == 0) {
      double scale = settings.integer("scale");
      return goal -> new ResultReward(goal, seats, known(evaluation.get()), scale);
    }
    if (game.traits().zeroSum() && evaluation.get() == Evaluation.NONE) {
      throw new Mistake("mcts: relative and winner need an evaluation; add depth=10.");
    }
    return goal -> new MarginReward(standing(evaluation.get()), seats, winner, relative);
  }

  private static @Nullable Evaluation known(Evaluation evaluation) {
    return evaluation == Evaluation.NONE ? null : evaluation;
  }

  /** A standing of two seats from an evaluation, of any number from the points so far. */
  private static Standing standing(Evaluation evaluation) {
    return evaluation == Evaluation.NONE ? State::points : new Duel(evaluation);
  }

  /** What is good for the one is bad for the other; a game that is over counts as its points. */
  private record Duel(Evaluation evaluation) implements Standing {
    @Override
    public double value(State state, int seat) {
      if (state.over()) {
        return (double) Evaluation.LIMIT
            * Integer.signum(state.points(seat) - state.points(1 - seat));
      }
      return state.turn() == seat ? evaluation.value(state) : -evaluation.value(state);
    }
  }

  /** What evaluates positions before the end; {@link Evaluation#NONE} stands for the points. */
  private static Supplier<Evaluation> evaluation(Game game, Knowledge knowledge, String name) {
    if (name.equals("points")) {
      return () -> Evaluation.NONE;
    }
    boolean duel = game.traits().seats() == 2 && game.traits().zeroSum();
    if (name.isEmpty() && (knowledge.evaluations().isEmpty() || !duel)) {
      if (game.traits().zeroSum()) {
        throw new Mistake(
            "mcts: "
                + game.id()
                + " has no evaluation to judge a roll-out that is cut off; leave depth and rollouts=0 out.");
      }
      return () -> Evaluation.NONE;
    }
    boolean given = name.isEmpty() || EvaluationText.isExpression(name);
    if (!given && !knowledge.evaluations().containsKey(name)) {
      throw unknown(game, knowledge, name);
    }
    // asked at once, so that a wrong name is refused here and not in the middle of a game
    boolean blind = SearchHeuristics.evaluation(game, name) == Evaluation.NONE;
    return () -> blind ? Evaluation.NONE : SearchHeuristics.evaluation(game, name);
  }

  private static Mistake unknown(Game game, Knowledge knowledge, String name) {
    List<String> there = new ArrayList<>(knowledge.evaluations().keySet());
    there.addAll(knowledge.standings().keySet());
    String known = there.isEmpty() ? "it has none" : "there are " + String.join(", ", there);
    return new Mistake(
        "There is no evaluation '" + name + "' for " + game.id() + "; " + known + ".");
  }
}
