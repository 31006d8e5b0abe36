package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;

class MatchTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  static MatchSpec spec(String game, int games, String... engines) {
    return MatchSpec.of(CATALOGUE.game(game), List.of(engines), games, 7);
  }

  static List<GameRecord> play(MatchSpec spec, int threads) {
    List<GameRecord> games = new ArrayList<>();
    Match.of(spec, CATALOGUE).play(GameStore.in(games), Runner.of(threads));
    return facts(games);
  }

  static List<GameRecord> facts(List<GameRecord> games) {
    return games.stream()
        .map(GameRecord::facts)
        .sorted(Comparator.comparingInt(GameRecord::index))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "counting",
        "counting:seats=3,target=30",
        "counting:dice=on,target=40",
        "counting:seats=3,dice=on,thrown=on,target=50",
        "counting:seats=1"
      })
  void theFactsAreTheSameOnAnyNumberOfThreads(String game) {
    int seats = CATALOGUE.game(game).traits().seats();
    String[] engines = {"tiny", "tiny:does=rated", "tiny:does=throws,from=12"};
    MatchSpec spec =
        spec(game, 61, List.of(engines).subList(0, seats).toArray(String[]::new))
            .withChoices(List.of(new Choice.Temperature(1)));
    List<GameRecord> once = play(spec, 1);
    assertThat(once).hasSize(61).extracting(GameRecord::index).doesNotHaveDuplicates();
    assertThat(play(spec, 2)).isEqualTo(once);
    assertThat(play(spec, 4)).isEqualTo(once);
    Game rules = CATALOGUE.game(game);
    for (GameRecord record : once) {
      assertThat(record.replay(rules).over())
          .isEqualTo(record.ending().reason() == Ending.Reason.FINISHED);
    }
  }

  @Test
  void anotherSeedGivesOtherGames() {
    MatchSpec spec = spec("counting", 20, "tiny", "tiny");
    MatchSpec other = MatchSpec.of(CATALOGUE.game("counting"), List.of("tiny", "tiny"), 20, 8);
    assertThat(play(spec, 1))
        .extracting(GameRecord::moves)
        .isNotEqualTo(play(other, 1).stream().map(GameRecord::moves).toList());
  }

  @Test
  void everyOpeningIsPlayedOnceFromEachSeat() {
    List<GameRecord> games = play(spec("counting", 40, "tiny:does=low", "tiny:does=good"), 2);
    for (int i = 0; i < 40; i += 2) {
      GameRecord first = games.get(i);
      GameRecord second = games.get(i + 1);
      assertThat(first.opening()).isEqualTo(2);
      assertThat(first.moves().subList(0, 2)).isEqualTo(second.moves().subList(0, 2));
      assertThat(first.seats()).containsExactly("tiny:does=low", "tiny:does=good");
      assertThat(second.seats()).containsExactly("tiny:does=good", "tiny:does=low");
    }
    assertThat(games.stream().map(game -> game.moves().subList(0, 2)).distinct().count())
        .as("of 9 openings, drawn 20 times")
        .isGreaterThan(6);
  }

  @Test
  void withThreeSeatsEverybodySitsEverywhereAndFollowsEverybody() {
    List<List<Integer>> seatings = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      seatings.add(SeatRotation.entrants(i, 3));
    }
    assertThat(seatings)
        .containsExactly(
            List.of(0, 1, 2),
            List.of(1, 2, 0),
            List.of(2, 0, 1),
            List.of(0, 2, 1),
            List.of(1, 0, 2),
            List.of(2, 1, 0));
    assertThat(SeatRotation.entrants(6, 3)).isEqualTo(SeatRotation.entrants(0, 3));
  }

  @Test
  void theGamesOfAGroupHaveTheSameSetupAndDice() {
    String game = "counting:seats=3,dice=on,thrown=on,target=60";
    List<GameRecord> games = play(spec(game, 30, "tiny", "tiny", "tiny"), 2);
    for (int group = 0; group < 10; group++) {
      GameRecord first = games.get(3 * group);
      for (int i = 1; i < 3; i++) {
        GameRecord other = games.get(3 * group + i);
        assertThat(other.setup()).isEqualTo(first.setup());
        int rolls = Math.min(dice(first).size(), dice(other).size());
        assertThat(dice(other).subList(0, rolls)).isEqualTo(dice(first).subList(0, rolls));
      }
    }
    assertThat(games.stream().map(each -> dice(each).subList(0, 5)).distinct().count())
        .isGreaterThan(6);
  }

  private static List<String> dice(GameRecord game) {
    return game.moves().stream().filter(move -> move.startsWith("die")).toList();
  }

  @Test
  void anOpeningNeverEndsTheGame() {
    Openings long20 = new Openings.Random(20);
    for (int target : new int[] {1, 2, 3, 5, 8, 25}) {
      MatchSpec spec = spec("counting:target=" + target, 20, "tiny", "tiny").withOpenings(long20);
      for (GameRecord game : play(spec, 1)) {
        assertThat(game.opening()).isLessThan(Math.min(21, target)).isLessThan(game.moves().size());
        if (target == 25) {
          assertThat(game.opening()).as("some are shortened, not dropped").isGreaterThan(5);
        }
      }
    }
  }

  @Test
  void anOpeningOfAGameWithDiceHasItsDiceToo() {
    MatchSpec spec =
        spec("counting:dice=on,target=40", 4, "tiny", "tiny").withOpenings(new Openings.Random(3));
    for (GameRecord game : play(spec, 1)) {
      assertThat(game.opening()).isEqualTo(6);
    }
  }

  @Test
  void openingsAreReadAndWrittenAsText() {
    assertThat(Openings.parse("none")).isEqualTo(Openings.NONE).hasToString("none");
    assertThat(Openings.parse("random:plies=4")).hasToString("random:plies=4");
    assertThat(Openings.parse("random")).isEqualTo(new Openings.Random(2));
    for (String wrong : List.of("", "book", "random:plies=0", "random:plys=3", "none:x")) {
      assertThatThrownBy(() -> Openings.parse(wrong)).isInstanceOf(Mistake.class);
    }
    assertThat(Openings.usual(CATALOGUE.game("counting:dice=on"))).isEqualTo(Openings.NONE);
    assertThat(Openings.usual(CATALOGUE.game("counting"))).isEqualTo(new Openings.Random(2));
  }

  @Test
  void budgetsAndChoicesMayDifferByEngine() {
    MatchSpec spec =
        spec("counting", 4, "tiny", "tiny:does=low")
            .withBudgets(List.of(Budget.nodes(5), Budget.depth(2)))
            .withChoices(List.of(Choice.BEST, new Choice.Gaussian(10)));
    assertThat(spec.entrant(1))
        .isEqualTo(new Entrant("tiny:does=low", Budget.depth(2), new Choice.Gaussian(10)));
    assertThat(spec.repeatable()).isTrue();
    assertThat(spec.withBudgets(List.of(Budget.parse("time=5ms"))).repeatable()).isFalse();
    assertThat(spec.withLimits(Limits.NONE.withClockMillis(1000)).repeatable()).isFalse();
  }

  @Test
  void whatDoesNotFitIsAMistake() {
    MatchSpec good = spec("counting", 4, "tiny", "tiny");
    assertThatThrownBy(() -> spec("counting", 0, "tiny", "tiny"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("1 to");
    assertThatThrownBy(() -> good.withBudgets(List.of(Budget.FREE, Budget.FREE, Budget.FREE)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("one for all or one for each");
    assertThatThrownBy(() -> good.withLimits(Limits.NONE.withMarginMillis(-1)))
        .isInstanceOf(Mistake.class);
    for (MatchSpec wrong :
        List.of(
            spec("counting", 4, "tiny"),
            spec("counting:seats=3", 4, "tiny", "tiny"),
            spec("counting", 4, "tiny", "unheardof"),
            spec("counting", 4, "tiny", "tiny:does=sing"),
            spec("counting", 4, "tiny", "tiny:unmakeable"))) {
      assertThatThrownBy(() -> Match.of(wrong, CATALOGUE)).isInstanceOf(Mistake.class);
    }
  }

  @Test
  void aStoppedMatchFinishesTheGamesUnderWayAndGoesOnLater() {
    MatchSpec spec = spec("counting", 50, "tiny", "tiny:does=good");
    List<GameRecord> games = new ArrayList<>();
    AtomicInteger asked = new AtomicInteger();
    Runner stopped = new Runner(2, () -> asked.incrementAndGet() > 12, (d, t, n) -> {});
    Tally part = Match.of(spec, CATALOGUE).play(GameStore.in(games), stopped);
    assertThat(part.games()).isEqualTo(games.size()).isBetween(10, 12);
    Tally whole = Match.of(spec, CATALOGUE).play(GameStore.in(games), Runner.of(2));
    assertThat(facts(games)).isEqualTo(play(spec, 1));
    assertThat(whole).isEqualTo(Match.of(spec, CATALOGUE).play(GameStore.none(), Runner.of(1)));
  }

  @Test
  void progressTellsHowTheMatchStands() {
    List<String> notes = new ArrayList<>();
    MatchSpec spec = spec("counting", 4, "tiny:does=throws", "tiny");
    Match.of(spec, CATALOGUE)
        .play(
            GameStore.none(),
            new Runner(1, () -> false, (done, total, note) -> notes.add(done + " " + note)));
    assertThat(notes).containsExactly("0 0 : 0", "1 0 : 1", "2 0 : 2", "3 0 : 3", "4 0 : 4");
  }

  @Test
  void gamesOfAnotherMatchAreNotTakenForOurs() {
    List<GameRecord> games = new ArrayList<>(play(spec("counting", 4, "tiny", "tiny"), 1));
    Match other = Match.of(spec("counting", 4, "tiny", "tiny:does=low"), CATALOGUE);
    assertThatThrownBy(() -> other.play(GameStore.in(games), Runner.of(1)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("does not belong");
  }
}
