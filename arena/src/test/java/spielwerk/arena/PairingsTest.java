package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;

class PairingsTest {
  private static final RandomGenerator RANDOM = Seeds.stream(3, 0, Seeds.Purpose.TEST, 0);

  /** Plays a tournament where results are drawn; the stages as they came. */
  private static List<List<Encounter.Result>> play(Pairings pairings, int games, boolean draws) {
    List<List<Encounter.Result>> stages = new ArrayList<>();
    List<Encounter.Result> all = new ArrayList<>();
    for (List<Encounter> next = pairings.next(all); !next.isEmpty(); next = pairings.next(all)) {
      assertThat(pairings.next(all)).as("a function of what was played").isEqualTo(next);
      List<Encounter.Result> stage = new ArrayList<>();
      for (Encounter encounter : next) {
        double points = draws ? RANDOM.nextInt(2 * games + 1) / 2.0 : RANDOM.nextInt(2) * games;
        stage.add(new Encounter.Result(encounter, List.of(points, games - points)));
      }
      stages.add(stage);
      all.addAll(stage);
    }
    assertThat(all.size()).isLessThanOrEqualTo((int) pairings.most());
    return stages;
  }

  private static List<List<Integer>> tables(List<Encounter.Result> stage) {
    return stage.stream().map(result -> result.encounter().players()).toList();
  }

  @Test
  void everybodyMeetsEverybodyOnceARound() {
    RoundRobin robin = new RoundRobin(5, 2, 2);
    List<Encounter> all = robin.next(List.of());
    assertThat(all).hasSize(20).hasSize((int) robin.most());
    Set<List<Integer>> pairs = new HashSet<>();
    all.stream().filter(e -> e.round() == 1).forEach(e -> pairs.add(e.players()));
    assertThat(pairs).hasSize(10).allMatch(pair -> pair.get(0) < pair.get(1));
    List<Encounter> threes = new RoundRobin(5, 3, 1).next(List.of());
    assertThat(threes.stream().map(Encounter::players).distinct()).hasSize(10);
    assertThat(new RoundRobin(5, 3, 7).most()).isEqualTo(70);
    assertThat(play(robin, 2, true)).hasSize(1);
  }

  @Test
  void inAGauntletTheFirstMeetsAllOthers() {
    assertThat(tables(play(new Gauntlet(4, 1), 2, true).get(0)))
        .containsExactly(List.of(0, 1), List.of(0, 2), List.of(0, 3));
    assertThat(new Gauntlet(4, 3).next(List.of())).hasSize(9);
  }

  @Test
  void thePairsAreAsManyAsASlowSearchFinds() {
    for (int round = 0; round < 2000; round++) {
      int n = RANDOM.nextInt(1, 9);
      double density = RANDOM.nextDouble();
      boolean[][] fits = new boolean[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < i; j++) {
          fits[i][j] = RANDOM.nextDouble() < density;
          fits[j][i] = fits[i][j];
        }
      }
      assertThat(new Matching(fits).size()).isEqualTo(slowly(fits, new boolean[n]));
    }
  }

  private static int slowly(boolean[][] fits, boolean[] taken) {
    int first = 0;
    while (first < taken.length && taken[first]) {
      first++;
    }
    if (first == taken.length) {
      return 0;
    }
    taken[first] = true;
    int best = slowly(fits, taken);
    for (int other = 0; other < taken.length; other++) {
      if (!taken[other] && fits[first][other]) {
        taken[other] = true;
        best = Math.max(best, 1 + slowly(fits, taken));
        taken[other] = false;
      }
    }
    taken[first] = false;
    return best;
  }

  @Test
  void nobodyMeetsTwiceInASwissTournamentWhileThatCanBeAvoided() {
    for (int players = 2; players <= 9; players++) {
      for (int time = 0; time < 20; time++) {
        boolean[][] met = new boolean[players][players];
        int[] rests = new int[players];
        for (List<Encounter.Result> round : play(new Swiss(players, players + 1, 2), 2, true)) {
          List<List<Integer>> tables = tables(round);
          boolean[] here = new boolean[players];
          int again = 0;
          for (List<Integer> table : tables) {
            again += met[table.get(0)][table.get(1)] ? 1 : 0;
            table.forEach(p -> here[p] = true);
          }
          assertThat(tables).hasSize(players / 2);
          assertThat(again).isEqualTo(leastRepeats(met, here, rests));
          for (List<Integer> table : tables) {
            met[table.get(0)][table.get(1)] = true;
            met[table.get(1)][table.get(0)] = true;
          }
          for (int p = 0; p < players; p++) {
            rests[p] += here[p] ? 0 : 1;
          }
          assertThat(Arrays.stream(rests).max().orElse(0))
              .as("who has rested most has rested once more than who least")
              .isLessThanOrEqualTo(Arrays.stream(rests).min().orElse(0) + 1);
        }
      }
    }
  }

  /** The fewest repeated pairs, whoever may rest; slowly. */
  private static int leastRepeats(boolean[][] met, boolean[] here, int[] rests) {
    int n = met.length;
    boolean[][] fits = new boolean[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        fits[i][j] = i != j && !met[i][j];
      }
    }
    if (n % 2 == 0) {
      return n / 2 - slowly(fits, new boolean[n]);
    }
    int least = Arrays.stream(rests).min().orElse(0);
    int best = 0;
    for (int rester = 0; rester < n; rester++) {
      if (rests[rester] == least) {
        boolean[] taken = new boolean[n];
        taken[rester] = true;
        best = Math.max(best, slowly(fits, taken));
      }
    }
    assertThat(here).hasSize(n);
    return n / 2 - best;
  }

  @Test
  void theBestOfASwissRoundMeetAndWhoRestsHasThePointsOfAWin() {
    Swiss swiss = new Swiss(5, 3, 2);
    List<Encounter> first = swiss.next(List.of());
    assertThat(first.stream().map(Encounter::players))
        .containsExactly(List.of(0, 1), List.of(2, 3));
    List<Encounter.Result> results =
        List.of(
            new Encounter.Result(first.get(0), List.of(0.0, 2.0)),
            new Encounter.Result(first.get(1), List.of(1.5, 0.5)));
    assertThat(swiss.points(results)).containsExactly(0, 2, 1.5, 0.5, 2);
    assertThat(swiss.ranking(results)).containsExactly(1, 4, 2, 3, 0);
    assertThat(swiss.next(results).stream().map(Encounter::players))
        .as("the last one rests; if 1 met 4, who is next below, 2 and 3 would meet again")
        .containsExactly(List.of(1, 2), List.of(4, 3));
  }

  @Test
  void aKnockoutHasOneWinnerWhoNeverLost() {
    for (int players = 2; players <= 17; players++) {
      Knockout knockout = new Knockout(players);
      List<Encounter.Result> all = new ArrayList<>();
      boolean[] out = new boolean[players];
      for (List<Encounter.Result> stage : play(knockout, 2, true)) {
        Set<Integer> here = new HashSet<>();
        for (Encounter.Result result : stage) {
          assertThat(result.encounter().players()).noneMatch(p -> out[p]);
          assertThat(here.addAll(result.encounter().players())).isTrue();
          if (!result.points().get(0).equals(result.points().get(1))) {
            int loser = result.points().get(0) < result.points().get(1) ? 0 : 1;
            out[result.encounter().players().get(loser)] = true;
          } else if (timesBefore(all, result) == Knockout.REPLAYS) {
            out[result.encounter().players().get(1)] = true;
          }
        }
        all.addAll(stage);
      }
      List<Integer> left = new ArrayList<>();
      for (int p = 0; p < players; p++) {
        if (!out[p]) {
          left.add(p);
        }
      }
      assertThat(left).hasSize(1);
      assertThat(knockout.ranking(all).get(0)).isEqualTo(left.get(0));
      assertThat(knockout.ranking(all)).hasSize(players).doesNotHaveDuplicates();
      assertThat(all.stream().map(r -> r.encounter().players()).distinct()).hasSize(players - 1);
    }
  }

  private static long timesBefore(List<Encounter.Result> all, Encounter.Result result) {
    return all.stream()
        .filter(r -> r.encounter().players().equals(result.encounter().players()))
        .count();
  }

  @Test
  void theFirstSeedsRestAndMeetInTheFinalOnly() {
    Knockout knockout = new Knockout(6);
    List<Encounter> first = knockout.next(List.of());
    assertThat(first.stream().map(Encounter::players))
        .containsExactly(List.of(3, 4), List.of(2, 5));
    List<Encounter.Result> results = new ArrayList<>();
    while (!knockout.next(results).isEmpty()) {
      for (Encounter encounter : knockout.next(results)) {
        results.add(new Encounter.Result(encounter, List.of(2.0, 0.0)));
      }
    }
    assertThat(tables(results))
        .containsExactly(List.of(3, 4), List.of(2, 5), List.of(0, 3), List.of(1, 2), List.of(0, 1));
    assertThat(knockout.ranking(results)).containsExactly(0, 1, 2, 3, 4, 5);
  }

  @Test
  void aDrawnEncounterIsPlayedAgainWithOtherOpeningsAndThenTheFirstGoesOn() {
    Knockout knockout = new Knockout(2);
    List<Encounter.Result> results = new ArrayList<>();
    Set<Integer> blocks = new HashSet<>();
    while (!knockout.next(results).isEmpty()) {
      Encounter encounter = knockout.next(results).get(0);
      assertThat(blocks.add(encounter.block())).isTrue();
      results.add(new Encounter.Result(encounter, List.of(1.0, 1.0)));
    }
    assertThat(results).hasSize(1 + Knockout.REPLAYS).hasSize((int) knockout.most());
    assertThat(knockout.ranking(results)).containsExactly(0, 1);
  }
}
