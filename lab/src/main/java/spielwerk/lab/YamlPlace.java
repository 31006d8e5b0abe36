package spielwerk.lab;

import org.yaml.snakeyaml.nodes.Node;
import spielwerk.core.Mistake;

/** A line of a file, for sentences about what is wrong there. */
record YamlPlace(String file, int line) {
  YamlPlace at(int other) {
    return new YamlPlace(file, other);
  }

  YamlPlace of(Node node) {
    return at(node.getStartMark().getLine() + 1);
  }

  Mistake mistake(String sentence) {
    return new Mistake(file + ", line " + line + ": " + sentence + ".");
  }
}
