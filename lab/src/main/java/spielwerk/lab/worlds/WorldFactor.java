package spielwerk.lab.worlds;

import java.util.List;
import spielwerk.runs.spec.YamlFields;

/**
 * Something that is not the same in all worlds.
 *
 * @param name stands as {@code {name}} in the texts of the game and of the engines
 * @param says what it is, in words
 * @param values its values in their order, such as from small to large
 */
record WorldFactor(String name, String says, List<String> values) {
  private static final int MOST_VALUES = 20;

  static WorldFactor read(YamlFields fields) {
    WorldFactor factor =
        new WorldFactor(
            fields.text("name"), fields.text("says"), fields.texts("values", 2, MOST_VALUES));
    fields.done();
    return factor;
  }

  /** Where a value stands between the first, -1, and the last, 1. */
  double place(int value) {
    return 2.0 * value / (values.size() - 1) - 1;
  }

  String least() {
    return values.get(0);
  }

  String most() {
    return values.get(values.size() - 1);
  }
}
