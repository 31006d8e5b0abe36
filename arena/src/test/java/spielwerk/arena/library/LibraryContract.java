package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending.Reason;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.Seeds;

/** What a library does on any database; each database has its own subclass. */
abstract class LibraryContract {
  private static final int GAMES = 300;

  /** A place where nothing is yet. */
  abstract LibraryLocation empty();

  private static Library filled(LibraryLocation place) {
    Library library = Library.open(place);
    library.add(
        taker -> {
          for (int i = 0; i < GAMES; i++) {
            taker.accept(Samples.made(i));
          }
        });
    return library;
  }

  @Test
  void aGameComesBackAsItWasGiven() {
    Catalogue catalogue = Catalogue.load();
    try (Library library = Library.open(empty())) {
      for (int i = 0; i < 20; i++) {
        LibraryGame game =
            Samples.annotated(catalogue, i % 2 == 0 ? "fiveinarow:size=6" : "qwixx", i)
                .withOrigin(new Origin("run-1", "match", "{\"seed\":5}"));
        Library.Added added = library.add(taker -> taker.accept(game));
        assertThat(added.added()).isEqualTo(1);
        assertThat(library.find(added.last())).contains(game);
      }
    }
  }

  @Test
  void filtersAgreeWithAPlainSearch() {
    try (Library library = filled(empty())) {
      Map<Long, LibraryGame> all = new TreeMap<>();
      library.forEach(Filter.ALL, all::put);
      assertThat(all).hasSize(GAMES);
      RandomGenerator random = Seeds.stream(3);
      for (int round = 0; round < 120; round++) {
        Filter filter = filter(random);
        List<Long> expected = new ArrayList<>();
        all.forEach(
            (id, game) -> {
              if (filter.conditions().stream().allMatch(condition -> fits(condition, game))) {
                expected.add(0, id);
              }
            });
        assertThat(walk(library, filter, 1 + random.nextInt(40)))
            .as(filter.toString())
            .isEqualTo(expected);
      }
    }
  }

  private static List<Long> walk(Library library, Filter filter, int size) {
    List<Long> ids = new ArrayList<>();
    long after = LibraryPage.FIRST;
    do {
      LibraryPage page = library.page(filter, after, size);
      assertThat(page.games()).hasSizeLessThanOrEqualTo(size);
      page.games().forEach(gameSummary -> ids.add(gameSummary.id()));
      after = page.next();
    } while (after != LibraryPage.LAST);
    return ids;
  }

  private static Filter filter(RandomGenerator random) {
    Filter filter = Filter.ALL;
    for (int i = random.nextInt(4); i > 0; i--) {
      filter = filter.and(condition(random));
    }
    return filter;
  }

  private static FilterCondition condition(RandomGenerator random) {
    int low = random.nextInt(13);
    return switch (random.nextInt(9)) {
      case 0 ->
          new FilterCondition.Player(
              pick(random, "Johan", "erika", "alphabeta", "alphabeta:depth=2", "nobody"),
              FilterCondition.Fate.values()[random.nextInt(4)]);
      case 1 ->
          new FilterCondition.Played(pick(random, "fiveinarow", "tictactoe", "fiveinarow:size=6"));
      case 2 -> new FilterCondition.Winner(random.nextInt(4) - 2);
      case 3 -> new FilterCondition.Over(Reason.values()[random.nextInt(Reason.values().length)]);
      case 4 -> new FilterCondition.Length(low, low + random.nextInt(6));
      case 5 ->
          new FilterCondition.Dates(
              pick(random, "", "2026-03-01", "2026-06-15"), pick(random, "", "2026-07-01"));
      case 6 -> new FilterCondition.Run(pick(random, "run-0", "run-1", "run-9"));
      case 7 -> new FilterCondition.Tagged(pick(random, "final", "blitz", "none"));
      default ->
          new FilterCondition.Said(pick(random, "GOOD", "50%", "_now_", "würfel", "]br", "o"));
    };
  }

  private static String pick(RandomGenerator random, String... from) {
    return from[random.nextInt(from.length)];
  }

  /** The slow and plain way. */
  private static boolean fits(FilterCondition condition, LibraryGame game) {
    if (condition instanceof FilterCondition.Player player) {
      double best = -1;
      for (int seat = 0; seat < 2; seat++) {
        String name = game.players().get(seat).name();
        if (name.equalsIgnoreCase(player.name())
            || name.split(":", 2)[0].equalsIgnoreCase(player.name())) {
          best = Math.max(best, game.record().ending().shares().get(seat));
        }
      }
      return switch (player.fate()) {
        case ANY -> best >= 0;
        case WON -> best == 1;
        case SHARED -> best == 0.5;
        case LOST -> best == 0;
      };
    } else if (condition instanceof FilterCondition.Played played) {
      String text = game.record().game();
      return text.equals(played.game()) || text.split(":", 2)[0].equals(played.game());
    } else if (condition instanceof FilterCondition.Winner winner) {
      List<Double> shares = game.record().ending().shares();
      int won = shares.get(0) == 1 ? 0 : shares.get(1) == 1 ? 1 : shares.get(0) > 0 ? -1 : -2;
      return won == winner.seat();
    } else if (condition instanceof FilterCondition.Over over) {
      return game.record().ending().reason() == over.reason();
    } else if (condition instanceof FilterCondition.Length length) {
      int moves = game.record().moves().size();
      return moves >= length.from() && moves <= length.to();
    } else if (condition instanceof FilterCondition.Dates dates) {
      String date = game.record().circumstances().date();
      return date.compareTo(dates.from()) >= 0
          && (dates.before().isEmpty() || date.compareTo(dates.before()) < 0);
    } else if (condition instanceof FilterCondition.Run run) {
      return game.origin().map(Origin::run).equals(Optional.of(run.id()));
    } else if (condition instanceof FilterCondition.Tagged tagged) {
      return game.tags().contains(tagged.tag());
    }
    String words = ((FilterCondition.Said) condition).words().toLowerCase(Locale.ROOT);
    return (game.comment() + "\n" + game.record().ending().detail())
        .toLowerCase(Locale.ROOT)
        .contains(words);
  }

  @Test
  void listsAreSortedByAnyColumnAndCounted() {
    try (Library library = filled(empty())) {
      for (SortOrder.Key key : SortOrder.Key.values()) {
        List<GameSummary> up = library.sorted(Filter.ALL, new SortOrder(key, false), 0, GAMES);
        List<GameSummary> down =
            new ArrayList<>(library.sorted(Filter.ALL, new SortOrder(key, true), 0, GAMES));
        assertThat(up).as(key.name()).hasSize(GAMES);
        Collections.reverse(down);
        assertThat(down).as(key.name()).isEqualTo(up);
        assertThat(library.sorted(Filter.ALL, new SortOrder(key, false), 40, 7))
            .as(key.name())
            .isEqualTo(up.subList(40, 47));
      }
      assertThat(library.sorted(Filter.ALL, new SortOrder(SortOrder.Key.LENGTH, false), 0, GAMES))
          .isSortedAccordingTo(
              Comparator.comparingInt(GameSummary::length).thenComparing(GameSummary::id));
      assertThat(library.sorted(Filter.ALL, new SortOrder(SortOrder.Key.DATE, true), 0, GAMES))
          .isSortedAccordingTo(
              Comparator.comparing(GameSummary::date).thenComparing(GameSummary::id).reversed());
      RandomGenerator random = Seeds.stream(4);
      for (int round = 0; round < 40; round++) {
        Filter filter = filter(random);
        List<GameSummary> plain = library.page(filter, LibraryPage.FIRST, GAMES).games();
        assertThat(library.count(filter)).isEqualTo(plain.size());
        assertThat(library.sorted(filter, SortOrder.LATEST, 0, GAMES)).isEqualTo(plain);
      }
    }
  }

  @Test
  void whoReadsNeedNotWaitForWhoWrites() {
    try (Library library = filled(empty())) {
      library.add(
          taker -> {
            taker.accept(Samples.made(GAMES));
            long seen =
                CompletableFuture.supplyAsync(() -> library.count(Filter.ALL))
                    .orTimeout(30, TimeUnit.SECONDS)
                    .join();
            assertThat(seen).isEqualTo(GAMES);
          });
      assertThat(library.count(Filter.ALL)).isEqualTo(GAMES + 1);
    }
  }

  @Test
  void pagesStayTheSameWhenGamesAreAddedMeanwhile() {
    try (Library library = filled(empty())) {
      List<Long> before = walk(library, Filter.ALL, GAMES);
      List<Long> seen = new ArrayList<>();
      long after = LibraryPage.FIRST;
      int number = GAMES;
      do {
        LibraryPage page = library.page(Filter.ALL, after, 50);
        page.games().forEach(gameSummary -> seen.add(gameSummary.id()));
        int next = number++;
        library.add(taker -> taker.accept(Samples.made(next)));
        after = page.next();
      } while (after != LibraryPage.LAST);
      assertThat(seen).isEqualTo(before);
    }
  }

  @Test
  void aGameIsAddedOnceEvenIfItWasEdited() {
    try (Library library = filled(empty())) {
      library.edit(1, game -> game.withComment("changed"));
      Library.Added again = library.add(taker -> taker.accept(Samples.made(0)));
      assertThat(again).isEqualTo(new Library.Added(0, 1, 0));
      Library.Added twice =
          library.add(
              taker -> {
                taker.accept(Samples.made(GAMES));
                taker.accept(Samples.made(GAMES));
              });
      assertThat(twice.added()).isEqualTo(1);
      assertThat(twice.known()).isEqualTo(1);
      assertThat(library.game(1).comment()).isEqualTo("changed");
    }
  }

  @Test
  void aGameThatIsPutTwiceIsThereOnceWithWhatWasSaidLast() {
    try (Library library = filled(empty())) {
      LibraryGame game = Samples.made(GAMES);
      long id = library.put(game);
      assertThat(library.put(game.withComment("again"))).isEqualTo(id);
      assertThat(library.count(Filter.ALL)).isEqualTo(GAMES + 1);
      assertThat(library.game(id).comment()).isEqualTo("again");
    }
  }

  @Test
  void ifOneGameIsWrongNoneIsAdded() {
    try (Library library = Library.open(empty())) {
      assertThatThrownBy(
              () ->
                  library.add(
                      taker -> {
                        for (int i = 0; i < 1200; i++) {
                          taker.accept(Samples.made(i));
                        }
                        throw new Mistake("line 1201 is wrong");
                      }))
          .isInstanceOf(Mistake.class)
          .hasMessage("line 1201 is wrong");
      assertThat(library.count(Filter.ALL)).isZero();
    }
  }

  @Test
  void whatIsSaidCanBeChangedAndIsFoundAfterwards() {
    try (Library library = filled(empty())) {
      LibraryGame before = library.game(7);
      library.edit(
          7,
          game ->
              game.withPlayers(List.of(Participant.person("Maria", true), game.players().get(1)))
                  .withTags(List.of("gem"))
                  .withResultComment("on move 3"));
      Filter maria = Filter.ALL.and(new FilterCondition.Player("maria"));
      Filter gem = Filter.ALL.and(new FilterCondition.Tagged("gem"));
      Filter said = Filter.ALL.and(new FilterCondition.Said("ON MOVE 3"));
      for (Filter filter : List.of(maria, gem, said)) {
        LibraryPage page = library.page(filter, LibraryPage.FIRST, 10);
        assertThat(page.games()).extracting(GameSummary::id).containsExactly(7L);
        assertThat(page.games().get(0).players().get(0).shown())
            .isEqualTo("Maria (with engine hints)");
      }
      assertThat(library.game(7).record().moves()).isEqualTo(before.record().moves());
      assertThat(library.game(7).origin()).isEqualTo(before.origin());
      assertThatThrownBy(() -> library.edit(9999, game -> game))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("9999");
    }
  }

  @Test
  void whatIsDeletedIsGoneAndItsNumberIsNeverGivenAgain() {
    try (Library library = filled(empty())) {
      assertThat(library.delete(List.of((long) GAMES, 5L, 5L, 9999L))).isEqualTo(2);
      assertThat(library.find(5)).isEmpty();
      assertThat(library.count(Filter.ALL)).isEqualTo(GAMES - 2);
      Library.Added added = library.add(taker -> taker.accept(Samples.made(GAMES + 1)));
      assertThat(added.last()).isGreaterThan(GAMES);
    }
  }

  @Test
  void theTallyCountsGamesWithHintsApart() {
    try (Library library = Library.open(empty())) {
      library.add(
          taker -> {
            for (int i = 0; i < 200; i++) {
              taker.accept(Samples.made(i));
            }
          });
      Map<String, int[]> expected = new TreeMap<>();
      library.forEach(
          Filter.ALL,
          (id, game) -> {
            for (int seat = 0; seat < 2; seat++) {
              Participant own = game.players().get(seat);
              Participant other = game.players().get(1 - seat);
              if (own.name().equals("johan") && !other.name().equals("johan")) {
                int[] row =
                    expected.computeIfAbsent(other.shown() + own.hints(), key -> new int[3]);
                double share = game.record().ending().shares().get(seat);
                double his = game.record().ending().shares().get(1 - seat);
                row[share > his ? 0 : share == his ? 1 : 2]++;
              }
            }
          });
      Map<String, int[]> found = new TreeMap<>();
      for (HeadToHead one : library.tally("JOHAN")) {
        found.put(one.opponent() + one.hints(), new int[] {one.won(), one.drawn(), one.lost()});
      }
      assertThat(found.keySet()).isEqualTo(expected.keySet()).hasSizeGreaterThan(4);
      expected.forEach((key, row) -> assertThat(found.get(key)).as(key).isEqualTo(row));
    }
  }

  @Test
  void itsTablesAreMadeOnceAndKeptWhenItIsOpenedAgain() {
    LibraryLocation place = empty();
    filled(place).close();
    try (Library again = Library.open(place);
        Library beside = Library.open(place)) {
      assertThat(again.count(Filter.ALL)).isEqualTo(GAMES);
      beside.delete(List.of(1L));
      assertThat(again.count(Filter.ALL)).isEqualTo(GAMES - 1);
    }
  }

  @Test
  void aLibraryOfANewerProgramIsRefused() {
    LibraryLocation place = empty();
    Library.open(place).close();
    try (Database database = new Database(place)) {
      database.write(
          connection ->
              connection
                  .createStatement()
                  .executeUpdate("UPDATE library_versions SET version = '99'"));
    }
    assertThatThrownBy(() -> Library.open(place))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("version 99")
        .hasMessageContaining("newer Spielwerk");
  }

  @Test
  void aDatabaseOfSomethingElseIsLeftAlone() {
    LibraryLocation place = empty();
    try (Database database = new Database(place)) {
      database.write(
          connection ->
              connection.createStatement().executeUpdate("CREATE TABLE recipes (x TEXT)"));
      assertThatThrownBy(() -> Library.open(place))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("something else");
    }
  }
}
