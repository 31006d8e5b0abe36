package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.GameMaker;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.search.Positions;

class EverySwitchTest {
  private static final List<String> SWITCHES =
      List.of(
          "select=random",
          "select=greedy",
          "select=epsilon",
          "c=0",
          "c=2",
          "normalise",
          "rollouts=3",
          "rollouts=0",
          "depth=2",
          "vanish=0.5",
          "final=value",
          "final=robust",
          "solver=off",
          "rave=50",
          "widen=1",
          "history=3",
          "bias=2",
          "mast=0.7",
          "chance=open",
          "memory=64",
          "trees=3",
          "reuse",
          "opponents=sampled",
          "learn=0.5",
          "learn=1.5",
          "relative",
          "winner=0.3",
          "count=rounds",
          "self=greedy",
          "enemies=wait",
          "replies=wait",
          "prune=military+late+near+greedy",
          "eval=points");

  private static final Budget SMALL = new Budget(1500, 0, 8, 0);
  private static final int MOVES = 30;
  private static final int MIXTURES = 12;

  /** Every game of the catalogue, those with large boards on small ones. */
  static Stream<String> games() {
    Map<String, String> smaller =
        Map.of("connect4", "connect4:width=5,height=4", "fiveinarow", "fiveinarow:size=5,line=4");
    return Stream.concat(
        Stream.of("qwixx:players=3,rules=paper"),
        ServiceLoader.load(GameMaker.class).stream()
            .map(maker -> maker.get().info().id())
            .map(id -> smaller.getOrDefault(id, id)));
  }

  /** Every switch alone, then some of them together; what the game refuses is left out. */
  @ParameterizedTest
  @MethodSource("games")
  void playsWithoutAFaultAndTheSameAgain(String text) {
    Game game = Positions.CATALOGUE.game(text);
    RandomGenerator random = Seeds.stream(7);
    for (int i = 0; i < SWITCHES.size() + MIXTURES; i++) {
      List<String> some = new ArrayList<>();
      for (int j = 0; j < SWITCHES.size(); j++) {
        if (i < SWITCHES.size() ? j == i : random.nextInt(4) == 0) {
          some.add(SWITCHES.get(j));
        }
      }
      List<String> kept = fitting(game, some);
      String engine = kept.isEmpty() ? "mcts" : "mcts:" + String.join(",", kept);
      String[] seats = new String[game.traits().seats()];
      Arrays.fill(seats, engine);
      GameRecord record = Ask.begin(game, i, SMALL, MOVES, seats);
      assertThat(record.ending().reason().fault()).as("%s: %s", engine, record.ending()).isFalse();
      if (i >= SWITCHES.size()) {
        assertThat(Ask.begin(game, i, SMALL, MOVES, seats).facts()).isEqualTo(record.facts());
      }
    }
  }

  /** Leaves out one switch after the other that the game or an earlier switch does not allow. */
  private static List<String> fitting(Game game, List<String> wanted) {
    List<String> kept = new ArrayList<>();
    boolean zeroSum = game.traits().zeroSum();
    for (String option : wanted) {
      boolean twice = kept.stream().anyMatch(k -> k.split("=")[0].equals(option.split("=")[0]));
      // points before the end are counted only where seats gather them
      boolean early = option.equals("eval=points") && zeroSum;
      if (twice || early) {
        continue;
      }
      kept.add(option);
      try {
        Positions.CATALOGUE.engine("mcts:" + String.join(",", kept), game).close();
      } catch (Mistake refused) {
        kept.remove(kept.size() - 1);
      }
    }
    return kept;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim       | mcts:depth=3           | no evaluation",
        "nim       | mcts:rollouts=0        | no evaluation",
        "nim       | mcts:bias=1            | no order of moves",
        "nim       | mcts:chance=open       | no chance",
        "nim       | mcts:threads=2         | trees=2",
        "nim       | mcts:trees=5,sims=3    | at least as many",
        "nim       | mcts:select=best       | ucb",
        "nim       | mcts:near=2            | near=2",
        "qwixx     | mcts:reuse             | hidden",
        "qwixx     | mcts:solver            | two seats",
        "connect4  | mcts:depth=3,eval=good | lines",
        "connect4  | mcts:eval=lines        | add depth",
        "connect4  | mcts:c=-1              | 0.0..100.0",
        "connect4  | mcts:memory=1          | memory",
        "connect4  | mcts:relative          | add depth",
        "connect4  | mcts:self=wait         | there are random",
        "connect4  | mcts:prune=late        | it has none",
        "connect4  | mcts:opponents=sampled,reuse  | reuse",
        "connect4  | mcts:opponents=sampled,solver | solver",
        "qwixx     | mcts:opponents=sampled | without dice",
        "qwixx     | mcts:learn=0.5         | memory",
        "quickciv  | mcts:prune=late+early  | military, late, near",
        "quickciv  | mcts:enemies=caesar    | nooverwrite",
        "quickciv  | mcts:replies=caesar    | nooverwrite",
        "quickciv  | mcts:depth=9,eval=good | income",
      })
  void aSwitchThatWouldDoNothingIsRefusedInASentence(String text, String engine, String names) {
    Game game = Positions.CATALOGUE.game(text);
    assertThatThrownBy(() -> Positions.CATALOGUE.engine(engine, game))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(names);
  }

  @Test
  void aBoardOfAnySizeIsPlayed() {
    Game game = Positions.CATALOGUE.game("fiveinarow:size=256");
    assertThat(Ask.candidates(game, "mcts:sims=20", "(0,0)", 1)).isNotEmpty();
  }
}
