package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Symmetric;
import spielwerk.core.Watch;

/**
 * All switches of alpha-beta, alone and in random combinations, give plain negamax's value at equal
 * depth.
 */
class SwitchesAgreeTest {
  private static final String[] SINGLE = {
    "order=static",
    "order=static,lastply",
    "order=history",
    "pvs",
    "deepen",
    "deepen,aspiration,window=5",
    "killers",
    "table=1k",
    "bounds=hard"
  };

  @ParameterizedTest
  @CsvSource({
    "tictactoe, 6, 9, 60",
    "connect4, 20, 5, 60",
    "'connect4:width=5,height=4', 12, 7, 60",
    "'fiveinarow:size=5,line=4', 14, 4, 60",
    "fiveinarow:size=7, 20, 3, 60",
    "'fiveinarow:width=6,height=4,line=3', 8, 4, 60",
    "nim:heaps=3-4-2, 4, 9, 60",
    "'nim:heaps=2-3-2,misere', 3, 7, 60",
    "muehle, 40, 3, 30",
    "'muehle:repetition=0,limit=2', 60, 3, 30",
    "tipping:target=14, 4, 9, 60",
    "tree, 1, 3, 30"
  })
  void everyCombinationOfSwitchesFindsNegamaxsValue(
      String text, int most, int deepest, int trials) {
    Game game = Positions.CATALOGUE.game(text);
    RandomGenerator random = Seeds.stream(text.hashCode());
    for (int trial = 0; trial < trials; trial++) {
      Position position = Positions.random(game, most, random);
      int depth = 1 + random.nextInt(deepest);
      String switches = trial < SINGLE.length ? SINGLE[trial] : combination(position, random);
      checkAgainstNegamax(game, position, depth, switches);
    }
  }

  private static void checkAgainstNegamax(
      Game game, Position position, int depth, String switches) {
    String before = game.notation().position(position.state());
    Map<Integer, Integer> values = negamax(game, position, depth);
    try (Engine engine = Positions.CATALOGUE.engine("alphabeta:" + switches, game)) {
      Advice advice = engine.advise(position, Budget.depth(depth), Watch.NONE);
      int best = values.values().stream().max(Integer::compare).orElseThrow();
      assertThat(score(advice))
          .as("%s with %s to depth %d in %s", game.text(), switches, depth, before)
          .isEqualTo(best);
      assertThat(values.get(advice.candidates().get(0).move()))
          .as("value of the move chosen")
          .isEqualTo(best);
      assertThat(advice.effort().nodes()).isPositive();
    }
    assertThat(game.notation().position(position.state()))
        .as("the position is left as it was")
        .isEqualTo(before);
  }

  /**
   * Every root move's value by plain negamax, moves tried one by one so that nothing of the
   * engine's sorting counts.
   */
  private static Map<Integer, Integer> negamax(Game game, Position position, int depth) {
    ScoreScale scores = new ScoreScale(game.traits().goal(), true);
    var known = game.knowledge().evaluations().values();
    var evaluation =
        known.isEmpty() ? spielwerk.core.Evaluation.NONE : known.iterator().next().get();
    Negamax plain =
        new Negamax(game, scores, evaluation, spielwerk.core.Candidates.ALL, position.state());
    plain.begin(
        position.state(),
        new SearchStatistics(),
        new BudgetMeter(Budget.FREE, Watch.NONE, 0),
        Tracer.NONE);
    return plain.search(depth).stream()
        .collect(Collectors.toMap(Searcher.Root::move, Searcher.Root::value));
  }

  private static String combination(Position position, RandomGenerator random) {
    List<String> switches = new ArrayList<>();
    switches.add(
        "order="
            + List.of("none", "static", "static,lastply", "history", "known")
                .get(random.nextInt(5)));
    if (random.nextBoolean()) {
      switches.add("pvs");
    }
    if (random.nextBoolean()) {
      switches.add("deepen");
      if (random.nextBoolean()) {
        switches.add("aspiration,window=" + (1 + random.nextInt(60)));
      }
    }
    if (random.nextBoolean()) {
      switches.add("killers");
    }
    if (random.nextBoolean()) {
      switches.add("table=" + (random.nextBoolean() ? "64" : "64k"));
      if (random.nextBoolean() && position.state() instanceof Symmetric) {
        switches.add("symmetry");
      }
    }
    if (random.nextBoolean()) {
      switches.add("bounds=hard");
    }
    return String.join(",", switches);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect4:width=5,height=5", "fiveinarow:size=5,line=4", "tictactoe"})
  void aTableKeptThroughAWholeGameChangesNoValue(String text) {
    Game game = Positions.CATALOGUE.game(text);
    for (int seed = 0; seed < 6; seed++) {
      try (Engine engine = Positions.CATALOGUE.engine("alphabeta:all,depth=4", game)) {
        engine.newGame(game, 0, game.traits().goal(), seed);
        Position position = Positions.random(game, 3, Seeds.stream(seed));
        List<Integer> moves = new ArrayList<>(position.moves());
        while (!position.state().over()) {
          Map<Integer, Integer> values = negamax(game, position, 4);
          Advice advice =
              engine.advise(
                  new Position(game, position.setup(), moves, position.state()),
                  Budget.FREE,
                  Watch.NONE);
          assertThat(score(advice))
              .isEqualTo(values.values().stream().max(Integer::compare).orElseThrow());
          int move = advice.candidates().get(0).move();
          position.state().play(move);
          moves.add(move);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect4", "fiveinarow:size=6", "tictactoe"})
  void theBestLinesAreTheBestMovesOfNegamaxWithTheirValues(String text) {
    Game game = Positions.CATALOGUE.game(text);
    RandomGenerator random = Seeds.stream(5);
    for (int trial = 0; trial < 15; trial++) {
      Position position = Positions.random(game, 6, random);
      List<Integer> best =
          negamax(game, position, 3).values().stream().sorted((a, b) -> b - a).limit(3).toList();
      try (Engine engine = Positions.CATALOGUE.engine("alphabeta:all,lines=3,depth=3", game);
          Engine plain = Positions.CATALOGUE.engine("negamax:depth=3", game)) {
        List<Candidate> lines = engine.advise(position, Budget.FREE, Watch.NONE).candidates();
        List<Candidate> all = plain.advise(position, Budget.FREE, Watch.NONE).candidates();
        assertThat(lines).hasSize(best.size());
        for (int i = 0; i < lines.size(); i++) {
          assertThat(lines.get(i).value()).isEqualTo(all.get(i).value());
          playable(position, lines.get(i));
        }
      }
    }
  }

  private static void playable(Position position, Candidate candidate) {
    var walker = position.state().copy();
    Notation notation = position.game().notation();
    for (int move : candidate.line()) {
      assertThat(walker.legal(move))
          .as("%s is legal in its line", notation.format(walker, move))
          .isTrue();
      walker.play(move);
    }
  }

  private static int score(Advice advice) {
    return advice.effort().figures().get("score").intValue();
  }
}
