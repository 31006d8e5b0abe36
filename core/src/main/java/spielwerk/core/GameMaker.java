package spielwerk.core;

/**
 * Makes a game from its options. Found by {@link java.util.ServiceLoader}, so a jar can bring more
 * of them.
 */
public interface GameMaker {
  GameInfo info();

  /**
   * The game with these options.
   *
   * @throws Mistake if the options do not go together
   */
  Game make(Settings settings);
}
