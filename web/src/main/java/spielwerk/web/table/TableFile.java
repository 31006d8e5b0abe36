package spielwerk.web.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;
import spielwerk.runs.StorageFailure;

/**
 * The file of a table, written whole after every change: first beside it, then moved to its place,
 * so that a program that is killed leaves the old or the new state and nothing between.
 */
final class TableFile {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private TableFile() {}

  static void write(Path file, TableState tableState) {
    ObjectNode json = TableJson.card(tableState);
    json.put("schema", 1);
    json.put("setup", tableState.course.setup().text());
    json.put("seed", Long.toString(tableState.seed));
    json.put("live", tableState.live.id);
    json.put("paused", tableState.paused);
    json.put("hinted", tableState.hinted);
    json.put("number", tableState.number).put("filed", tableState.filed);
    ObjectNode clock = TableJson.clock(tableState.clocks, tableState.chairs.size());
    for (long gained : tableState.clocks.gained()) {
      clock.withArray("gained").add(gained);
    }
    for (boolean moved : tableState.clocks.moved()) {
      clock.withArray("moved").add(moved);
    }
    json.set("clock", clock);
    json.put("takenBack", tableState.takenBack).put("next", tableState.next);
    ObjectNode keys = json.putObject("keys").put("host", tableState.keys.host());
    tableState.keys.seats().forEach(keys.putArray("seats")::add);
    json.set("nodes", TableJson.nodes(tableState.tree()));
    json.set("analysis", AnalysisJson.file(tableState.analysis));
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.writeString(beside, json.toString());
      Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      discard(beside);
      throw new StorageFailure("the table could not be saved", failed);
    }
  }

  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft); // half of it would only fill the disk
    } catch (IOException ignored) {
      // it is swept at the next start
    }
  }

  /**
   * Reads it all at once: on Windows a file that is being read as {@link java.io.File} cannot be
   * replaced meanwhile.
   */
  private static JsonNode json(Path file) throws IOException {
    return MAPPER.readTree(Files.readAllBytes(file));
  }

  /** Whether the game of a number has ended, by the file of its table; a table may be deleted. */
  static boolean ended(Path file, int number) {
    try {
      JsonNode json = json(file);
      int current = json.path("number").asInt();
      return current > number || (current == number && !json.path("filed").asText().isEmpty());
    } catch (NoSuchFileException deleted) {
      return true;
    } catch (IOException damaged) {
      return true; // rather a game too many than one too few
    }
  }

  /**
   * @throws Mistake if the file holds no table that can be read, shown and kept in a library
   */
  static TableState read(Path file, Catalogue catalogue) {
    return of(
        file,
        catalogue,
        tableState -> {
          TableJson.whole(tableState, false);
          GameArchiver.game(tableState);
          return tableState;
        });
  }

  /**
   * What a list of tables shows.
   *
   * @throws Mistake if the file holds no table
   */
  static ObjectNode card(Path file, Catalogue catalogue) {
    return of(file, catalogue, TableJson::card);
  }

  private static <T> T of(Path file, Catalogue catalogue, Function<TableState, T> use) {
    try {
      return use.apply(read(json(file), catalogue));
    } catch (Mistake wrong) {
      throw wrong; // of a game or an engine that is not there any more, for instance
    } catch (IOException | RuntimeException damaged) {
      throw new Mistake("The table is damaged: " + file + " cannot be read.", damaged);
    }
  }

  private static TableState read(JsonNode json, Catalogue catalogue) {
    JsonNode clock = json.path("clock");
    TableSpec spec =
        new TableSpec(
            json.path("game").asText(),
            json.path("setup").asText(),
            chairs(json.path("seats")),
            clock.path("limit").asLong(),
            clock.path("increment").asLong());
    TableState tableState =
        new TableState(
            json.path("id").asText(),
            catalogue.game(spec.game()),
            spec,
            Long.parseLong(json.path("seed").asText()),
            json.path("created").asText());
    nodes(json.path("nodes"), tableState.tree());
    tableState.live = tableState.tree().node(json.path("live").asInt());
    tableState.course.at(tableState.live);
    tableState.clocks.restore(
        longs(clock.path("used")), longs(clock.path("gained")), truths(clock.path("moved")));
    tableState.takenBack = json.path("takenBack").asInt();
    tableState.next = json.path("next").asText();
    tableState.changed = json.path("changed").asText();
    tableState.kept = json.path("library").asLong();
    tableState.keptIn = json.path("libraryName").asText();
    tableState.hinted = json.path("hinted").asBoolean();
    tableState.number = json.path("number").asInt();
    tableState.filed = json.path("filed").asText();
    tableState.keys = keys(json.path("keys"), tableState.chairs.size());
    tableState.paused = json.path("paused").asBoolean();
    AnalysisJson.read(json.path("analysis"), tableState.analysis);
    if (json.has("ending")) {
      tableState.ending = ending(json.path("ending"));
    }
    return tableState;
  }

  private static List<Chair> chairs(JsonNode list) {
    List<Chair> chairs = new ArrayList<>();
    for (JsonNode one : list) {
      String name = one.path("name").asText();
      chairs.add(
          one.path("kind").asText().equals("person")
              ? Chair.person(name)
              : new Chair(
                  Chair.Kind.ENGINE,
                  name,
                  one.path("engine").asText(),
                  Budget.parse(one.path("budget").asText()),
                  Choice.parse(one.path("choice").asText()),
                  one.path("level").asInt()));
    }
    return chairs;
  }

  private static TableKeys keys(JsonNode json, int count) {
    List<String> seats = new ArrayList<>();
    json.path("seats").forEach(key -> seats.add(key.asText()));
    return seats.size() == count
        ? new TableKeys(json.path("host").asText(), seats)
        : TableKeys.open(count);
  }

  private static void nodes(JsonNode list, VariationTree tree) {
    for (JsonNode one : list) {
      int id = one.path("id").asInt();
      VariationNode node =
          id == 0
              ? tree.root()
              : tree.add(id, tree.node(one.path("parent").asInt()), one.path("move").asText());
      node.comment = one.path("comment").asText();
      node.mark = one.path("mark").asText();
      if (one.has("value")) {
        node.evaluation =
            Optional.of(
                new MoveEvaluation(
                    one.path("value").asDouble(),
                    one.path("seat").asInt(),
                    one.path("exact").asBoolean()));
      }
    }
    for (JsonNode one : list) {
      Map<Integer, Integer> place = new HashMap<>();
      one.path("children").forEach(child -> place.put(child.asInt(), place.size()));
      tree.node(one.path("id").asInt())
          .children
          .sort((a, b) -> place.getOrDefault(a.id, 0) - place.getOrDefault(b.id, 0));
    }
  }

  private static Ending ending(JsonNode json) {
    List<Double> shares = new ArrayList<>();
    json.path("shares").forEach(share -> shares.add(share.asDouble()));
    for (Ending.Reason reason : Ending.Reason.values()) {
      if (reason.toString().equals(json.path("reason").asText())) {
        return new Ending(reason, json.path("seat").asInt(), json.path("detail").asText(), shares);
      }
    }
    throw new IllegalArgumentException("no reason " + json.path("reason"));
  }

  private static boolean[] truths(JsonNode list) {
    boolean[] all = new boolean[list.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = list.get(i).asBoolean();
    }
    return all;
  }

  private static long[] longs(JsonNode list) {
    long[] all = new long[list.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = list.get(i).asLong();
    }
    return all;
  }
}
