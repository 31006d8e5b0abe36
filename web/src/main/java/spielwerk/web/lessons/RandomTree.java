package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.random.RandomGenerator;
import spielwerk.core.Seeds;

/** Trees to practise on: the same number always draws the same tree. */
public final class RandomTree {
  /** Leaves lie from minus this to this. */
  private static final int RANGE = 15;

  private RandomTree() {}

  /**
   * A tree as nested lists.
   *
   * @param depth how many moves from the root to every leaf
   * @param width how many children a node has at most; it has two at least
   */
  public static ObjectNode draw(long seed, int depth, int width) {
    StringBuilder text = new StringBuilder();
    write(text, depth, width, Seeds.stream(seed, 0, Seeds.Purpose.SETUP, 0));
    return JsonNodeFactory.instance.objectNode().put("seed", seed).put("tree", text.toString());
  }

  private static void write(StringBuilder text, int depth, int width, RandomGenerator random) {
    if (depth == 0) {
      text.append(random.nextInt(-RANGE, RANGE + 1));
      return;
    }
    int children = random.nextInt(2, width + 1);
    for (int i = 0; i < children; i++) {
      text.append(i == 0 ? '[' : ',');
      write(text, depth - 1, width, random);
    }
    text.append(']');
  }
}
