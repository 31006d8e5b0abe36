package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import spielwerk.core.Mistake;
import spielwerk.web.table.AccessDenied;
import spielwerk.web.table.Credentials;

/**
 * Somebody of a class who hands in what was solved in the lessons.
 *
 * @param id under which the file is kept
 * @param key known to the browser that joined; empty if whoever gives the name next shall have it
 */
record Pupil(String id, String name, String key, List<ExerciseResult> results) {
  static final int MOST_EXERCISES = 200;

  Pupil {
    Objects.requireNonNull(id);
    Objects.requireNonNull(name);
    results = results == null ? List.of() : List.copyOf(results);
    key = Objects.requireNonNullElse(key, "");
  }

  boolean isCalled(String someName) {
    return name.equalsIgnoreCase(someName);
  }

  boolean isOf(Credentials credentials) {
    return credentials.has(key);
  }

  void checkSelf(Credentials credentials) {
    if (!isOf(credentials)) {
      throw new AccessDenied(
          "Somebody else is called '"
              + name
              + "' in this class; take another name, or ask your teacher to release it.");
    }
  }

  Pupil with(String otherKey) {
    return new Pupil(id, name, otherKey, results);
  }

  /** With one more try at an exercise. */
  Pupil tried(String exercise, boolean solved, int points, int most, String when) {
    List<ExerciseResult> all = new ArrayList<>(results);
    int at = 0;
    while (at < all.size() && !all.get(at).exercise().equals(exercise)) {
      at++;
    }
    if (at == all.size()) {
      if (at == MOST_EXERCISES) {
        throw new Mistake("A pupil hands in " + MOST_EXERCISES + " exercises at most.");
      }
      all.add(ExerciseResult.untried(exercise));
    }
    all.set(at, all.get(at).after(solved, points, most, when));
    return new Pupil(id, name, key, all);
  }

  /** As the teacher gets it, without the key. */
  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("name", name).put("released", key.isEmpty());
    ArrayNode list = json.putArray("results");
    for (ExerciseResult one : results) {
      ObjectNode result = list.addObject().put("exercise", one.exercise());
      result.put("tries", one.tries()).put("solved", one.solved());
      result.put("points", one.points()).put("most", one.most()).put("last", one.last());
    }
    return json;
  }
}
