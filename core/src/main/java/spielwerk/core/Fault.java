package spielwerk.core;

/**
 * What an engine throws that knows how it failed, as one that only speaks for a program outside
 * does. The referee takes the reason and the sentence as they are.
 */
public final class Fault extends RuntimeException {
  private final Ending.Reason reason;

  /**
   * @param reason one that is a {@linkplain Ending.Reason#fault() fault}
   */
  public Fault(Ending.Reason reason, String sentence) {
    super(sentence);
    if (!reason.fault()) {
      throw new IllegalArgumentException(reason + " is not a fault of an engine");
    }
    this.reason = reason;
  }

  public Ending.Reason reason() {
    return reason;
  }
}
