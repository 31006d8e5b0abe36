package spielwerk.core;

import java.util.List;

/**
 * What one member had to say in an advice that several made together, as a team does.
 *
 * @param who the text that makes the member
 * @param wants the move it would have played, or -1 if it had no opinion
 * @param shares by candidate of the advice: how much of that candidate's rating comes from this
 *     member, 0 to 1
 */
public record Voice(String who, int wants, List<Double> shares) {
  public Voice {
    shares = List.copyOf(shares);
  }
}
