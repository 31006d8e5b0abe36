package spielwerk.core;

/**
 * Invalid input from a person: a wrong option, an illegal move, an unreadable file. Its message is
 * one clear sentence that names the thing and what is allowed instead; the command line shows it
 * and exits with 2.
 */
public final class Mistake extends RuntimeException {
  public Mistake(String sentence) {
    super(sentence);
  }

  public Mistake(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
