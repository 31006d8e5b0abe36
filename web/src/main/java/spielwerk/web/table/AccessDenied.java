package spielwerk.web.table;

/** Somebody without the key for it wanted something. The message is a sentence for people. */
public final class AccessDenied extends RuntimeException {
  public AccessDenied(String sentence) {
    super(sentence);
  }
}
