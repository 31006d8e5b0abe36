package spielwerk.core;

/**
 * An engine as it is put to work.
 *
 * @param engine the text that makes it
 * @param budget what it may spend on a move
 * @param choice how a move is made of its advice
 */
public record ConfiguredEngine(String engine, Budget budget, Choice choice) {
  public static ConfiguredEngine of(String engine) {
    return new ConfiguredEngine(engine, Budget.FREE, Choice.BEST);
  }

  /** The best move within a budget, such as {@code time=2s}. */
  public static ConfiguredEngine of(String engine, String budget) {
    return new ConfiguredEngine(engine, Budget.parse(budget), Choice.BEST);
  }

  /** Moves drawn as a choice says, such as {@code temperature=1}. */
  public static ConfiguredEngine drawn(String engine, String choice) {
    return new ConfiguredEngine(engine, Budget.FREE, Choice.parse(choice));
  }

  /** Whether it can be made for a game. */
  public boolean plays(Game game, Catalogue catalogue) {
    try (Engine made = catalogue.engine(engine, game)) {
      return !made.info().id().isEmpty();
    } catch (Mistake cannot) {
      return false;
    }
  }
}
