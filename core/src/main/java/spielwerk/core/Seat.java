package spielwerk.core;

/**
 * Who sits at a seat: an engine, how long it may think per move, and how its advice becomes a move.
 *
 * @param text the text that makes the engine again
 */
public record Seat(String text, Engine engine, Budget budget, Choice choice) {
  public static Seat of(String text, Engine engine) {
    return new Seat(text, engine, Budget.FREE, Choice.BEST);
  }
}
