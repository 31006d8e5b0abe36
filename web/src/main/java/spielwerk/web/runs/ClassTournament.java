package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import spielwerk.core.Mistake;
import spielwerk.web.table.AccessDenied;
import spielwerk.web.table.Credentials;

/**
 * The tournament of a class: students enter engines until the teacher begins the round robin.
 *
 * @param game the text that makes the game
 * @param games how many games each pair plays, a multiple of the seats
 * @param budget how long everybody may think per move
 * @param openings as a tournament has them
 * @param run the round robin that was begun last, or empty
 * @param earlier those begun before it
 * @param teacher the teacher's key; empty in a class from before there were keys, which belongs to
 *     the owner of the workbench
 * @param exercises what the class shall solve, as {@link ExerciseResult} names it
 */
record ClassTournament(
    String id,
    String title,
    String game,
    int games,
    String budget,
    String openings,
    List<ClassEntry> entries,
    String run,
    List<String> earlier,
    String teacher,
    List<String> exercises) {
  private static final int MOST_ENTRIES = 100;

  ClassTournament {
    // whoever wrote the file
    Stream.of(id, title, game, budget, openings, run).forEach(Objects::requireNonNull);
    entries = List.copyOf(entries);
    earlier = earlier == null ? List.of() : List.copyOf(earlier);
    teacher = Objects.requireNonNullElse(teacher, "");
    exercises = exercises == null ? List.of() : List.copyOf(exercises);
  }

  boolean teaches(Credentials credentials) {
    return teacher.isEmpty() ? credentials.owner() : credentials.has(teacher);
  }

  void checkTeacher(Credentials credentials) {
    if (!teaches(credentials)) {
      throw new AccessDenied("Only the teacher, who opened this class, can do that.");
    }
  }

  /** Whether a round robin is this class's. */
  boolean began(String someRun) {
    return run.equals(someRun) || earlier.contains(someRun);
  }

  Optional<ClassEntry> entry(String name) {
    return entries.stream().filter(one -> one.name().equals(name)).findFirst();
  }

  ClassEntry known(String name) {
    return entry(name)
        .orElseThrow(() -> new Mistake("Nobody is called '" + name + "' in this class."));
  }

  /** The class with one more entry, or with a changed one. */
  ClassTournament with(ClassEntry entry) {
    List<ClassEntry> all = new ArrayList<>(entries);
    int before = entry(entry.name()).map(all::indexOf).orElse(-1);
    if (before >= 0) {
      all.set(before, entry);
    } else {
      all.add(entry);
    }
    if (all.size() > MOST_ENTRIES) {
      throw new Mistake("A class has at most " + MOST_ENTRIES + " entries.");
    }
    return entered(all);
  }

  ClassTournament without(ClassEntry entry) {
    return entered(entries.stream().filter(one -> !one.equals(entry)).toList());
  }

  private ClassTournament entered(List<ClassEntry> all) {
    return new ClassTournament(
        id, title, game, games, budget, openings, all, run, earlier, teacher, exercises);
  }

  ClassTournament playing(String begun) {
    List<String> before = new ArrayList<>(earlier);
    if (!run.isEmpty()) {
      before.add(run);
    }
    return new ClassTournament(
        id, title, game, games, budget, openings, entries, begun, before, teacher, exercises);
  }

  ClassTournament taughtBy(String key) {
    return new ClassTournament(
        id, title, game, games, budget, openings, entries, run, earlier, key, exercises);
  }

  ClassTournament asking(List<String> others) {
    return new ClassTournament(
        id, title, game, games, budget, openings, entries, run, earlier, teacher, others);
  }

  /** Those that the teacher need not accept any more. */
  List<ClassEntry> players() {
    return entries.stream().filter(ClassEntry::plays).toList();
  }

  /** The round robin as the file of a tournament; JSON is YAML. */
  String yaml() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game).put("kind", "roundrobin").put("games", games);
    json.put("budget", budget).put("openings", openings);
    ArrayNode list = json.putArray("players");
    players().forEach(one -> list.addObject().put("name", one.name()).put("engine", one.engine()));
    return json.toString();
  }

  /** As pages get it, without the keys. */
  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", id).put("title", title).put("game", game).put("games", games);
    json.put("budget", budget).put("openings", openings).put("run", run);
    ArrayNode list = json.putArray("entries");
    entries.forEach(entry -> list.add(entry.json()));
    ArrayNode asked = json.putArray("exercises");
    exercises.forEach(asked::add);
    return json;
  }

  /** What somebody may do here. */
  ObjectNode rights(Credentials credentials) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("teacher", teaches(credentials));
    ArrayNode mine = json.putArray("mine");
    entries.stream().filter(one -> one.isOf(credentials)).forEach(one -> mine.add(one.name()));
    return json;
  }
}
