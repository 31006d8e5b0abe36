package spielwerk.web.api;

/** A request that is not answered; the message is one clear sentence. */
public final class RequestRefused extends RuntimeException {
  private final int status;

  /**
   * @param status of HTTP, 4xx or 503
   */
  public RequestRefused(int status, String sentence) {
    super(sentence);
    this.status = status;
  }

  public int status() {
    return status;
  }
}
