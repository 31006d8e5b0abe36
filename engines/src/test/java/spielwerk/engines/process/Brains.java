package spielwerk.engines.process;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Moves;
import spielwerk.core.Name;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.SquareGrid;

/** Programs for the tests, and who plays against them. */
final class Brains {
  /** Long enough for any machine. */
  static final String PATIENT = "start=2min,time=1min,margin=1min";

  private Brains() {}

  /** A {@link FaultyBrain} as an engine. */
  static ProcessEngine faulty(String options, String... arguments) {
    ExecOptions terms = terms(options);
    return new ProcessEngine(
        ExecMaker.INFO,
        Invocation.of(java(place(FaultyBrain.class), FaultyBrain.class, arguments), ""),
        new GomocupManager(terms),
        terms);
  }

  static ExecOptions terms(String options) {
    return ExecOptions.of(new Settings(Name.parse("exec:" + options), ExecOptions.OPTIONS, true));
  }

  /** The command that runs a class of the tests in a JVM of its own. */
  static List<String> java(Class<?> main, String... arguments) {
    return java(System.getProperty("java.class.path"), main, arguments);
  }

  private static List<String> java(String classPath, Class<?> main, String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(
        List.of(
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-XX:ErrorFile=/dev/null", // one of them dies of the memory it is refused
            "-Xmx1g",
            "-cp"));
    words.add(classPath);
    words.add(main.getName());
    words.addAll(List.of(arguments));
    return words;
  }

  private static String place(Class<?> main) {
    try {
      return Path.of(main.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Plays far from the top row and never two fields side by side. */
  static Engine harmless() {
    return new Engine() {
      @Override
      public EngineInfo info() {
        return EngineInfo.of("harmless", "Harmless", "");
      }

      @Override
      public Advice advise(Position position, Budget budget, Watch watch) {
        SquareGrid grid = ((FiveInARow) position.game()).grid();
        return Advice.of(
            IntStream.of(Moves.of(position.state()))
                .filter(move -> grid.row(move) % 2 == 0 && grid.column(move) % 2 == 0)
                .findFirst()
                .orElseThrow());
      }
    };
  }
}
