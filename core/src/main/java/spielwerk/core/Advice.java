package spielwerk.core;

import java.util.List;
import java.util.Objects;

/**
 * What an engine says about a position.
 *
 * @param candidates the moves it rates, best first; empty if it has no opinion
 * @param voices who said what, if several made it together; usually empty
 */
public record Advice(List<Candidate> candidates, Intent intent, Effort effort, List<Voice> voices) {

  public Advice {
    candidates = List.copyOf(candidates);
    voices = List.copyOf(voices);
    Objects.requireNonNull(intent, "an advice without intent");
    Objects.requireNonNull(effort, "an advice without effort");
  }

  /** The advice of one engine alone. */
  public Advice(List<Candidate> candidates, Intent intent, Effort effort) {
    this(candidates, intent, effort, List.of());
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

  public Advice withEffort(Effort effort) {
    return new Advice(candidates, intent, effort, voices);
  }

  /** The advice of an engine whose values mean something other than the caller expects. */
  public Advice withoutValues() {
    return new Advice(
        candidates.stream().map(Candidate::withoutValue).toList(), intent, effort, voices);
  }

  /** The advice with its first candidates only. */
  public Advice top(int most) {
    if (candidates.size() <= most) {
      return this;
    }
    List<Voice> heard =
        voices.stream()
            .map(voice -> new Voice(voice.who(), voice.wants(), voice.shares().subList(0, most)))
            .toList();
    return new Advice(candidates.subList(0, most), intent, effort, heard);
  }

  /** What a player means beyond the move: to play on, or about a draw, or to give up. */
  public enum Intent {
    PLAY,
    OFFER_DRAW,
    ACCEPT_DRAW,
    RESIGN
  }
}
