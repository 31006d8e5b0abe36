package spielwerk.web.runs;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import spielwerk.arena.Openings;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.web.live.Channel;
import spielwerk.web.table.Missing;

/** The tournaments of classes, a file each in {@code classes/} of the data folder. */
public final class ClassCups implements AutoCloseable {
  private static final int MOST = 500;
  private static final int LONGEST_TITLE = 100;
  private static final int MOST_GAMES = 1000;
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final RunDesk desk;
  private final Path folder;
  private final SecureRandom chance = new SecureRandom();
  private final Map<String, Channel> channels = new HashMap<>();

  ClassCups(RunDesk desk, Path data) {
    this.desk = desk;
    this.folder = data.resolve("classes");
  }

  /** A new class without entries, as pages get it. */
  public synchronized ObjectNode begin(
      String title, String game, int games, String budget, String openings) {
    Game played = desk.catalogue().game(game);
    int seats = played.traits().seats();
    if (seats < 2) {
      throw new Mistake(played.text() + " is played alone, so there is no round robin of it.");
    }
    int each = games == 0 ? seats : games;
    if (each < 1 || each > MOST_GAMES || each % seats != 0) {
      throw new Mistake(
          "Each two play a number of games up to %d that %d divides, not %d."
              .formatted(MOST_GAMES, seats, each));
    }
    if (title.length() > LONGEST_TITLE) {
      throw new Mistake("A title has at most " + LONGEST_TITLE + " letters.");
    }
    Budget.parse(budget);
    Openings.parse(openings);
    if (files().size() >= MOST) {
      throw new Mistake("There are " + MOST + " classes already; delete some first.");
    }
    ClassCup cup =
        new ClassCup(name(8), title, played.text(), each, budget, openings, List.of(), "");
    keep(cup);
    return cup.json();
  }

  /** All classes, as pages get them. */
  public synchronized ObjectNode list() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    for (Path file : files()) {
      try {
        items.add(find(file.getFileName().toString().replace(".json", "")).json());
      } catch (Missing | Mistake damaged) {
        // the others still count
      }
    }
    return json;
  }

  /** A class with the engines that can be entered, as pages get it. */
  public synchronized ObjectNode json(String id) {
    ClassCup cup = find(id);
    ObjectNode json = cup.json();
    ArrayNode engines = json.putArray("engines");
    Catalogue catalogue = desk.catalogue();
    for (EngineInfo engine : catalogue.engines(catalogue.game(cup.game()))) {
      engines.addObject().put("id", engine.id()).put("about", engine.about());
    }
    return json;
  }

  /**
   * Enters an engine.
   *
   * @param key of an earlier entry under this name that is to be changed; empty for a new one
   * @return the key with which it can be changed
   * @throws Mistake if the engine cannot play, or the name is taken
   */
  public String enter(String id, String name, String key, String engine) {
    ClassCup cup = find(id);
    Catalogue catalogue = desk.catalogue();
    catalogue.engine(engine, catalogue.game(cup.game())).close();
    String own = key.isEmpty() ? name(16) : key;
    change(id, before -> before.with(new ClassCup.Entry(name.strip(), engine, own)));
    return own;
  }

  /** The engine that plays written lines of moves, and then as another one. */
  public static String opening(String lines, String then) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("lines", String.join("; ", lines.lines().filter(l -> !l.isBlank()).toList()));
    options.put("then", then);
    return new Name("opening", List.of(), options).toString();
  }

  public void remove(String id, String name) {
    change(id, cup -> cup.without(name));
  }

  /** Begins the round robin, and returns the name of its run. */
  public String start(String id, int threads) {
    ClassCup cup = find(id);
    if (cup.entries().size() < 2) {
      throw new Mistake("A tournament needs at least two entries.");
    }
    String run = desk.start("tournament", cup.yaml(), threads);
    change(id, now -> now.playing(run));
    return run;
  }

  public synchronized void delete(String id) {
    find(id);
    try {
      Files.delete(file(id));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Where the class is told of. */
  public synchronized Channel channel(String id) {
    ObjectNode now = json(id);
    Channel channel = channels.computeIfAbsent(id, name -> new Channel());
    channel.publish("class", "class", now.toString());
    return channel;
  }

  private synchronized void change(String id, UnaryOperator<ClassCup> how) {
    keep(how.apply(find(id)));
    if (channels.containsKey(id)) {
      channels.get(id).publish("class", "class", json(id).toString());
    }
  }

  private void keep(ClassCup cup) {
    try {
      Files.createDirectories(folder);
      Path draft = folder.resolve(cup.id() + ".new");
      Files.write(draft, MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(cup));
      Files.move(draft, file(cup.id()), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private synchronized ClassCup find(String id) {
    if (!id.matches("[a-z0-9]{1,20}") || !Files.exists(file(id))) {
      throw new Missing("There is no class '" + (id.length() <= 40 ? id : "..") + "'.");
    }
    try {
      return MAPPER.readValue(file(id).toFile(), ClassCup.class);
    } catch (IOException damaged) {
      throw new Mistake("The file of the class " + id + " is damaged.", damaged);
    }
  }

  private Path file(String id) {
    return folder.resolve(id + ".json");
  }

  private List<Path> files() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return new ArrayList<>(files.filter(f -> f.toString().endsWith(".json")).sorted().toList());
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private String name(int length) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < length; i++) {
      name.append(LETTERS.charAt(chance.nextInt(LETTERS.length())));
    }
    return name.toString();
  }

  @Override
  public synchronized void close() {
    channels.values().forEach(Channel::close);
  }
}
