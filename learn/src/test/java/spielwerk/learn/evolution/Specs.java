package spielwerk.learn.evolution;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import spielwerk.runs.Json;

/** Specs that differ from the paper's in some places. */
final class Specs {
  private static final ObjectMapper JSON = Json.mapper();

  private Specs() {}

  /** The paper's usual evolution with other values: name, value, name, value. */
  static EvolutionSpec with(Object... changes) {
    return with(EvolutionSpec.of("qwixx:rules=paper", "poly"), changes);
  }

  static EvolutionSpec with(EvolutionSpec spec, Object... changes) {
    ObjectNode tree = JSON.valueToTree(spec);
    for (int i = 0; i < changes.length; i += 2) {
      tree.set((String) changes[i], JSON.valueToTree(changes[i + 1]));
    }
    try {
      return JSON.treeToValue(tree, EvolutionSpec.class);
    } catch (com.fasterxml.jackson.core.JsonProcessingException wrong) {
      if (wrong.getCause() instanceof spielwerk.core.Mistake mistake) {
        throw mistake;
      }
      throw new UncheckedIOException(wrong);
    }
  }

  /** A small evolution that takes no time. */
  static EvolutionSpec small(Object... changes) {
    return with(
        with("degree", 1, "populationSize", 20, "rounds", 4, "generations", 6, "seed", 3), changes);
  }
}
