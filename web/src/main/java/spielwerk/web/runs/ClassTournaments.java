package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import spielwerk.arena.Openings;
import spielwerk.arena.TournamentKind;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.web.live.Channel;
import spielwerk.web.table.AccessDenied;
import spielwerk.web.table.Credentials;

/**
 * The tournaments of classes, a file each in {@code classes/} of the data folder. The teacher who
 * opens one gets a key, and everybody who enters gets one to the entry; who holds neither watches.
 */
public final class ClassTournaments implements AutoCloseable {
  private static final int MOST = 500;
  private static final int LONGEST_TITLE = 100;
  private static final int MOST_GAMES = 1000;
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  private static final int KEY = 16;

  private final RunService desk;
  private final ClassFiles files;
  private final ClassJars jars;
  private final ClassScripts scripts;
  private final ClassPupils pupils;
  private final SecureRandom chance = new SecureRandom();
  private final Map<String, Channel> channels = new HashMap<>();

  /**
   * What a student hands in.
   *
   * @param engine the text that makes the engine
   * @param jar the jar that brings it, if it is not known here
   * @param script the Python script that is the engine, instead of its text
   */
  public record Wish(String name, String engine, Optional<byte[]> jar, Optional<String> script) {}

  ClassTournaments(RunService desk, Path data) {
    this.desk = desk;
    this.files = new ClassFiles(data.resolve("classes"));
    this.jars = new ClassJars(data);
    this.scripts = new ClassScripts(data);
    this.pupils = new ClassPupils(this, data, Clock.systemUTC());
  }

  /** Who hands in what was solved in the lessons. */
  public ClassPupils pupils() {
    return pupils;
  }

  /** A new class without entries, as pages get it, with the teacher's key. */
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
          "The number of games per pairing is at most %d and a multiple of %d, not %d."
              .formatted(MOST_GAMES, seats, each));
    }
    if (title.length() > LONGEST_TITLE) {
      throw new Mistake("A title has at most " + LONGEST_TITLE + " letters.");
    }
    Budget.parse(budget);
    Openings.parse(openings);
    if (files.count() >= MOST) {
      throw new Mistake("There are " + MOST + " classes already; delete some first.");
    }
    String key = name(KEY);
    String text = played.text();
    ClassTournament cup =
        new ClassTournament(
            name(8), title, text, each, budget, openings, List.of(), "", List.of(), key, List.of());
    files.keep(cup);
    return cup.json().put("key", key);
  }

  /** All classes, as pages get them. */
  public synchronized ObjectNode list() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    files.all().forEach(cup -> items.add(cup.json()));
    return json;
  }

  /** A class with the engines that can be entered, as pages get it. */
  public synchronized ObjectNode json(String id) {
    ClassTournament cup = files.find(id);
    ObjectNode json = cup.json().put("pupils", pupils.count(id));
    json.put("programs", !desk.catalogue().isClosed());
    ArrayNode engines = json.putArray("engines");
    Catalogue catalogue = desk.catalogue();
    for (EngineInfo engine : catalogue.engines(catalogue.game(cup.game()))) {
      engines.addObject().put("id", engine.id()).put("about", engine.about());
    }
    return json;
  }

  /** What somebody may do in a class. */
  public synchronized ObjectNode rights(String id, Credentials credentials) {
    return files.find(id).rights(credentials);
  }

  /** A new key for the teacher; the one before is worth nothing any more. */
  public synchronized String claim(String id) {
    String key = name(KEY);
    change(id, cup -> cup.taughtBy(key));
    return key;
  }

  /**
   * Enters an engine, or changes an entry.
   *
   * @return the key with which it can be changed and taken out
   * @throws Mistake if the engine cannot play
   * @throws AccessDenied if the name is somebody else's
   */
  public synchronized String enter(String id, Credentials credentials, Wish wish) {
    ClassTournament cup = files.find(id);
    String name = ClassEntry.checked(wish.name());
    Optional<ClassEntry> before = cup.entry(name);
    before.ifPresent(entry -> entry.checkChange(credentials));
    String key = before.map(ClassEntry::key).orElseGet(() -> name(KEY));
    String jar = before.map(ClassEntry::jar).orElse("");
    String script = before.map(ClassEntry::script).orElse("");
    String engine = wish.engine();
    boolean waits = true;
    if (wish.jar().isPresent()) {
      jar = jar.isEmpty() ? name(8) : jar;
      jars.lay(jar, wish.jar().get());
    } else if (wish.script().isPresent()) {
      checkPrograms();
      script = script.isEmpty() ? name(8) : script;
      engine = scripts.engine(script);
      desk.catalogue().engine(engine, desk.catalogue().game(cup.game())).close();
      scripts.lay(script, wish.script().get());
    } else {
      waits = startsPrograms(cup, engine);
      jars.withdraw(jar);
    }
    if (wish.script().isEmpty()) {
      scripts.forget(script);
      script = "";
    }
    ClassEntry entry = new ClassEntry(name, engine, key, waits ? name(8) : "", jar, script);
    change(id, now -> now.with(entry));
    return key;
  }

  private void checkPrograms() {
    if (desk.catalogue().isClosed()) {
      throw new Mistake(
          "Scripts can be handed in only where the teacher started the workbench with"
              + " --allow-programs.");
    }
  }

  /** What a pupil's script says, for the teacher who is to accept it, and for the pupil. */
  public synchronized String script(String id, Credentials credentials, String name) {
    ClassTournament cup = files.find(id);
    ClassEntry entry = cup.known(name);
    if (!entry.isOf(credentials)) {
      cup.checkTeacher(credentials);
    }
    if (entry.script().isEmpty()) {
      throw new Mistake("'" + name + "' has handed in no script.");
    }
    return scripts.text(entry.script());
  }

  /**
   * Whether an engine does what names from elsewhere may not do: start programs, read files.
   *
   * @throws Mistake if it cannot play at all
   */
  private boolean startsPrograms(ClassTournament cup, String engine) {
    Catalogue catalogue = desk.catalogue();
    Game game = catalogue.game(cup.game());
    catalogue.engine(engine, game).close();
    try {
      catalogue.closed().engine(engine, game).close();
      return false;
    } catch (Mistake programs) {
      return true;
    }
  }

  /**
   * The teacher lets code of a student run.
   *
   * @param seen the word for what the teacher saw; meanwhile the student may have handed in another
   */
  public void accept(String id, Credentials credentials, String name, String seen) {
    ClassEntry entry = waiting(id, credentials, name, seen);
    boolean jar = jars.waits(entry.jar());
    boolean script = scripts.waits(entry.script());
    Catalogue catalogue = desk.catalogue();
    Game game = catalogue.game(find(id).game());
    if (jar) { // which takes seconds, so others go on meanwhile
      jars.check(entry.jar(), entry.engine(), game, catalogue);
    }
    if (script) {
      checkPrograms();
      scripts.check(entry.script(), game, catalogue);
    }
    synchronized (this) {
      waiting(id, credentials, name, seen);
      if (jar) {
        jars.accept(entry.jar());
      }
      if (script) {
        scripts.accept(entry.script());
      }
      change(id, now -> now.with(entry.accepted()));
    }
  }

  private synchronized ClassEntry waiting(
      String id, Credentials credentials, String name, String seen) {
    ClassTournament cup = files.find(id);
    cup.checkTeacher(credentials);
    ClassEntry entry = cup.known(name);
    if (entry.plays()) {
      throw new Mistake("'" + name + "' takes part already.");
    }
    if (!entry.waits().equals(seen)) {
      throw new Mistake("'" + name + "' has handed in another engine in the meantime; look again.");
    }
    return entry;
  }

  /** Takes an entry out: its student, or the teacher. */
  public synchronized void remove(String id, Credentials credentials, String name) {
    ClassTournament cup = files.find(id);
    ClassEntry entry = cup.known(name);
    if (!entry.isOf(credentials) && !cup.teaches(credentials)) {
      throw new AccessDenied(
          "Only whoever entered '" + name + "', or the teacher, can take it out.");
    }
    jars.forget(entry.jar());
    scripts.forget(entry.script());
    change(id, now -> now.without(entry));
  }

  /** Begins the round robin, and returns the name of its run. */
  public String start(String id, Credentials credentials, int threads) {
    ClassTournament cup = find(id);
    cup.checkTeacher(credentials);
    if (cup.players().size() < 2) {
      throw new Mistake("A tournament needs at least two entries that are accepted.");
    }
    String run = desk.start(TournamentKind.TYPE.id(), cup.yaml(), threads);
    change(id, now -> now.playing(run));
    return run;
  }

  /** The teacher chooses what the class is to solve: addresses behind {@code #/learn/}. */
  public synchronized void set(String id, Credentials credentials, List<String> exercises) {
    files.find(id).checkTeacher(credentials);
    exercises.forEach(ExerciseResult::checked);
    change(id, cup -> cup.asking(exercises.stream().distinct().toList()));
  }

  /** Checks that somebody may pause, resume, end or delete a run: that of a class its teacher. */
  public synchronized void checkRun(String run, Credentials credentials) {
    files.all().stream()
        .filter(cup -> cup.began(run))
        .forEach(cup -> cup.checkTeacher(credentials));
  }

  public synchronized void delete(String id, Credentials credentials) {
    ClassTournament cup = files.find(id);
    cup.checkTeacher(credentials);
    cup.entries().forEach(entry -> jars.forget(entry.jar()));
    cup.entries().forEach(entry -> scripts.forget(entry.script()));
    files.delete(id);
    pupils.forget(id);
  }

  /** The channel on which the class is published. */
  public synchronized Channel channel(String id) {
    ObjectNode now = json(id);
    Channel channel = channels.computeIfAbsent(id, name -> new Channel());
    channel.publish("class", "class", now.toString());
    return channel;
  }

  synchronized ClassTournament find(String id) {
    return files.find(id);
  }

  private synchronized void change(String id, UnaryOperator<ClassTournament> how) {
    files.keep(how.apply(files.find(id)));
    publish(id);
  }

  /** Tells all pages that something about a class is different now. */
  synchronized void publish(String id) {
    if (channels.containsKey(id)) {
      channels.get(id).publish("class", "class", json(id).toString());
    }
  }

  String newKey() {
    return name(KEY);
  }

  String newName() {
    return name(8);
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
