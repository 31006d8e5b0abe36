package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Game;
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
          "eval=points");

  /** Every switch alone, then some of them together; what the game refuses is left out. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "tictactoe",
        "connect4:width=5,height=4",
        "fiveinarow:size=5,line=4",
        "nim",
        "tipping",
        "tree",
        "qwixx",
        "qwixx:players=3,rules=paper"
      })
  void playsWholeGamesWithoutAFault(String text) {
    Game game = Positions.CATALOGUE.game(text);
    RandomGenerator random = Seeds.stream(7);
    int played = 0;
    for (int i = 0; i < SWITCHES.size() + 10; i++) {
      List<String> some = new ArrayList<>(List.of("sims=8"));
      for (int j = 0; j < SWITCHES.size(); j++) {
        if (i < SWITCHES.size() ? j == i : random.nextInt(4) == 0) {
          some.add(SWITCHES.get(j));
        }
      }
      String engine = "mcts:" + String.join(",", fitting(game, some));
      String[] seats = new String[game.traits().seats()];
      java.util.Arrays.fill(seats, engine);
      GameRecord record = Ask.play(game, i, seats);
      assertThat(record.ending().reason().fault()).as("%s: %s", engine, record.ending()).isFalse();
      assertThat(Ask.play(game, i, seats).facts()).isEqualTo(record.facts());
      played++;
    }
    assertThat(played).isEqualTo(SWITCHES.size() + 10);
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
