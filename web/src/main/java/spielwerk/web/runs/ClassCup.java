package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Mistake;

/**
 * The tournament of a class: students enter engines until the teacher begins the round robin.
 *
 * @param game the text that makes the game
 * @param games how many each two play, a multiple of the seats
 * @param budget how long everybody may think a move
 * @param openings as a tournament has them
 * @param run the round robin that was begun last, or empty
 */
record ClassCup(
    String id,
    String title,
    String game,
    int games,
    String budget,
    String openings,
    List<Entry> entries,
    String run) {
  private static final int MOST_ENTRIES = 100;
  private static final int LONGEST_NAME = 40;

  /**
   * Who takes part.
   *
   * @param engine the text that makes the engine
   * @param key known to whoever entered it, who may change it
   */
  record Entry(String name, String engine, String key) {}

  ClassCup {
    entries = List.copyOf(entries);
  }

  /**
   * The class with one more entry, or with a changed one.
   *
   * @throws Mistake if the name is no name, or taken by somebody else
   */
  ClassCup with(Entry entry) {
    if (entry.name.isBlank()
        || entry.name.length() > LONGEST_NAME
        || entry.name.chars().anyMatch(Character::isISOControl)) {
      throw new Mistake("A name has 1 to " + LONGEST_NAME + " letters.");
    }
    Optional<Entry> before = entries.stream().filter(e -> e.name.equals(entry.name)).findFirst();
    if (before.isPresent() && !before.get().key.equals(entry.key)) {
      throw new Mistake("Somebody else is called '" + entry.name + "' already; take another name.");
    }
    List<Entry> all = new ArrayList<>(entries);
    before.ifPresent(all::remove);
    all.add(entry);
    if (all.size() > MOST_ENTRIES) {
      throw new Mistake("A class has at most " + MOST_ENTRIES + " entries.");
    }
    return new ClassCup(id, title, game, games, budget, openings, all, run);
  }

  ClassCup without(String name) {
    List<Entry> others = entries.stream().filter(entry -> !entry.name.equals(name)).toList();
    if (others.size() == entries.size()) {
      throw new Mistake("Nobody is called '" + name + "' here.");
    }
    return new ClassCup(id, title, game, games, budget, openings, others, run);
  }

  ClassCup playing(String begun) {
    return new ClassCup(id, title, game, games, budget, openings, entries, begun);
  }

  /** The round robin as the file of a tournament; JSON is YAML. */
  String yaml() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game).put("kind", "roundrobin").put("games", games);
    json.put("budget", budget).put("openings", openings);
    ArrayNode players = json.putArray("players");
    entries.forEach(
        entry -> players.addObject().put("name", entry.name).put("engine", entry.engine));
    return json.toString();
  }

  /** As pages get it, without the keys. */
  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", id).put("title", title).put("game", game).put("games", games);
    json.put("budget", budget).put("openings", openings).put("run", run);
    ArrayNode list = json.putArray("entries");
    entries.forEach(entry -> list.addObject().put("name", entry.name).put("engine", entry.engine));
    return json;
  }
}
