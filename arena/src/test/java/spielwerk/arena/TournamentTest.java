package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.arena.TournamentSpec.Kind;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;
import spielwerk.runs.Journal;
import spielwerk.runs.RunFolder;
import spielwerk.runs.Runs;

class TournamentTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final List<String> ENGINES =
      List.of("tiny", "tiny:does=good", "tiny:does=low", "tiny:does=rated", "tiny:from=3");

  @TempDir Path data;

  static TournamentSpec spec(String game, Kind kind, int rounds, int games, List<String> engines) {
    return TournamentSpec.of(
        CATALOGUE.game(game),
        kind,
        IntStream.range(0, engines.size())
            .mapToObj(i -> new TournamentPlayer("p" + i, engines.get(i), Budget.FREE, Choice.BEST))
            .toList(),
        rounds,
        games,
        5);
  }

  static TournamentSpec spec(Kind kind) {
    return spec("counting:thrown=on", kind, kind == Kind.SWISS ? 3 : 1, 4, ENGINES);
  }

  private static Standings play(TournamentSpec spec, List<GameRecord> into, int threads) {
    return Tournament.of(spec, CATALOGUE).play(GameStore.in(into), Runner.of(threads));
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void gamesAndTableAreTheSameOnAnyNumberOfThreads(Kind kind) {
    List<GameRecord> one = new ArrayList<>();
    List<GameRecord> three = new ArrayList<>();
    Standings alone = play(spec(kind), one, 1);
    assertThat(play(spec(kind), three, 3)).isEqualTo(alone);
    assertThat(MatchTest.facts(three)).isEqualTo(MatchTest.facts(one));
    assertThat(alone.finished()).isTrue();
    assertThat(alone.ranking()).hasSize(5).doesNotHaveDuplicates();
    int planned = Tournament.of(spec(kind), CATALOGUE).planned();
    assertThat(alone.tally().games())
        .isEqualTo(kind == Kind.KNOCKOUT ? one.size() : planned)
        .isLessThanOrEqualTo(planned);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void stoppedAfterAnyGameItGoesOnToTheSameTable(Kind kind) {
    List<GameRecord> undisturbed = new ArrayList<>();
    Standings expected = play(spec(kind), undisturbed, 1);
    // the game that the other thread has under way is finished too, and must not be the last
    for (int stop = 0; stop + 1 < undisturbed.size(); stop += 3) {
      List<GameRecord> games = new ArrayList<>();
      int after = stop;
      Tournament tournament = Tournament.of(spec(kind), CATALOGUE);
      Standings half =
          tournament.play(
              GameStore.in(games), new Runner(2, () -> games.size() >= after, Progress.NONE));
      assertThat(half.finished()).isFalse();
      assertThat(half.tally().games()).isEqualTo(games.size());
      assertThat(tournament.play(GameStore.in(games), Runner.of(2))).isEqualTo(expected);
      assertThat(MatchTest.facts(games)).isEqualTo(MatchTest.facts(undisturbed));
    }
  }

  @Test
  void aDiskThatIsFullAfterAnyGameLosesNothing() {
    List<GameRecord> undisturbed = new ArrayList<>();
    Standings expected = play(spec(Kind.SWISS), undisturbed, 1);
    List<GameRecord> games = new ArrayList<>();
    AtomicInteger room = new AtomicInteger();
    GameStore small =
        new GameStore() {
          @Override
          public void replay(java.util.function.Consumer<GameRecord> reader) {
            new ArrayList<>(games).forEach(reader);
          }

          @Override
          public void append(GameRecord game) {
            if (room.getAndDecrement() <= 0) {
              throw new java.io.UncheckedIOException(new java.io.IOException("no space left"));
            }
            games.add(game);
          }
        };
    Tournament tournament = Tournament.of(spec(Kind.SWISS), CATALOGUE);
    for (int time = 0; games.size() < undisturbed.size(); time++) {
      room.set(1 + time % 3);
      try {
        assertThat(tournament.play(small, Runner.of(2))).isEqualTo(expected);
      } catch (java.io.UncheckedIOException full) {
        assertThat(full).hasMessageContaining("no space left");
      }
    }
    assertThat(tournament.play(small, Runner.of(1))).isEqualTo(expected);
    assertThat(MatchTest.facts(games)).isEqualTo(MatchTest.facts(undisturbed));
  }

  @Test
  void everyOpeningIsPlayedFromEverySeatAndIsTheSameAtEveryTable() {
    List<GameRecord> games = new ArrayList<>();
    play(
        spec("counting:seats=3,target=60", Kind.ROUNDROBIN, 2, 6, ENGINES.subList(0, 4)), games, 2);
    assertThat(games).hasSize(4 * 2 * 6);
    List<GameRecord> inOrder = MatchTest.facts(games);
    for (int table = 0; table < 8; table++) {
      for (int group = 0; group < 2; group++) {
        Set<List<String>> seats = new HashSet<>();
        Set<List<String>> openings = new HashSet<>();
        for (int i = 0; i < 3; i++) {
          GameRecord game = inOrder.get(table * 6 + group * 3 + i);
          seats.add(game.seats());
          openings.add(game.moves().subList(0, game.opening()));
          GameRecord first = inOrder.get((table < 4 ? 0 : 24) + group * 3);
          openings.add(first.moves().subList(0, first.opening()));
        }
        assertThat(seats).hasSize(3);
        assertThat(openings).hasSize(1);
      }
    }
  }

  @Test
  void aFileComesBackAsItWasAndResumesInItsFolder() {
    TournamentSpec spec = spec(Kind.KNOCKOUT);
    Runs runs = new Runs(data, Clock.systemUTC());
    Standings expected;
    try (Journal journal = Tournament.of(spec, CATALOGUE).begin(runs, true)) {
      assertThat(journal.spec(TournamentKind.TYPE, TournamentSpec.class)).isEqualTo(spec);
      expected = Tournament.of(spec, CATALOGUE).play(journal, Runner.of(2));
      journal.finish("{}");
    }
    assertThat(runs.list().get(0).state()).isEqualTo("finished");
    RunFolder folder = runs.look("tournament");
    CompetitionResult competitionResult =
        CompetitionView.of(folder, Tournament.toLookAt(spec, CATALOGUE)).result().standing();
    assertThat(competitionResult.tally()).isEqualTo(expected.tally());
    assertThat(competitionResult.finished()).isTrue();
  }

  @Test
  void gamesOfAnotherTournamentAreRefused() {
    List<GameRecord> games = new ArrayList<>();
    play(spec(Kind.ROUNDROBIN), games, 1);
    for (TournamentSpec other :
        List.of(spec(Kind.ROUNDROBIN).withSeed(6), spec(Kind.GAUNTLET), spec(Kind.KNOCKOUT))) {
      assertThatThrownBy(() -> play(other, new ArrayList<>(games), 1))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("does not belong");
    }
  }

  @Test
  void whatCannotBeIsRefused() {
    refused(() -> spec("counting", Kind.SWISS, 1, 2, List.of("tiny")), "2 to 512 players");
    refused(() -> spec("counting", Kind.KNOCKOUT, 2, 2, ENGINES), "leave rounds out");
    refused(() -> of("counting", Kind.SWISS, 3, ENGINES), "multiple of 2");
    refused(() -> of("counting:seats=3", Kind.SWISS, 3, ENGINES), "two seats");
    refused(() -> of("counting:seats=4", Kind.ROUNDROBIN, 4, List.of("tiny", "tiny")), "needs 4");
    refused(() -> of("counting", Kind.ROUNDROBIN, 2_000_000, ENGINES), "too many");
    refused(() -> of("counting", Kind.ROUNDROBIN, 2, List.of("tiny", "big")), "no engine 'big'");
  }

  private static void of(String game, Kind kind, int games, List<String> engines) {
    Tournament.of(spec(game, kind, 1, games, engines), CATALOGUE);
  }

  private static void refused(Runnable what, String word) {
    assertThatThrownBy(what::run).isInstanceOf(Mistake.class).hasMessageContaining(word);
  }

  @Test
  void anEngineWithTimeOfItsOwnIsNotRepeatable() {
    for (String timed : List.of("x:time=30ms", "team(a(depth=3,time=1s)+b)", "x(time=1s)")) {
      assertThat(new Entrant(timed, Budget.FREE, Choice.BEST).repeatable()).isFalse();
    }
    for (String plain : List.of("x", "x:depth=3", "x:overtime=3", "time")) {
      assertThat(new Entrant(plain, Budget.FREE, Choice.BEST).repeatable()).isTrue();
    }
  }
}
