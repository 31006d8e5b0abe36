package spielwerk.web.table;

/** Somebody without the key for it wanted something. The message is a sentence for people. */
public final class Denied extends RuntimeException {
  public Denied(String sentence) {
    super(sentence);
  }
}
