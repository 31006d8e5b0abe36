package spielwerk.engines.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.EngineMaker;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.Watch;

/** Jars as strangers may hand them in, with all that they may do wrong. */
@DisabledOnOs(OS.WINDOWS)
class JarEnginesTest {
  /** Every deed is the name of an engine. */
  private static final Map<String, String> DEEDS =
      Map.ofEntries(
          Map.entry("plays", ""),
          Map.entry("loops", "while (true) { }"),
          Map.entry(
              "eats",
              "var l = new java.util.ArrayList<long[]>();"
                  + " while (true) { l.add(new long[1 << 20]); }"),
          Map.entry(
              "threads",
              "while (true) { Thread t = new Thread(() -> {"
                  + " try { Thread.sleep(100000); } catch (InterruptedException e) { } });"
                  + " t.start(); }"),
          Map.entry("prints", "while (true) { System.out.println(\"spam\"); }"),
          Map.entry(
              "floods",
              "var o = new java.io.PrintStream("
                  + "new java.io.FileOutputStream(java.io.FileDescriptor.out));"
                  + " while (true) { o.println(\"spam\"); }"),
          Map.entry("forks", "new ProcessBuilder(\"touch\", SPOT).start().waitFor();"),
          Map.entry("exits", "System.exit(0);"),
          Map.entry("halts", "Runtime.getRuntime().halt(0);"),
          Map.entry(
              "reads",
              "System.err.println("
                  + "java.nio.file.Files.readString(java.nio.file.Path.of(SECRET)));"),
          Map.entry(
              "writes", "java.nio.file.Files.writeString(java.nio.file.Path.of(SPOT), \"\");"),
          Map.entry("calls", "new java.net.Socket(\"127.0.0.1\", 1);"),
          Map.entry("unlocks", "System.setSecurityManager(null);"),
          Map.entry("throws", "throw new IllegalStateException(\"no idea\");"),
          Map.entry("recurses", "throw new Error(\"\" + deep(0));"),
          Map.entry("cheats", "return Advice.of(99);"),
          Map.entry("defines", "new ClassLoader() { };"));

  private static final String MAKER =
"""
      package stranger;
      import java.time.Duration;
import java.util.List;
      import spielwerk.core.*;
      public final class NAMEMaker implements EngineMaker {
        public EngineInfo info() {
          return EngineInfo.of("NAME", "NAME", "Does it.", Option.integer("n", 1, 0, 9, "a number"));
        }
        public boolean plays(Game game) { return game.id().equals("connect4"); }
        static int deep(int n) { return deep(n + 1) + 1; }
        public Engine make(Game game, Settings settings, Catalogue catalogue) {
          return new Engine() {
            public EngineInfo info() { return NAMEMaker.this.info(); }
            public Choice choice() { return Choice.parse("sigma=10"); }
            public Advice advise(Position position, Budget budget, Watch watch) {
              try {
                if (Boolean.getBoolean("never")) { return Advice.none(); }
                if (true) { DEED }
              } catch (java.io.IOException | InterruptedException e) {
                throw new IllegalStateException(e.toString());
              }
              return Advice.of(Moves.of(position.state())[settings.integer("n")]);
            }
            void may() throws java.io.IOException, InterruptedException { }
          };
        }
      }
      """;

  @TempDir static Path folder;
  private static Path jar;
  private static Path secret;
  private static Path spot;
  private static Catalogue catalogue;
  private static Game game;

  @BeforeAll
  static void build() throws IOException {
    secret = Files.writeString(folder.resolve("secret"), "the marks of the class");
    spot = folder.resolve("spot");
    Path plugins = Files.createDirectories(folder.resolve("plugins"));
    jar = plugins.resolve("class-strange.jar");
    String[][] sources =
        DEEDS.entrySet().stream()
            .map(deed -> new String[] {deed.getKey() + "Maker", source(deed)})
            .toArray(String[][]::new);
    pack(jar, sources);
    catalogue = Catalogue.load(plugins);
    game = catalogue.game("connect4");
  }

  private static String source(Map.Entry<String, String> deed) {
    String checked = "if (System.nanoTime() == 0) { may(); } ";
    return MAKER
        .replace("DEED", checked + deed.getValue())
        .replace("NAME", deed.getKey())
        .replace("SECRET", "\"" + secret + "\"")
        .replace("SPOT", "\"" + spot + "\"");
  }

  private static void pack(Path jar, String[]... sources) throws IOException {
    Path work = Files.createTempDirectory(folder, "work");
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    StringBuilder services = new StringBuilder();
    List<String> args = new java.util.ArrayList<>(List.of("--release", "17", "-proc:none"));
    args.addAll(List.of("-cp", System.getProperty("java.class.path"), "-d", work.toString()));
    for (String[] source : sources) {
      Path file = work.resolve(source[0] + ".java");
      Files.writeString(file, source[1]);
      args.add(file.toString());
      services.append("stranger.").append(source[0]).append('\n');
    }
    int exit =
        ToolProvider.getSystemJavaCompiler().run(null, said, said, args.toArray(String[]::new));
    assertThat(exit).as(said.toString(StandardCharsets.UTF_8)).isZero();
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> classes = Files.list(work.resolve("stranger"))) {
      packed.putNextEntry(new ZipEntry("META-INF/services/spielwerk.core.EngineMaker"));
      packed.write(services.toString().getBytes(StandardCharsets.UTF_8));
      for (Path one : classes.toList()) {
        packed.putNextEntry(new ZipEntry("stranger/" + one.getFileName()));
        Files.copy(one, packed);
      }
    }
  }

  private static Advice ask(Engine engine) {
    engine.newGame(game, 0, Goal.WIN, 1);
    return engine.advise(
        Position.of(game, Setup.STANDARD, ""), Budget.parse("time=200ms"), Watch.NONE);
  }

  @Test
  void aGoodEnginePlaysGameAfterGameWithItsOptionsAndItsChoice() {
    assertThat(catalogue.engines(game)).anyMatch(info -> info.id().equals("plays"));
    assertThat(catalogue.engines(catalogue.game("othello")))
        .noneMatch(info -> info.id().equals("plays"));
    assertThatThrownBy(() -> catalogue.engine("plays:n=12", game))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("n takes 0..9");
    try (Engine engine = catalogue.closed().engine("plays:n=3", game)) {
      for (int round = 0; round < 3; round++) {
        assertThat(ask(engine).candidates().get(0).move()).isEqualTo(3);
        assertThat(engine.choice()).isEqualTo(Choice.parse("sigma=10"));
        Position later = Position.of(game, Setup.STANDARD, "d d c");
        Advice advice = engine.advise(later, Budget.depth(2), Watch.NONE);
        assertThat(advice.candidates().get(0).move()).isEqualTo(3);
      }
    }
    assertThatThrownBy(() -> Class.forName("stranger.playsMaker"))
        .isInstanceOf(ClassNotFoundException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "loops, TIMEOUT, no answer",
    "eats, CRASH, ended with exit code 3",
    "prints, TIMEOUT, no answer",
    "floods, CRASH, access denied|wrote more than 10000 lines",
    "throws, CRASH, no idea",
    "recurses, CRASH, StackOverflowError",
    "cheats, ILLEGAL_MOVE, not a move"
  })
  void aFaultyEngineCostsItsOwnGameOnly(String name, Ending.Reason reason, String words) {
    boolean silent = reason == Ending.Reason.TIMEOUT;
    try (Engine engine = silent ? impatient(name) : catalogue.engine(name, game)) {
      assertThatThrownBy(() -> ask(engine))
          .isInstanceOfSatisfying(
              Fault.class,
              fault -> {
                assertThat(fault.reason()).isEqualTo(reason);
                assertThat(fault.getMessage()).containsPattern(words);
              });
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"forks", "exits", "halts", "reads", "writes", "calls", "unlocks", "defines"})
  @EnabledForJreRange(max = JRE.JAVA_23)
  void itReachesNothingOutsideOfItsProcess(String name) {
    try (Engine engine = catalogue.engine(name, game)) {
      assertThatThrownBy(() -> ask(engine))
          .isInstanceOf(Fault.class)
          .hasMessageContaining("access denied");
      assertThat(engine.lastWords()).noneMatch(line -> line.contains("the marks of the class"));
      assertThat(spot).doesNotExist();
    }
  }

  @Test
  void itStartsNoProgramsWhereJavaHasNoSecurityManagerEither() {
    JarEngines later =
        new JarEngines(JarEngines.limits(Duration.ofMinutes(2), Duration.ofMinutes(2)), false);
    try (Engine engine = of(later, "forks")) {
      assertThatThrownBy(() -> ask(engine))
          .isInstanceOf(Fault.class)
          .hasMessageContaining("java.lang.ProcessImpl");
      assertThat(spot).doesNotExist();
    }
  }

  /** With little time beyond that of the budget, for those who would wait in vain. */
  private static Engine impatient(String name) {
    return of(
        new JarEngines(JarEngines.limits(Duration.ofMinutes(2), Duration.ofMillis(300))), name);
  }

  private static Engine of(JarEngines engines, String name) {
    EngineMaker maker =
        engines.engines(jar).stream()
            .filter(one -> one.info().id().equals(name))
            .findFirst()
            .orElseThrow();
    Settings settings = new Settings(Name.parse(name), maker.info().options(), false);
    return maker.make(game, settings, catalogue);
  }

  @Test
  void itMayStartThreadsButTheSystemSetsTheLimit() {
    try (Engine engine = impatient("threads")) {
      assertThatThrownBy(() -> ask(engine)).isInstanceOf(Fault.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "System.exit(0), access denied|ended with exit code 0",
    "while (Math.sqrt(2) > 1), not loaded within",
    "throw new Error(\"wrong\"), wrong"
  })
  void aJarThatCannotBeLoadedIsRefusedInASentenceAndStopsNobodyElse(String deed, String words)
      throws IOException {
    Path plugins = Files.createTempDirectory(folder, "plugins");
    Path bad = plugins.resolve("class-bad.jar");
    String trap = "NAMEMaker implements EngineMaker {";
    String body = deed.startsWith("while") ? deed + " { }" : "if (Math.sqrt(2) > 1) " + deed + ";";
    String source = MAKER.replace("DEED", "if (System.nanoTime() == 0) { may(); }");
    pack(
        bad,
        new String[] {
          "worseMaker",
          source.replace(trap, trap + " static { " + body + " }").replace("NAME", "worse")
        });
    Duration start = deed.startsWith("while") ? Duration.ofSeconds(2) : Duration.ofMinutes(2);
    JarEngines engines = new JarEngines(JarEngines.limits(start, Duration.ZERO));
    assertThatThrownBy(() -> engines.engines(bad))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith("The jar cannot be used: ")
        .message()
        .containsPattern(words);
    if (!deed.startsWith("while")) {
      assertThat(Catalogue.load(plugins).engines()).isNotEmpty();
    }
  }
}
