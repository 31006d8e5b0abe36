package spielwerk.fuzz;

import com.google.re2j.Pattern;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import spielwerk.arena.Openings;
import spielwerk.arena.library.files.GameReader;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Progress;
import spielwerk.core.Puzzle;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.engines.experience.ExperienceFile;
import spielwerk.engines.process.GomocupBrain;
import spielwerk.engines.process.GtpBrain;
import spielwerk.engines.process.LinesBrain;
import spielwerk.engines.process.NBoardBrain;
import spielwerk.engines.process.ScriptedProgram;
import spielwerk.engines.qwixx.QwixxNetFile;
import spielwerk.lab.Experiment;
import spielwerk.learn.tuning.Template;
import spielwerk.nets.NetFile;
import spielwerk.runs.RunKinds;
import spielwerk.runs.spec.YamlFields;

/** The readers, by name. */
public final class FuzzReaders {
  private static final Catalogue OPEN = Catalogue.load();
  private static final Catalogue CATALOGUE = OPEN.closed();
  private static final RunKinds KINDS = RunKinds.of(CATALOGUE);
  private static final Path FOLDER = folder();
  private static final DataFolderTargets DATA =
      new DataFolderTargets(FOLDER.resolve("data"), CATALOGUE);

  /** How the three protocols report an exception; elsewhere answers may quote any word. */
  private static final Pattern CRASH =
      Pattern.compile("(\\?[0-9]*|ERROR|status Error:) the engine crashed: ");

  private static final List<FuzzReader> ALL =
      List.of(
          new FuzzReader("sgf", "a file of games in SGF", games("games.sgf")),
          new FuzzReader("ggf", "a file of games in GGF", games("games.ggf")),
          new FuzzReader("psq", "a file of Piskvork", games("game.psq")),
          new FuzzReader("transcript", "transcripts of Othello, a line each", games("games.txt")),
          new FuzzReader("wthor", "a file of the WTHOR database", games("games.wtb")),
          new FuzzReader("names", "lists of players and tournaments of WTHOR", games("wthor.jou")),
          new FuzzReader("jsonl", "games as JSON Lines", games("games.jsonl")),
          new FuzzReader("spec", "a kind of run, then its spec in YAML", FuzzReaders::spec),
          new FuzzReader("experiment", "an experiment in YAML", FuzzReaders::experiment),
          new FuzzReader("engine", "a game, then an engine, a line each", FuzzReaders::engine),
          new FuzzReader(
              "evaluation", "a game, then an evaluation of one's own", FuzzReaders::evaluation),
          new FuzzReader("template", "an engine with parameters to tune", FuzzReaders::template),
          new FuzzReader(
              "position", "a game, a position and moves, a line each", FuzzReaders::position),
          new FuzzReader("map", "a drawn map of Quick Civ", FuzzReaders::map),
          new FuzzReader("rules", "a table of rules of Quick Civ", FuzzReaders::rules),
          new FuzzReader("openings", "a game, then a file of openings", FuzzReaders::openings),
          new FuzzReader("puzzles", "a file of puzzles of five in a row", FuzzReaders::puzzles),
          new FuzzReader("book", "a game, then an opening book", FuzzReaders::book),
          new FuzzReader(
              "experience", "what book and teachme learnt, without sum", FuzzReaders::experience),
          new FuzzReader("net", "a network, without its checksum", FuzzReaders::net),
          new FuzzReader(
              "qwixxnet", "a network for Qwixx, without checksum", FuzzReaders::qwixxNet),
          new FuzzReader("gtp", "what a controller of GTP says", FuzzReaders::gtp),
          new FuzzReader("nboard", "what an NBoard window says", FuzzReaders::nboard),
          new FuzzReader("gomocup", "what a manager of the Gomocup says", FuzzReaders::gomocup),
          new FuzzReader("gtp-answers", "what a program of GTP answers", answers("gtp")),
          new FuzzReader("nboard-answers", "what an NBoard program answers", answers("nboard")),
          new FuzzReader("gomocup-answers", "what a Gomocup program answers", answers("gomocup")),
          new FuzzReader("lines-answers", "what a program of JSON Lines answers", answers("lines")),
          new FuzzReader("lines", "what a manager of JSON Lines says", FuzzReaders::manager),
          new FuzzReader("run", "spec, journal, result of a run, after %% lines", DATA::run),
          new FuzzReader("table", "the file of a table", DATA::table),
          new FuzzReader("outbox", "a game on its way to the library", DATA::outbox),
          new FuzzReader("class", "the file of a class, %%, that of a pupil", DATA::classFile),
          new FuzzReader("jar", "a jar that a pupil hands in", DATA::jar),
          new FuzzReader("http", "method and path of a request, then its body", new HttpTarget()));

  private FuzzReaders() {}

  /** All, in an order for people. */
  public static List<FuzzReader> all() {
    return ALL;
  }

  /**
   * The reader of that name.
   *
   * @throws Mistake if there is none
   */
  public static FuzzReader find(String name) {
    return ALL.stream()
        .filter(reader -> reader.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new Mistake(
                    "There is no reader '"
                        + name
                        + "'; there are "
                        + String.join(", ", ALL.stream().map(FuzzReader::name).toList())
                        + "."));
  }

  /** For files that are read by path: in memory where Linux offers that, for they are many. */
  static Path folder() {
    try {
      Path memory = Path.of("/dev/shm");
      Path folder =
          Files.isWritable(memory)
              ? Files.createTempDirectory(memory, "spielwerk-fuzz")
              : Files.createTempDirectory("spielwerk-fuzz");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
      return folder;
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException leftToTheSystem) {
      // it sweeps its temporary folder
    }
  }

  private static FuzzReader.Target games(String name) {
    return input -> {
      Path folder = Files.createDirectories(FOLDER.resolve(name + ".d"));
      Files.write(folder.resolve(name), input);
      Path file = name.endsWith(".jou") ? folder.resolve("games.wtb") : folder.resolve(name);
      if (!Files.exists(file)) {
        Files.write(file, new byte[16]);
      }
      new GameReader(file, CATALOGUE, Progress.NONE).give(game -> {});
    };
  }

  private static String text(byte[] input) {
    return new String(input, StandardCharsets.UTF_8);
  }

  /** The first lines, and all the rest as the last of them. */
  private static String[] lines(byte[] input, int count) {
    String[] lines = text(input).split("\n", count);
    String[] all = Arrays.copyOf(lines, count);
    Arrays.fill(all, lines.length, count, "");
    return all;
  }

  private static void spec(byte[] input) {
    String[] parts = lines(input, 2);
    YamlFields fields = YamlFields.ofText(parts[1]);
    KINDS.find(parts[0].strip()).draft(fields, CATALOGUE, FOLDER, Optional.of(1L));
  }

  private static void experiment(byte[] input) throws IOException {
    Experiment.read(file("fuzzed.yaml", text(input)));
  }

  private static void engine(byte[] input) {
    String[] parts = lines(input, 2);
    CATALOGUE.engine(parts[1], CATALOGUE.game(parts[0])).close();
  }

  /** What a file says must be read again when it stands in the engine's name. */
  private static void evaluation(byte[] input) throws IOException {
    String[] parts = lines(input, 2);
    Path file = file("evaluation.txt", parts[1]);
    Game game = CATALOGUE.game(parts[0]);
    String whole = OPEN.selfContained("alphabeta:eval=" + file, game);
    try {
      CATALOGUE.engine(whole, game).close();
    } catch (Mistake refused) {
      throw new FuzzReader.Find("its own text is refused: " + whole, refused);
    }
  }

  private static void template(byte[] input) {
    Template.parse(text(input)).middle();
  }

  /** A position that was written must be readable again. */
  private static void position(byte[] input) {
    String[] parts = lines(input, 3);
    Game game = CATALOGUE.game(parts[0]);
    Setup setup = parts[1].isEmpty() ? game.setup(0) : new Setup(parts[1]);
    State state = game.start(setup);
    show(game, state);
    Moves.play(state, game.notation(), parts[2]);
    show(game, state);
  }

  private static void map(byte[] input) throws IOException {
    Game game = OPEN.game("quickciv(map=\"" + file("map.txt", text(input)) + "\")");
    show(game, game.start(game.setup(0)));
  }

  private static void rules(byte[] input) throws IOException {
    Game game = OPEN.game("quickciv(rules=\"" + file("rules.txt", text(input)) + "\")");
    show(game, game.start(game.setup(0)));
  }

  private static void show(Game game, State state) {
    game.notation().board(state);
    String written = game.notation().position(state);
    String again;
    try {
      again = game.notation().position(game.start(new Setup(written)));
    } catch (Mistake refused) {
      throw new FuzzReader.Find("its own position is refused: " + written, refused);
    }
    if (!again.equals(written)) {
      throw new FuzzReader.Find(written + " is read as " + again);
    }
  }

  private static Path file(String name, String text) throws IOException {
    return Files.writeString(FOLDER.resolve(name), text);
  }

  private static void openings(byte[] input) throws IOException {
    String[] parts = lines(input, 2);
    file("openings.txt", parts[1]);
    Openings.of("openings.txt", FOLDER, CATALOGUE.game(parts[0]));
  }

  private static void puzzles(byte[] input) {
    Game game = CATALOGUE.game("fiveinarow");
    text(input)
        .lines()
        .filter(line -> !line.isBlank())
        .forEach(line -> Puzzle.parse(line).position(game));
  }

  private static void book(byte[] input) throws IOException {
    String[] parts = lines(input, 2);
    Path file = file("book.txt", parts[1]);
    Catalogue open = CATALOGUE.naming(name -> Optional.of(file));
    open.engine("alphabeta:book=book", open.game(parts[0])).close();
  }

  private static void experience(byte[] input) throws IOException {
    String text = text(input);
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    String sealed = text + "sum " + HexFormat.of().toHexDigits((int) sum.getValue()) + "\n";
    ExperienceFile.read(file("experience.txt", sealed));
  }

  private static byte[] sha256(byte[] input) throws Exception {
    return MessageDigest.getInstance("SHA-256").digest(input);
  }

  private static void net(byte[] input) throws Exception {
    byte[] sealed = Arrays.copyOf(input, input.length + 32);
    System.arraycopy(sha256(input), 0, sealed, input.length, 32);
    NetFile.read(new ByteArrayInputStream(sealed), "the file");
  }

  private static void qwixxNet(byte[] input) throws Exception {
    String text = text(input);
    String sum = HexFormat.of().formatHex(sha256(text.getBytes(StandardCharsets.UTF_8)));
    QwixxNetFile.read("the file", text + "sha256 " + sum + "\n");
  }

  private static void gtp(byte[] input) {
    Game game = CATALOGUE.game("othello");
    speak(
        input,
        out ->
            new GtpBrain(
                game, () -> CATALOGUE.engine("random", game), Budget.FREE, 1, "a", "1", out),
        GtpBrain::run);
  }

  private static void nboard(byte[] input) {
    Game game = CATALOGUE.game("othello");
    speak(
        input,
        out -> new NBoardBrain(() -> CATALOGUE.engine("random", game), Budget.FREE, 1, "a", out),
        NBoardBrain::run);
  }

  private static void gomocup(byte[] input) {
    speak(
        input,
        out ->
            new GomocupBrain(
                board -> CATALOGUE.engine("random", board), Budget.FREE, 1, "a", "1", out),
        GomocupBrain::run);
  }

  private static void manager(byte[] input) {
    List<Throwable> crashes = new ArrayList<>();
    new LinesBrain(
            CATALOGUE::game,
            (game, engine) -> CATALOGUE.engine("random", game),
            Budget.FREE,
            1,
            line -> {},
            crashes::add)
        .run(new StringReader(text(input)));
    if (!crashes.isEmpty()) {
      throw new FuzzReader.Find("an engine crashed", crashes.get(0));
    }
  }

  /** An answer that reports a crash is a find. */
  private static <B> void speak(
      byte[] input, Function<Consumer<String>, B> brain, BiConsumer<B, Reader> run) {
    StringBuffer crashes = new StringBuffer();
    Consumer<String> out =
        line -> {
          if (CRASH.matcher(line).lookingAt()) {
            crashes.append(line);
          }
        };
    run.accept(brain.apply(out), new StringReader(text(input)));
    if (!crashes.isEmpty()) {
      throw new FuzzReader.Find(crashes.toString());
    }
  }

  /** The first line is a game, the others are what the program writes. */
  private static FuzzReader.Target answers(String protocol) {
    return input -> {
      String[] parts = lines(input, 2);
      ScriptedProgram.play(protocol, CATALOGUE.game(parts[0]), parts[1]);
    };
  }
}
