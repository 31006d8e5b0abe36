package spielwerk.arena.library;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * A game's moves with comments, marks, evaluations and side variations. It is written as people
 * write it: the main line, and at each move the lines that might have been played instead of it. So
 * trees nest only as deep as variations do, however long the game is.
 *
 * @param comment what was said before the first move
 * @param line the moves that were played
 */
public record MoveTree(String comment, List<Step> line) {
  /** More steps than any game with its variations needs. */
  public static final int MOST_STEPS = 200_000;

  /** Variations of variations of variations, and so on, at most this deep. */
  public static final int DEEPEST = 100;

  /** What can be said of a move in a sign or two. */
  public static final Set<String> MARKS = Set.of("", "!", "!!", "?", "??", "!?", "?!");

  public static final MoveTree EMPTY = new MoveTree("", List.of());

  /**
   * One move.
   *
   * @param move as people write it
   * @param mark one of {@link #MARKS}
   * @param variations lines that begin instead of this move; none is empty, and none begins with a
   *     move that has variations itself, for those belong here
   */
  public record Step(
      String move,
      String comment,
      String mark,
      Optional<MoveEvaluation> evaluation,
      List<List<Step>> variations) {
    public Step {
      if (!MARKS.contains(mark)) {
        throw new IllegalArgumentException("'" + mark + "' is not a mark of a move");
      }
      variations = variations.stream().map(List::copyOf).toList();
      for (List<Step> variation : variations) {
        if (variation.isEmpty()) {
          throw new IllegalArgumentException("a variation without moves");
        }
        if (!variation.get(0).variations.isEmpty()) {
          throw new IllegalArgumentException("a variation that begins with a choice");
        }
      }
    }

    /** A move and nothing more. */
    public static Step of(String move) {
      return new Step(move, "", "", Optional.empty(), List.of());
    }

    /** Whether there is nothing but the move. */
    public boolean plain() {
      return comment.isEmpty() && mark.isEmpty() && evaluation.isEmpty() && variations.isEmpty();
    }
  }

  public MoveTree {
    line = List.copyOf(line);
    measure(line);
  }

  /** A game of which only the moves are known. */
  public static MoveTree of(List<String> moves) {
    return new MoveTree("", moves.stream().map(Step::of).toList());
  }

  /** A line waiting to be looked at, and how deep it lies. */
  private record Visit(List<Step> line, int depth) {}

  private static void measure(List<Step> line) {
    int steps = 0;
    Deque<Visit> waiting = new ArrayDeque<>(List.of(new Visit(line, 0)));
    while (!waiting.isEmpty()) {
      Visit visit = waiting.pop();
      steps += visit.line.size();
      if (steps > MOST_STEPS) {
        throw new Mistake("A game with its variations has at most " + MOST_STEPS + " moves.");
      }
      if (visit.depth > DEEPEST) {
        throw new Mistake("Variations can be nested at most " + DEEPEST + " deep.");
      }
      for (Step step : visit.line) {
        step.variations.forEach(other -> waiting.push(new Visit(other, visit.depth + 1)));
      }
    }
  }

  /** The moves that were played. */
  public List<String> moves() {
    return line.stream().map(Step::move).toList();
  }

  /** Whether there is nothing but the moves. */
  public boolean plain() {
    return comment.isEmpty() && line.stream().allMatch(Step::plain);
  }

  /** All that was said, a comment per line. */
  public String words() {
    List<String> said = new ArrayList<>();
    if (!comment.isEmpty()) {
      said.add(comment);
    }
    everyStep(
        step -> {
          if (!step.comment.isEmpty()) {
            said.add(step.comment);
          }
        });
    return String.join("\n", said);
  }

  private void everyStep(Consumer<Step> visitor) {
    Deque<List<Step>> waiting = new ArrayDeque<>(List.of(line));
    while (!waiting.isEmpty()) {
      for (Step step : waiting.pop()) {
        visitor.accept(step);
        step.variations.forEach(waiting::push);
      }
    }
  }

  /** A line to be played from a position. */
  private record Branch(State before, List<Step> line, int ply) {}

  /**
   * Plays all lines.
   *
   * @return the position at the end of the main line
   * @throws Mistake if a move of the game or of a variation is not legal
   */
  public State check(Game rules, Setup setup) {
    State end = rules.start(setup);
    Deque<Branch> waiting = new ArrayDeque<>();
    play(rules, new Branch(end, line, 0), waiting);
    while (!waiting.isEmpty()) {
      play(rules, waiting.pop(), waiting);
    }
    return end;
  }

  private static void play(Game rules, Branch branch, Deque<Branch> waiting) {
    State state = branch.before;
    int ply = branch.ply;
    for (Step step : branch.line) {
      ply++;
      for (List<Step> other : step.variations) {
        waiting.push(new Branch(state.copy(), other, ply - 1));
      }
      try {
        state.play(rules.notation().legalMove(state, step.move));
      } catch (Mistake wrong) {
        throw new Mistake("Move " + ply + ": " + wrong.getMessage(), wrong);
      }
    }
  }
}
