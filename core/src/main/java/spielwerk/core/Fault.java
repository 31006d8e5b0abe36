package spielwerk.core;

/**
 * What an engine throws if it knows how it failed, as one does that only speaks for an external
 * program. The referee takes the reason and the sentence as they are.
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
