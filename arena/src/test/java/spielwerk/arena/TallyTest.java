package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;

class TallyTest {
  private static GameOutcome finished(int index, long print, int... points) {
    List<Integer> list = java.util.stream.IntStream.of(points).boxed().toList();
    int best = java.util.Collections.max(list);
    long winners = list.stream().filter(p -> p == best).count();
    List<Double> shares = list.stream().map(p -> p == best ? 1.0 / winners : 0.0).toList();
    return new GameOutcome(index, Ending.Reason.FINISHED, shares, list, 10 + index, print);
  }

  @Test
  void aMatchOfTwoIsCountedForWhoSatWhere() {
    // Entrant 0 sits first in games 0 and 2: it wins, loses, draws, wins.
    List<GameOutcome> outcomes =
        List.of(
            finished(0, 1, 1, -1),
            finished(1, 2, 1, -1),
            finished(2, 3, 0, 0),
            finished(3, 2, -1, 1));
    Tally tally = Tally.of(2, outcomes);
    assertThat(tally.games()).isEqualTo(4);
    assertThat(tally.distinct()).isEqualTo(3);
    Tally.Row first = tally.entrants().get(0);
    assertThat(List.of(first.wins(), first.draws(), first.losses())).containsExactly(2, 1, 1);
    assertThat(first.score().score()).isEqualTo(0.625);
    assertThat(first.score().interval()).isEqualTo(ConfidenceInterval.wilson(0.625, 4));
    assertThat(first.places()).containsExactly(3, 1);
    assertThat(first.points()).isEqualTo(0.25);
    Tally.Row second = tally.entrants().get(1);
    assertThat(List.of(second.wins(), second.draws(), second.losses())).containsExactly(1, 1, 2);
    assertThat(tally.seats().get(0).score()).isEqualTo(0.625);
    assertThat(tally.seats().get(1).score()).isEqualTo(0.375);
    assertThat(tally.length()).isEqualTo(new Tally.Length(11.5, 10, 13));
  }

  @Test
  void withThreeThereAreThreePlacesAndTiesShareTheBetterOne() {
    List<GameOutcome> outcomes =
        List.of(
            finished(0, 1, 30, 20, 10), // entrants 0, 1, 2
            finished(1, 2, 30, 30, 10), // entrants 1, 2, 0
            new GameOutcome( // entrants 2, 0, 1; the last one crashed
                2, Ending.Reason.CRASH, List.of(0.5, 0.5, 0.0), List.of(0, 0, 0), 4, 3));
    Tally tally = Tally.of(3, outcomes);
    assertThat(tally.entrants().get(0).places()).containsExactly(2, 0, 1);
    assertThat(tally.entrants().get(1).places()).containsExactly(1, 1, 1);
    assertThat(tally.entrants().get(2).places()).containsExactly(2, 0, 1);
    assertThat(tally.entrants().get(0).points()).as("of the games that ended").isEqualTo(20);
    assertThat(tally.entrants().get(0).score().score()).isCloseTo(0.5, within(1e-12));
    assertThat(tally.entrants().stream().mapToDouble(row -> row.score().score()).sum())
        .isCloseTo(1, within(1e-12));
    assertThat(tally.endings())
        .containsEntry(Ending.Reason.FINISHED, 2)
        .containsEntry(Ending.Reason.CRASH, 1);
  }

  @Test
  void theIntervalIsOverPairsAndAHalfPairIsLeftOut() {
    List<GameOutcome> outcomes = new ArrayList<>();
    for (int pair = 0; pair < 12; pair++) {
      boolean sweep = pair < 3;
      outcomes.add(finished(2 * pair, pair, 1, -1));
      outcomes.add(finished(2 * pair + 1, pair, sweep ? -1 : 1, sweep ? 1 : -1));
    }
    outcomes.add(finished(24, 99, 1, -1));
    // 3 pairs of 1, 9 of 0.5: variance (3 * 0.375^2 + 9 * 0.125^2) / 11
    double variance = (3 * 0.375 * 0.375 + 9 * 0.125 * 0.125) / 11;
    Tally.Score score = Tally.of(2, outcomes).entrants().get(0).score();
    assertThat(score.score()).isEqualTo(16.0 / 25);
    double half = 2.200985 * Math.sqrt(variance / 12);
    assertThat(score.interval().low()).isCloseTo(0.64 - half, within(1e-6));
    assertThat(score.interval().high()).isCloseTo(0.64 + half, within(1e-6));
  }

  @Test
  void noGamesMakeAnEmptyTally() {
    Tally tally = Tally.of(2, List.of());
    assertThat(tally.games()).isZero();
    assertThat(tally.entrants().get(0).score().interval()).isEqualTo(new ConfidenceInterval(0, 1));
    assertThat(tally.length()).isEqualTo(new Tally.Length(0, 0, 0));
  }

  @Test
  void enginesWithoutChanceOnOneOpeningPlayOneGame() {
    MatchSpec spec =
        MatchTest.spec("counting", 100, "tiny:does=low", "tiny:does=low")
            .withOpenings(Openings.NONE);
    Tally tally = Match.of(spec, Catalogue.load()).play(GameStore.none(), Runner.of(2));
    assertThat(tally.distinct()).isEqualTo(1);
    assertThat(tally.games()).isEqualTo(100);
  }

  @Test
  void theResultIsTheDocumentThatOthersRelyOn() {
    MatchSpec spec =
        MatchTest.spec("counting", 20, "tiny:does=good", "tiny:does=throws,from=5")
            .withBudgets(List.of(Budget.nodes(5), Budget.FREE));
    Tally tally = Match.of(spec, Catalogue.load()).play(GameStore.none(), Runner.of(2));
    JsonNode json = MatchJson.of(spec, tally, Optional.of("match-x"));
    assertThat(json.get("game").asText()).isEqualTo("counting");
    assertThat(json.get("games").asInt()).isEqualTo(20);
    assertThat(json.get("seed").asLong()).isEqualTo(7);
    assertThat(json.get("run").asText()).isEqualTo("match-x");
    assertThat(json.get("openings").asText()).isEqualTo("random:plies=2");
    assertThat(json.get("repeatable").asBoolean()).isTrue();
    assertThat(json.get("distinct").asInt()).isBetween(2, 20);
    JsonNode first = json.get("engines").get(0);
    assertThat(first.fieldNames())
        .toIterable()
        .contains(
            "id", "engine", "wins", "draws", "losses", "score", "interval", "places", "points");
    assertThat(first.get("id").asText()).isEqualTo("tiny");
    assertThat(first.get("budget").asText()).isEqualTo("nodes=5");
    assertThat(json.get("engines").get(1).get("id").asText()).isEqualTo("tiny#2");
    assertThat(first.get("wins").asInt() + first.get("draws").asInt() + first.get("losses").asInt())
        .isEqualTo(20);
    assertThat(first.get("interval").size()).isEqualTo(2);
    assertThat(first.get("places").size()).isEqualTo(2);
    assertThat(json.get("seats").size()).isEqualTo(2);
    assertThat(json.get("seats").get(0).fieldNames())
        .toIterable()
        .containsExactly("score", "interval");
    assertThat(json.get("endings").fieldNames()).toIterable().contains("crash");
    assertThat(json.get("length").fieldNames()).toIterable().containsExactly("mean", "min", "max");
  }
}
