package spielwerk.learn.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Runner;
import spielwerk.core.Seeds;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.Runs;

class TuningRunTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final ObjectMapper JSON = Json.mapper();
  private static final int GENERATIONS = 4;

  @TempDir Path data;

  /** A tuning that takes no time, with other values: name, value, name, value. */
  private static TuneSpec small(Object... changes) throws IOException {
    ObjectNode tree =
        JSON.valueToTree(
            TuneSpec.of(
                "tictactoe",
                List.of("team:negamax:depth=2*{a:0..2}+random*{b:0..2},normalise={n:sum|max}"),
                List.of("random", "negamax:depth=1")));
    tree.put("games", 4).put("population", 6).put("generations", GENERATIONS).put("check", 10);
    tree.put("seed", 5);
    for (int i = 0; i < changes.length; i += 2) {
      tree.set((String) changes[i], JSON.valueToTree(changes[i + 1]));
    }
    return JSON.treeToValue(tree, TuneSpec.class);
  }

  private Runs runs() {
    return new Runs(data, Clock.systemUTC());
  }

  private TuningRun finished(TuneSpec spec, int threads) {
    TuningRun run = TuningRun.begin(Tuning.of(spec, CATALOGUE), runs());
    try (Journal journal = run.journal()) {
      run.run(Runner.of(threads));
      assertThat(journal.result()).isPresent();
    }
    return run;
  }

  /** Begins a tuning, stops it when so many games are under way, and returns its folder. */
  private Path stopped(TuneSpec spec, long games) {
    TuningRun run = TuningRun.begin(Tuning.of(spec, CATALOGUE), runs());
    try (Journal journal = run.journal()) {
      long[] at = {0};
      Progress watch = (done, all, note) -> at[0] = done;
      run.run(new Runner(1, () -> at[0] >= games, watch));
      assertThat(run.verdict()).isEmpty();
      return journal.folder();
    }
  }

  private void resume(Path folder) {
    try (Journal journal = runs().open(folder.getFileName().toString(), false)) {
      TuningRun run = TuningRun.resume(journal, CATALOGUE);
      run.run(Runner.of(2));
      assertThat(run.verdict()).isPresent();
    }
  }

  private static void sameFiles(Path one, Path other) throws IOException {
    for (String file : List.of("generations.jsonl", "result.json")) {
      assertThat(Files.readString(other.resolve(file)))
          .as(file)
          .isEqualTo(Files.readString(one.resolve(file)));
    }
  }

  @Test
  void itIsTheSameOnAnyNumberOfThreads() throws IOException {
    TuningRun one = finished(small(), 1);
    TuningRun two = finished(small(), 2);
    assertThat(two.generations()).isEqualTo(one.generations()).hasSize(GENERATIONS);
    assertThat(two.verdict()).isEqualTo(one.verdict());
    sameFiles(one.journal().folder(), two.journal().folder());
    assertThat(finished(small("seed", 6), 1).generations()).isNotEqualTo(one.generations());
  }

  @Test
  void aRunThatWasStoppedAnywhereEndsWithTheSameFacts() throws IOException {
    Path undisturbed = finished(small(), 2).journal().folder();
    // 48 games a generation: at once, within one, after two, during the check
    for (long games : new long[] {0, 70, 96, 4 * 48, 4 * 48 + 10}) {
      Path folder = stopped(small(), games);
      Runs.Item item = item(folder);
      assertThat(item.done()).isEqualTo((int) (games / 48));
      assertThat(item.state()).isEqualTo(games / 48 + " of 4");
      resume(folder);
      sameFiles(undisturbed, folder);
      assertThat(item(folder).finished()).isTrue();
      resume(folder);
      sameFiles(undisturbed, folder);
    }
  }

  private Runs.Item item(Path folder) {
    return runs().list().stream()
        .filter(item -> item.id().equals(folder.getFileName().toString()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void halfALineOfAKilledRunIsDropped() throws IOException {
    Path undisturbed = finished(small(), 1).journal().folder();
    Path folder = stopped(small(), 2 * 48);
    Files.writeString(
        folder.resolve("generations.jsonl"), "{\"generation\":2,\"be", StandardOpenOption.APPEND);
    resume(folder);
    sameFiles(undisturbed, folder);
  }

  @Test
  void aDamagedRunIsNamed() throws IOException {
    Path folder = stopped(small(), 2 * 48);
    Path file = folder.resolve("generations.jsonl");
    String good = Files.readString(file);
    for (String bad :
        List.of(
            "nonsense\n",
            "null\n",
            "{}\n",
            good.replace("\"generation\":1", "\"generation\":7"),
            good.replace("\"sum\"", "\"min\""),
            good.replace("\"values\":[", "\"values\":[\"9\","))) {
      Files.writeString(file, bad);
      assertThatThrownBy(() -> resume(folder))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("damaged: line ");
    }
  }

  @Test
  void theCheckIsPlayedOnASeedThatNoGenerationHad() throws IOException {
    Tuning tuning = Tuning.of(small(), CATALOGUE);
    Set<Long> seeds = new HashSet<>();
    for (int generation = 0; generation < 1000; generation++) {
      seeds.add(tuning.seed(generation));
    }
    assertThat(seeds).hasSize(1000).doesNotContain(tuning.freshSeed());
  }

  @Test
  void allOfAGenerationPlayTheSameGamesAndSurvivorsAreMeasuredAgain() throws IOException {
    TuneSpec spec = small("engine", List.of("negamax:depth={d:1..2 step 1}"));
    Set<Double> measured = new HashSet<>();
    for (TuningGeneration generation : finished(spec, 2).generations()) {
      measured.add(generation.best().fitness());
      for (int depth = 0; depth < 2; depth++) {
        int own = depth;
        assertThat(
                generation.ranked().stream()
                    .filter(each -> each.filling().places().get(0) == own)
                    .map(TuningGeneration.Ranked::fitness)
                    .distinct()
                    .count())
            .isLessThanOrEqualTo(1);
      }
    }
    assertThat(measured).hasSizeGreaterThan(1);
  }

  @Test
  void withCmaEsToo() throws IOException {
    TuneSpec spec =
        small(
            "method",
            "cmaes",
            "engine",
            List.of("team:negamax:depth=2*{a:0..2}+random*{b:0..2},normalise=sum"));
    Path undisturbed = finished(spec, 2).journal().folder();
    for (long games : new long[] {0, 70, 4 * 48}) {
      Path folder = stopped(spec, games);
      resume(folder);
      sameFiles(undisturbed, folder);
    }
  }

  @Test
  void cmaEsTakesNumbersOfOneEngineAlone() {
    assertThatThrownBy(() -> Tuning.of(small("method", "cmaes"), CATALOGUE))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("numbers of one engine");
    assertThatThrownBy(() -> small("method", "cmaes", "population", 3))
        .rootCause()
        .hasMessageContaining("at least 4");
    assertThatThrownBy(() -> small("method", "cmaes", "load", "another"))
        .rootCause()
        .hasMessageContaining("load nothing");
  }

  @Test
  void moreDepthIsFoundToBeBetter() throws IOException {
    TuneSpec spec =
        small(
            "game",
            "connect4",
            "engine",
            List.of("alphabeta:depth={d:1..4 step 1}"),
            "against",
            List.of("alphabeta:depth=2"),
            "games",
            20,
            "check",
            60,
            "mutation",
            0.5);
    TuningRun run = finished(spec, 2);
    TuningResult tuningResult = run.verdict().orElseThrow();
    assertThat(tuningResult.middle()).isEqualTo("alphabeta:depth=2");
    assertThat(tuningResult.best()).isEqualTo("alphabeta:depth=4");
    assertThat(tuningResult.rows().get(0).best().low()).isGreaterThan(0.5);
    assertThat(tuningResult.rows().get(0).middle().score()).isEqualTo(0.5);
    JsonNode last = JSON.readTree(run.journal().lines().get(GENERATIONS - 1));
    assertThat(last.get("best").asText()).isEqualTo("alphabeta:depth=4");
  }

  @Test
  void aTuningThatCannotBeIsRefusedBeforeAnythingIsWritten() {
    refused("multiples of 2", "games", 3);
    refused("multiples of 2", "check", 5);
    refused("no parameters", "engine", List.of("random"));
    refused("too small", "population", 2, "engine", KINDS);
    refused("same engine twice", "engine", List.of(KINDS.get(0), KINDS.get(0)));
    refused("all tables are full", "population", 7, "rivals", "population");
    refused("1 to 20 engines", "engine", List.of());
    refused("nobody", "against", List.of("nobody"));
    refused("multiples of 3", "game", "qwixx:players=3");
    assertThat(runs().list()).isEmpty();
  }

  private void refused(String words, Object... changes) {
    assertThatThrownBy(() -> finished(small(changes), 1))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(words);
  }

  private static final List<String> KINDS =
      List.of(
          "negamax:depth={d:1..2 step 1}", "negamax:depth={d:3..4 step 1}", "team:random*{r:1..2}");

  /** A tuning of the four-seat game in which the population plays itself, as in the thesis. */
  private static TuneSpec civ() throws IOException {
    return small(
        "game",
        "quickciv:rounds=4,size=9",
        "engine",
        List.of(
            "greedy:food={food:0..5},centre={centre:1..50 step 1}",
            "vanilla:sims=8,select={select:ucb|epsilon|greedy},c={c:1..3 if select=ucb},"
                + "epsilon={epsilon:0..1 if select=epsilon},food={food:0..2}"),
        "against",
        List.of("random"),
        "rivals",
        "population",
        "fitness",
        "points",
        "population",
        8,
        "generations",
        3,
        "check",
        4,
        "mutation",
        1);
  }

  @Test
  void aPopulationThatPlaysItselfIsTheSameHoweverOftenItWasStopped() throws IOException {
    TuningRun whole = finished(civ(), 1);
    sameFiles(whole.journal().folder(), finished(civ(), 2).journal().folder());
    // 8 games a generation
    for (long games : new long[] {0, 11, 24}) {
      Path folder = stopped(civ(), games);
      assertThat(item(folder).done()).isEqualTo((int) (games / 8));
      resume(folder);
      sameFiles(whole.journal().folder(), folder);
    }
    assertThat(whole.generations().get(0).ranked().stream().map(each -> each.filling().kind()))
        .containsOnly(0, 1);
    for (TuningGeneration generation : whole.generations()) {
      assertThat(generation.best().fitness()).isBetween(0.25, 1.0);
    }
  }

  @Test
  void everybodySitsAtEverySeatAlikeAndOnceARound() {
    for (int seats = 2; seats <= 4; seats++) {
      int people = seats * 5;
      int[][] sat = new int[people][seats];
      List<List<List<Integer>>> drawn =
          PopulationGames.drawn(
              people, seats, 3 * seats, Seeds.stream(1, seats, Seeds.Purpose.TEST, 0));
      assertThat(drawn).hasSize(3 * seats);
      for (List<List<Integer>> round : drawn) {
        assertThat(round).hasSize(5);
        assertThat(round.stream().flatMap(List::stream)).doesNotHaveDuplicates().hasSize(people);
        for (List<Integer> table : round) {
          for (int seat = 0; seat < seats; seat++) {
            sat[table.get(seat)][seat]++;
          }
        }
      }
      for (int[] own : sat) {
        assertThat(own).containsOnly(3);
      }
    }
  }

  @Test
  void pointsCountAsAShareOfTheBest() {
    assertThat(worth(TuningFitness.POINTS, 100, 50, 0)).containsExactly(1.0, 0.5, 0.0);
    assertThat(worth(TuningFitness.POINTS, -5, 50, 20)).containsExactly(0.0, 1.0, 0.4);
    assertThat(worth(TuningFitness.POINTS, 0, 0)).containsExactly(1.0, 1.0);
    assertThat(worth(TuningFitness.POINTS, -2, -1)).containsExactly(0.0, 1.0);
    assertThat(worth(TuningFitness.SCORE, 100, 50, 0)).containsExactly(1.0, 0.0, 0.0);
  }

  private static List<Double> worth(TuningFitness fitness, Integer... points) {
    List<Integer> all = List.of(points);
    GameRecord game =
        new GameRecord(
            "any",
            "",
            Goal.POINTS,
            0,
            0,
            all.stream().map(p -> "random").toList(),
            0,
            List.of(),
            Ending.finished(all),
            all,
            List.of(),
            GameRecord.Circumstances.NONE);
    return IntStream.range(0, points.length).mapToObj(seat -> fitness.of(game, seat)).toList();
  }
}
