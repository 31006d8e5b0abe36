package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Objects;
import spielwerk.core.Mistake;
import spielwerk.web.table.AccessDenied;
import spielwerk.web.table.Credentials;

/**
 * Who takes part in the tournament of a class.
 *
 * @param engine the text that makes the engine
 * @param key known to whoever entered it, who may change it and take it out
 * @param waits empty if it plays; else a word for what was handed in, which the teacher has to
 *     accept first, as it brings code that would run on the teacher's machine
 * @param jar under which the student's jar is kept, or empty
 * @param script under which the student's script is kept, or empty
 */
record ClassEntry(String name, String engine, String key, String waits, String jar, String script) {
  private static final int LONGEST_NAME = 40;

  ClassEntry {
    Objects.requireNonNull(name);
    Objects.requireNonNull(engine);
    key = Objects.requireNonNullElse(key, "");
    waits = Objects.requireNonNullElse(waits, "");
    jar = Objects.requireNonNullElse(jar, "");
    script = Objects.requireNonNullElse(script, "");
  }

  /** A name that can be entered. */
  static String checked(String name) {
    String bare = name.strip();
    if (bare.isEmpty()
        || bare.length() > LONGEST_NAME
        || bare.chars().anyMatch(Character::isISOControl)) {
      throw new Mistake("A name has 1 to " + LONGEST_NAME + " letters.");
    }
    return bare;
  }

  boolean plays() {
    return waits.isEmpty();
  }

  boolean isOf(Credentials credentials) {
    return credentials.has(key);
  }

  void checkChange(Credentials credentials) {
    if (!isOf(credentials)) {
      throw new AccessDenied("Somebody else is called '" + name + "' already; take another name.");
    }
  }

  ClassEntry accepted() {
    return new ClassEntry(name, engine, key, "", jar, script);
  }

  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("name", name).put("engine", engine);
    json.put("script", !script.isEmpty());
    return json.put("waits", waits).put("jar", !jar.isEmpty());
  }
}
