package spielwerk.core;

/**
 * Something that was asked for could not be finished: the budget ran out, or it was stopped. The
 * command line exits with 1.
 */
public final class Unfinished extends RuntimeException {
  public Unfinished(String sentence) {
    super(sentence);
  }
}
