package spielwerk.core;

import java.util.Map;

/**
 * Ability of a {@link State}: a picture of the game needs more than the text of the position says
 * at a glance (what lies on a field, what a building would earn).
 */
public interface Viewed {
  /**
   * What a picture needs, as maps, lists, texts, numbers and truth values; the game's board in the
   * browser knows the names.
   *
   * @param seat who looks, or -1 for somebody who may see what all may see
   */
  Map<String, Object> view(int seat);
}
