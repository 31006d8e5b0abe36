package spielwerk.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import spielwerk.arena.library.Filter;
import spielwerk.arena.library.FilterCondition;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.arena.library.LibraryPage;
import spielwerk.arena.library.Origin;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Seeds;

/** How fast the game library takes games and finds them again, in a temporary SQLite file. */
final class LibraryBench {
  private static final int RUN = 10_000;
  private static final int MILLION = 1_000_000;

  private LibraryBench() {}

  static List<Bench> benches() {
    return List.of(
        RateBench.of(
            "library.insert", "games added, " + RUN + " in a transaction", LibraryBench::insert),
        new Pages());
  }

  /**
   * A game that nobody played, of the size of a short one of five in a row: a few engines have most
   * games, a few people hardly any, as in a real library.
   */
  private static LibraryGame game(int index) {
    RandomGenerator random = Seeds.stream(1, index, Seeds.Purpose.TEST, 0);
    List<String> moves = new ArrayList<>();
    for (int i = 9 + random.nextInt(20); i > 0; i--) {
      moves.add((char) ('a' + random.nextInt(15)) + "" + (1 + random.nextInt(15)));
    }
    String first =
        random.nextInt(50_000) == 0 ? "johan" : "alphabeta:depth=" + (1 + random.nextInt(9));
    boolean won = random.nextBoolean();
    GameRecord record =
        new GameRecord(
            random.nextInt(4) == 0 ? "tictactoe" : "fiveinarow:size=15",
            "",
            Goal.WIN,
            1,
            index,
            List.of(first, random.nextInt(3) == 0 ? "kamikaze" : "spider"),
            0,
            moves,
            new Ending(
                index == 11 ? Ending.Reason.CRASH : Ending.Reason.FINISHED,
                -1,
                "",
                won ? List.of(1.0, 0.0) : List.of(0.0, 1.0)),
            won ? List.of(1, -1) : List.of(-1, 1),
            List.of(),
            new GameRecord.Circumstances(
                "2000-%02d-%02dT12:00:00Z"
                    .formatted(1 + random.nextInt(12), 1 + random.nextInt(28)),
                List.of(),
                List.of()));
    return LibraryGame.of(record).withOrigin(new Origin("run-" + index / RUN, "match", "{}"));
  }

  private static void fill(Library library, int from, int count) {
    library.add(
        taker -> {
          for (int i = from; i < from + count; i++) {
            taker.accept(game(i));
          }
        });
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory("spielwerk-bench");
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static void remove(Path folder) {
    try {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
        for (Path file : files) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Games that an import of a run adds in a second, all indices and the fingerprint included. */
  private static Workload insert() {
    Path folder = folder();
    Library library = Library.open(LibraryLocation.file(folder.resolve("library.db")));
    int[] next = {0};
    return Workload.closing(
        () -> {
          library.close();
          remove(folder);
        },
        () -> {
          fill(library, next[0], RUN);
          next[0] += RUN;
          return RUN;
        });
  }

  /** Milliseconds for a page of 50, over all kinds of filters and places in the library. */
  private record Pages() implements FigureBench {
    private static final int SIZE = 50;
    private static final int QUICK = 50_000;

    @Override
    public String name() {
      return "library.page";
    }

    @Override
    public BenchResult measure(Harness harness) {
      int rows = harness.quick() ? QUICK : MILLION;
      Path folder = folder();
      LibraryLocation place = LibraryLocation.file(folder.resolve("library.db"));
      try {
        try (Library library = Library.open(place)) {
          fill(library, 0, RUN);
        }
        multiply(place, rows / RUN);
        try (Library library = Library.open(place)) {
          return pages(library, rows, harness.rounds());
        }
      } finally {
        remove(folder);
      }
    }

    /**
     * Fills up with copies of the first games that differ in run and year. Only what lists read is
     * copied: with all moves a million games would be a gigabyte and take minutes.
     */
    private static void multiply(LibraryLocation place, int times) {
      try (Connection connection = DriverManager.getConnection(place.url());
          Statement statement = connection.createStatement()) {
        connection.setAutoCommit(false);
        statement.execute("PRAGMA cache_size = -200000");
        for (int k = 1; k < times; k++) {
          int from = k * RUN;
          statement.executeUpdate(
              ("INSERT INTO games SELECT id + %d, print || '-%d', kind, game, players,"
                      + " '20%02d' || substr(date, 5), shares, winner, reason, length, 'run-%d',"
                      + " comment, tags FROM games WHERE id <= %d")
                  .formatted(from, k, k * 20L / times, k, RUN));
          statement.executeUpdate(
              "INSERT INTO players SELECT name, game + %d, share FROM players WHERE game <= %d"
                  .formatted(from, RUN));
        }
        statement.executeUpdate("UPDATE numbers SET last = " + times * RUN);
        connection.commit();
      } catch (SQLException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private BenchResult pages(Library library, int rows, int rounds) {
      RandomGenerator random = Seeds.stream(2);
      List<Filter> filters = filters();
      double[] medians = new double[filters.size()];
      double slowest = 0;
      Filter slow = Filter.ALL;
      for (int i = 0; i < filters.size(); i++) {
        Filter filter = filters.get(i);
        library.page(filter, LibraryPage.FIRST, SIZE);
        double[] millis = new double[2 * rounds + 1];
        for (int round = 0; round < millis.length; round++) {
          long after = round == 0 ? LibraryPage.FIRST : 1 + random.nextInt(rows);
          long began = System.nanoTime();
          library.page(filter, after, SIZE);
          millis[round] = (System.nanoTime() - began) / 1e6;
        }
        Arrays.sort(millis);
        medians[i] = millis[rounds];
        if (medians[i] > slowest) {
          slowest = medians[i];
          slow = filter;
        }
      }
      Arrays.sort(medians);
      return new BenchResult(
          name(),
          medians[medians.length / 2],
          "ms",
          1,
          medians[0],
          slowest,
          String.format(
              Locale.ROOT,
              "a page of %d of %,d games, median of %d filters; slowest: %s",
              SIZE,
              rows,
              filters.size(),
              slow.conditions()));
    }

    private static List<Filter> filters() {
      FilterCondition johan = new FilterCondition.Player("johan");
      FilterCondition often = new FilterCondition.Player("alphabeta");
      FilterCondition length = new FilterCondition.Length(12, 14);
      FilterCondition crash = new FilterCondition.Over(Ending.Reason.CRASH);
      List<Filter> filters = new ArrayList<>(List.of(Filter.ALL));
      for (List<? extends FilterCondition> conditions :
          List.of(
              List.of(johan),
              List.of(often),
              List.of(johan, often),
              List.of(
                  new FilterCondition.Player("alphabeta:depth=3"),
                  new FilterCondition.Player("kamikaze")),
              List.of(new FilterCondition.Player("spider", FilterCondition.Fate.WON)),
              List.of(new FilterCondition.Played("tictactoe")),
              List.of(new FilterCondition.Winner(1)),
              List.of(new FilterCondition.Winner(LibraryGame.SHARED)),
              List.of(crash),
              List.of(crash, often),
              List.of(length),
              List.of(new FilterCondition.Length(99, 999)),
              List.of(length, often, new FilterCondition.Winner(0)),
              List.of(new FilterCondition.Dates("2003-06-01", "2003-06-02")),
              List.of(
                  new FilterCondition.Dates("2003", "2010"),
                  new FilterCondition.Played("fiveinarow")),
              List.of(new FilterCondition.Run("run-7")),
              List.of(new FilterCondition.Run("run-7"), new FilterCondition.Winner(0), length),
              List.of(new FilterCondition.Said("brilliant")))) {
        filters.add(new Filter(List.copyOf(conditions)));
      }
      return filters;
    }
  }
}
