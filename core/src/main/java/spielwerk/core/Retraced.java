package spielwerk.core;

import java.util.List;
import java.util.Map;

/**
 * Ability of a {@link Game}: a picture of a position can also show how it came about: what happened
 * when, and why.
 */
public interface Retraced {
  /**
   * The course of a game, as maps, lists, texts, numbers and truth values; the game's board in the
   * browser knows the names.
   *
   * @param moves from the setup to the position that is shown
   */
  Map<String, Object> history(Setup setup, List<Integer> moves);
}
