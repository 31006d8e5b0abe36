package spielwerk.arena.library.files;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A node of a game tree in an SGF file: properties as they stand there, and what follows. */
final class SgfNode {
  private final int offset;
  private final Map<String, List<String>> properties = new LinkedHashMap<>();
  private final List<SgfNode> next = new ArrayList<>();

  SgfNode(int offset) {
    this.offset = offset;
  }

  /** Where it begins in the file. */
  int offset() {
    return offset;
  }

  Map<String, List<String>> properties() {
    return properties;
  }

  /** The first of these is the main line. */
  List<SgfNode> next() {
    return next;
  }

  boolean has(String name) {
    return properties.containsKey(name);
  }

  /** The first value of a property as it stands there, brackets and escapes still in it. */
  private Optional<String> raw(String name) {
    return Optional.ofNullable(properties.get(name)).map(values -> values.get(0));
  }

  /** A text of several lines: escapes taken away, line breaks kept. */
  String text(String name) {
    return raw(name).map(raw -> SgfText.read(raw, true)).orElse("");
  }

  /** A text of one line. */
  String word(String name) {
    return raw(name).map(raw -> SgfText.read(raw, false).strip()).orElse("");
  }
}
