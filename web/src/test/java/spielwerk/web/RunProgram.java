package spielwerk.web;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.RunKinds;
import spielwerk.runs.Runs;

/**
 * What the command {@code resume RUN --data FOLDER} does with matches and tournaments, for this
 * module's tests.
 */
final class RunProgram {
  private RunProgram() {}

  /**
   * The command that starts it, to which words are added.
   *
   * @param options for its JVM
   */
  static List<String> command(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(List.of(options));
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(RunProgram.class.getName());
    return command;
  }

  public static void main(String[] words) {
    Catalogue catalogue = Catalogue.load(Path.of(words[3], "plugins"));
    Runs runs = new Runs(Path.of(words[3]), Clock.systemUTC());
    try (Journal journal = runs.open(words[1], false)) {
      Runner runner = new Runner(1, journal::stopWanted, Progress.NONE);
      RunKinds.of(catalogue).of(journal.run()).open(journal, catalogue).run(runner);
    }
  }
}
