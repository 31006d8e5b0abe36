package spielwerk.core;

/**
 * Something that was asked for could not be finished: the budget ended, somebody said stop. The
 * command line exits with 1.
 */
public final class Unfinished extends RuntimeException {
  public Unfinished(String sentence) {
    super(sentence);
  }
}
