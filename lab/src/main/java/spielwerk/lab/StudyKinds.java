package spielwerk.lab;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Function;
import spielwerk.runs.spec.YamlFields;

/**
 * Kinds of studies, a package of them. They are found by {@link ServiceLoader}, so that a new kind
 * needs no change elsewhere.
 */
public interface StudyKinds {
  /** How each kind is read, by the word that stands under {@code kind} in the file. */
  Map<String, Function<YamlFields, Study>> readers();

  /** How the kind named in a file is read. */
  static Function<YamlFields, Study> reader(YamlFields fields) {
    Map<String, Function<YamlFields, Study>> all = new LinkedHashMap<>();
    ServiceLoader.load(StudyKinds.class, StudyKinds.class.getClassLoader())
        .forEach(kinds -> all.putAll(kinds.readers()));
    String word = fields.text("kind");
    Function<YamlFields, Study> reader = all.get(word);
    if (reader == null) {
      throw fields.mistake(
          "kind",
          "there is no kind '%s' of experiments; there are %s"
              .formatted(word, String.join(", ", all.keySet())));
    }
    return reader;
  }
}
