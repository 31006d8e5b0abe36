package spielwerk.core;

/** Something that was asked for by its name is not there. The message is one clear sentence. */
public final class NotFound extends RuntimeException {
  public NotFound(String sentence) {
    super(sentence);
  }
}
