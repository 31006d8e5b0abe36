package spielwerk.lab.reproduction;

import java.util.List;

/** What the numbers allow to say about a claim. */
public enum Verdict {
  HELD("held"),
  DID_NOT_HOLD("did not hold"),
  CANNOT_BE_TOLD("cannot be told");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** Of a finding with several claims: all must hold, and one that does not is enough. */
  static Verdict together(List<Verdict> claims) {
    if (claims.contains(DID_NOT_HOLD)) {
      return DID_NOT_HOLD;
    }
    return claims.contains(CANNOT_BE_TOLD) ? CANNOT_BE_TOLD : HELD;
  }

  @Override
  public String toString() {
    return words;
  }
}
