package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Hidden;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Progress;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

/**
 * Lets an engine walk through a game and write down what it thinks: the value after each move, a
 * mark where a move gave much away, and there the line it would have played as a variation.
 *
 * <p>What a move gave away is the value of the best move less its own. Many engines give a value to
 * the best move only; then that of the move played is, in games for two where one loses what the
 * other wins, the value of the position it leads to, which is looked at anyway. Engines that rate
 * moves without an idea of the outcome cannot tell a slip from a disaster, and are refused.
 */
public final class Annotator {
  /** No reader follows a line further. */
  private static final int LONGEST = 12;

  /**
   * From which loss of value on a move is marked.
   *
   * @param mistake marked ?
   * @param blunder marked ??
   */
  public record Scale(double mistake, double blunder) {
    public Scale {
      if (!(mistake > 0 && blunder >= mistake)) {
        throw new Mistake(
            "A mistake must cost more than 0 and a blunder at least as much, not "
                + mistake
                + " and "
                + blunder
                + ".");
      }
    }

    /** In games played to win the whole way from a win to a loss is 2. */
    public static Scale usual(Goal goal) {
      return goal == Goal.WIN ? new Scale(0.3, 0.8) : new Scale(2, 6);
    }
  }

  private final Game rules;
  private final String name;
  private final Engine engine;
  private final Budget budget;
  private final Scale scale;
  private final long seed;

  /**
   * @param name the text that makes the engine
   */
  public Annotator(Game rules, String name, Engine engine, Budget budget, Scale scale, long seed) {
    this.rules = rules;
    this.name = name;
    this.engine = engine;
    this.budget = budget;
    this.scale = scale;
    this.seed = seed;
  }

  /**
   * The game with what the engine thinks of it; what others said stays.
   *
   * @throws Mistake if the engine has no idea of the outcome
   * @throws Unfinished if it was stopped
   */
  public LibraryGame annotate(LibraryGame game, Progress progress, BooleanSupplier stop) {
    Setup setup = new Setup(game.record().setup());
    Goal goal = game.record().goal();
    List<State> states = new ArrayList<>(List.of(rules.start(setup)));
    List<Integer> moves = new ArrayList<>();
    for (Step step : game.tree().line()) {
      State before = states.get(states.size() - 1);
      int move = rules.notation().legalMove(before, step.move());
      State after = before.copy();
      after.play(move);
      moves.add(move);
      states.add(after);
    }
    List<Optional<Candidate>> best = new ArrayList<>();
    List<Advice> advices = new ArrayList<>();
    for (int ply = 0; ply < states.size(); ply++) {
      if (stop.getAsBoolean()) {
        throw new Unfinished("The game was not annotated to its end, so nothing was written.");
      }
      progress.at(ply, states.size(), "");
      Position position = new Position(rules, setup, moves.subList(0, ply), states.get(ply));
      Advice advice = states.get(ply).turn() >= 0 ? ask(position, goal, stop) : Advice.none();
      advices.add(advice);
      best.add(advice.candidates().stream().findFirst());
    }
    progress.at(states.size(), states.size(), "");
    List<Step> line = new ArrayList<>();
    for (int ply = 0; ply < moves.size(); ply++) {
      line.add(step(game.tree().line().get(ply), ply, moves.get(ply), goal, states, advices, best));
    }
    return game.withTree(new MoveTree(signed(game.tree().comment()), line));
  }

  private String signed(String comment) {
    String words = "Values by " + name + ".";
    return comment.contains(words) ? comment : comment.isEmpty() ? words : comment + "\n" + words;
  }

  private Advice ask(Position position, Goal goal, BooleanSupplier stop) {
    int seat = position.state().turn();
    State own =
        position.state() instanceof Hidden secret
            ? secret.imagine(seat, Seeds.stream(seed, 0, Seeds.Purpose.HIDDEN, seat))
            : position.state().copy();
    engine.newGame(rules, seat, goal, Seeds.derive(seed, 0, Seeds.Purpose.ENGINE, seat));
    Advice advice =
        engine.advise(
            new Position(rules, position.setup(), position.moves(), own),
            budget,
            new Watch() {
              @Override
              public boolean stop() {
                return stop.getAsBoolean();
              }
            });
    if (!advice.candidates().isEmpty() && !advice.candidates().get(0).hasValue()) {
      throw new Mistake(
          name
              + " rates moves but does not say what outcome it expects, so it cannot tell mistakes;"
              + " take an engine with values, such as alphabeta.");
    }
    return advice;
  }

  /** What a move was worth to who played it. */
  private record Worth(double value, boolean exact) {}

  private Step step(
      Step old,
      int ply,
      int move,
      Goal goal,
      List<State> states,
      List<Advice> advices,
      List<Optional<Candidate>> best) {
    if (best.get(ply).isEmpty()) {
      return old; // chance, or an engine without an opinion
    }
    int seat = states.get(ply).turn();
    Worth worth = worth(ply, move, seat, goal, states, advices.get(ply), best);
    if (worth == null) {
      return old;
    }
    Candidate better = best.get(ply).get();
    double lost = better.move() == move ? 0 : better.value() - worth.value;
    String mark = lost >= scale.blunder ? "??" : lost >= scale.mistake ? "?" : kept(old.mark());
    List<List<Step>> variations = new ArrayList<>(old.variations());
    if (lost >= scale.mistake) {
      List<Step> line = line(states.get(ply), better, seat);
      List<String> texts = texts(line);
      if (variations.stream().noneMatch(other -> texts(other).equals(texts))) {
        variations.add(line);
      }
    }
    return new Step(
        old.move(),
        old.comment(),
        mark,
        Optional.of(evaluation(worth.value, worth.exact, seat)),
        variations);
  }

  /** What people found good they may go on finding good; a mark for a mistake is taken back. */
  private static String kept(String mark) {
    return mark.startsWith("!") ? mark : "";
  }

  private static List<String> texts(List<Step> line) {
    return line.stream().map(Step::move).toList();
  }

  private @Nullable Worth worth(
      int ply,
      int move,
      int seat,
      Goal goal,
      List<State> states,
      Advice advice,
      List<Optional<Candidate>> best) {
    for (Candidate candidate : advice.candidates()) {
      if (candidate.move() == move && candidate.hasValue()) {
        return new Worth(candidate.value(), candidate.exact());
      }
    }
    State after = states.get(ply + 1);
    if (!rules.traits().isDuel()) {
      return null;
    }
    if (after.over()) {
      int own = after.points(seat);
      int other = after.points(1 - seat);
      return new Worth(goal == Goal.WIN ? Integer.compare(own, other) : own, true);
    }
    return best.get(ply + 1)
        .map(next -> new Worth(after.turn() == seat ? next.value() : -next.value(), next.exact()))
        .orElse(null);
  }

  private Evaluation evaluation(double value, boolean exact, int seat) {
    boolean turned = rules.traits().isDuel() && seat == 1;
    double shown = turned ? 0.0 - value : value;
    return new Evaluation(shown, rules.traits().isDuel() ? 0 : seat, exact);
  }

  private List<Step> line(State before, Candidate better, int seat) {
    State state = before.copy();
    List<Integer> moves = better.line().isEmpty() ? List.of(better.move()) : better.line();
    List<Step> steps = new ArrayList<>();
    for (int move : moves) {
      if (steps.size() == LONGEST || state.over() || !state.legal(move)) {
        break;
      }
      String text = rules.notation().format(state, move);
      steps.add(
          steps.isEmpty()
              ? new Step(
                  text,
                  name,
                  "",
                  Optional.of(evaluation(better.value(), better.exact(), seat)),
                  List.of())
              : Step.of(text));
      state.play(move);
    }
    return steps;
  }
}
