package spielwerk.core;

/**
 * Where a game starts, as a text that its {@link Game} reads: {@link #STANDARD}, something drawn
 * from a seed, or any position written by {@link Notation#position}. A record that keeps setup and
 * moves keeps the whole game.
 */
public record Setup(String text) {
  /** The position in which this game always starts. */
  public static final Setup STANDARD = new Setup("");

  public boolean isStandard() {
    return text.isEmpty();
  }
}
