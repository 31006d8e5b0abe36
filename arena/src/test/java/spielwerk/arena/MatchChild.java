package spielwerk.arena;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;

/** A program that plays a match, to be killed. It says a long line for each finished game. */
final class MatchChild {
  /** So long that the pipe holds few of them: the child cannot run away from who reads it. */
  private static final String FILLER = ".".repeat(4000);

  static final int GAMES = 300;

  private MatchChild() {}

  static MatchSpec spec() {
    return MatchSpec.of(
        Catalogue.load().game("counting:seats=3,target=90"),
        List.of("tiny", "tiny:does=throws,from=80", "tiny:does=rated"),
        GAMES,
        11);
  }

  public static void main(String[] args) {
    try (Journal journal = new Runs(Path.of(args[0]), Clock.systemUTC()).begin(spec(), false)) {
      Match.of(spec(), Catalogue.load())
          .play(
              journal,
              new Runner(2, () -> false, (done, total, note) -> say("done " + done + FILLER)));
    } catch (UncheckedIOException full) {
      say("failed: " + full.getMessage());
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
