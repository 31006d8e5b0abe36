package spielwerk.core;

/**
 * Invalid input from a person: a wrong option, an illegal move, an unreadable file. Its message is
 * one clear sentence that names the thing and what is allowed instead; the command line shows it
 * and exits with 2.
 */
public final class Mistake extends RuntimeException {
  private static final int LONGEST = 4000;

  public Mistake(String sentence) {
    super(shortened(sentence));
  }

  public Mistake(String sentence, Throwable cause) {
    super(shortened(sentence), cause);
  }

  /** What was typed or read may be megabytes long, and it is in the middle of the sentence. */
  private static String shortened(String sentence) {
    int half = LONGEST / 2;
    return sentence.length() <= LONGEST
        ? sentence
        : sentence.substring(0, half) + " .. " + sentence.substring(sentence.length() - half);
  }
}
