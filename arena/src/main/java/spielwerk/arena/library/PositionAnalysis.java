package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * What an engine says of one position of a game, in the game's notation so that it can be kept.
 *
 * @param seat whose turn it is
 * @param line what it would play, and how the game might then go on; never empty
 * @param best what that is worth to the seat
 * @param played what the move that was played is worth, if the engine gave it a value
 */
public record PositionAnalysis(
    int seat, List<String> line, MoveValue best, Optional<MoveValue> played, Effort effort) {

  /** No reader follows a line further. */
  static final int LONGEST = 12;

  public PositionAnalysis {
    line = List.copyOf(line);
    if (line.isEmpty()) {
      throw new IllegalArgumentException("a judgement without a move");
    }
  }

  /** The move it would play. */
  public String move() {
    return line.get(0);
  }

  /**
   * What an advice comes to; none if the engine had no opinion, or no idea of the outcome.
   *
   * @param played the move that was played there, or empty
   */
  public static Optional<PositionAnalysis> of(
      State state, Notation notation, Advice advice, String played) {
    if (advice.candidates().isEmpty() || !advice.candidates().get(0).hasValue()) {
      return Optional.empty();
    }
    Candidate best = advice.candidates().get(0);
    Optional<MoveValue> worth =
        advice.candidates().stream()
            .filter(one -> one.hasValue() && state.legal(one.move()))
            .filter(one -> notation.format(state, one.move()).equals(played))
            .map(one -> new MoveValue(one.value(), one.exact(), one.points()))
            .findFirst();
    return Optional.of(
        new PositionAnalysis(
            state.turn(),
            line(state, notation, best),
            new MoveValue(best.value(), best.exact(), best.points()),
            worth,
            advice.effort()));
  }

  private static List<String> line(State before, Notation notation, Candidate best) {
    State state = before.copy();
    List<Integer> moves = best.line().isEmpty() ? List.of(best.move()) : best.line();
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      if (texts.size() == LONGEST || state.over() || !state.legal(move)) {
        break;
      }
      texts.add(notation.format(state, move));
      state.play(move);
    }
    return texts.isEmpty() ? List.of(notation.format(before, best.move())) : texts;
  }
}
