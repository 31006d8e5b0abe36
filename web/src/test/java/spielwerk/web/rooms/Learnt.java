package spielwerk.web.rooms;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import spielwerk.core.Catalogue;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.RunDraft;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKinds;
import spielwerk.runs.Runs;
import spielwerk.runs.spec.YamlFields;

/** Real runs, so small that a test can wait for them. */
public record Learnt(Path data, Catalogue catalogue) {
  public static final String TRAIN =
      """
      game: tictactoe
      seed: 1
      generations: 3
      threads: 1
      net: {blocks: 1, channels: 4, policyChannels: 2, valueHidden: 4}
      selfplay: {games: 12, sims: 4, openings: 0.2, openingPlies: 2}
      buffer: {size: 200}
      training: {batch: 16, perNew: 1, rate: 0.02}
      gate: {games: 4, threshold: 0, sims: 4, openings: "random:plies=1"}
      rate: {every: 1, opponents: [random, negamax], games: 4, sims: 4, openings: "random:plies=1"}
      """;

  public static final String EVOLVE =
      """
      game: "qwixx:rules=paper"
      player: poly
      degree: 1
      populationSize: 20
      rounds: 4
      smallestVariance: 0.9
      generations: 5
      seed: 3
      """;

  public static final String TUNE =
      """
      game: tictactoe
      engine: "mcts:sims={sims:2..20 step 1},select={select:ucb|greedy},c={c:0..2 if select=ucb}"
      against: [random]
      games: 2
      population: 6
      generations: 4
      check: 4
      seed: 1
      """;

  public Runs runs() {
    return new Runs(data, Clock.systemUTC());
  }

  /** Begins a run and leaves it at its beginning. */
  public String begin(String kind, String yaml) {
    try (Journal journal = draft(kind, yaml, catalogue, data).begin(runs(), false)) {
      return journal.id();
    }
  }

  /** What YAML describes, checked. */
  static RunDraft draft(String kind, String yaml, Catalogue catalogue, Path data) {
    YamlFields fields = YamlFields.ofText(yaml);
    Optional<Long> seed = fields.has("seed") ? Optional.empty() : Optional.of(1L);
    return RunKinds.of(catalogue).find(kind).draft(fields, catalogue, data, seed);
  }

  /** Begins a run and does all of it. */
  public RunFolder whole(String kind, String yaml) {
    String id = begin(kind, yaml);
    goOn(id, Runner.of(1));
    return runs().look(id);
  }

  /** Goes on with a run. */
  public void goOn(String id, Runner runner) {
    try (Journal journal = runs().open(id, false)) {
      RunKinds.of(catalogue).of(journal.run()).open(journal, catalogue).run(runner);
    }
  }
}
