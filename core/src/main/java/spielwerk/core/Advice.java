package spielwerk.core;

import java.util.List;
import java.util.Objects;

/**
 * What an engine says about a position.
 *
 * @param candidates the moves it rates, best first; empty if it has no opinion
 */
public record Advice(List<Candidate> candidates, Intent intent, Effort effort) {

  public Advice {
    candidates = List.copyOf(candidates);
    Objects.requireNonNull(intent, "an advice without intent");
    Objects.requireNonNull(effort, "an advice without effort");
  }

  /** No opinion: any legal move is as good as another. */
  public static Advice none() {
    return new Advice(List.of(), Intent.PLAY, Effort.NONE);
  }

  /** One move and nothing more. */
  public static Advice of(int move) {
    return new Advice(List.of(Candidate.of(move)), Intent.PLAY, Effort.NONE);
  }

  public static Advice of(List<Candidate> candidates, Effort effort) {
    return new Advice(candidates, Intent.PLAY, effort);
  }

  /** What a player means beyond the move: to play on, or about a draw, or to give up. */
  public enum Intent {
    PLAY,
    OFFER_DRAW,
    ACCEPT_DRAW,
    RESIGN
  }
}
