package spielwerk.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Runs;

/**
 * A program that plays a match or a Swiss tournament, to be killed. It writes a line for each
 * finished game and goes on when it gets one back, so that it never ends before it is killed.
 */
final class MatchChild {
  static final int GAMES = 300;

  private MatchChild() {}

  static MatchSpec spec() {
    return MatchSpec.of(
        Catalogue.load().game("counting:seats=3,target=90"),
        List.of("tiny", "tiny:does=throws,from=80", "tiny:does=rated"),
        GAMES,
        11);
  }

  /** 5 rounds of 3 encounters with 20 games each. */
  static TournamentSpec tournament() {
    return TournamentTest.spec(
        "counting:target=90",
        TournamentSpec.Kind.SWISS,
        5,
        20,
        List.of(
            "tiny",
            "tiny:does=throws,from=80",
            "tiny:does=rated",
            "tiny:does=low",
            "tiny:does=good",
            "tiny:from=9",
            "tiny:from=2"));
  }

  public static void main(String[] args) {
    Runs runs = new Runs(Path.of(args[0]), Clock.systemUTC());
    Catalogue catalogue = Catalogue.load();
    Runner runner =
        new Runner(
            2,
            () -> false,
            (done, total, note) -> {
              say("done " + done);
              awaitLine();
            });
    try {
      if (args[1].equals("match")) {
        try (Journal journal = Match.begin(spec(), runs, false)) {
          Match.of(spec(), catalogue).play(journal, runner);
        }
      } else {
        Tournament tournament = Tournament.of(tournament(), catalogue);
        try (Journal journal = tournament.begin(runs, false)) {
          tournament.play(journal, runner);
        }
      }
    } catch (UncheckedIOException full) {
      say("failed: " + full.getMessage());
    }
  }

  private static void awaitLine() {
    try {
      System.in.read();
    } catch (IOException closed) {
      throw new UncheckedIOException(closed);
    }
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
