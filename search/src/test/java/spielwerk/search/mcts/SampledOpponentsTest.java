package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.games.quickciv.QuickCivState;
import spielwerk.search.Positions;

/** An edge is one's own move and one drawn for each opponent (chapter 6.2 of the thesis). */
class SampledOpponentsTest {
  private static final Game TREE = Positions.CATALOGUE.game("tree");

  private static Advice advice(String engine, Game game, Setup setup, long seed) {
    try (MctsEngine mcts = (MctsEngine) Positions.CATALOGUE.engine(engine, game)) {
      mcts.newGame(game, 0, Goal.POINTS, seed);
      return mcts.advise(Position.of(game, setup, ""), Budget.FREE, Watch.NONE);
    }
  }

  @Test
  void whatIsDrawnForTheOthersBelongsToTheEdgeEverAfter() {
    Set<Double> seen = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Advice advice = advice("mcts:opponents=sampled,sims=50", TREE, new Setup("[[5,-7]]"), seed);
      seen.add(advice.candidates().get(0).value());
    }
    assertThat(seen).containsExactlyInAnyOrder(5.0, -7.0);
  }

  @Test
  void onlyTheSeatThatThinksHasNodes() {
    Setup deep = new Setup("[[[[1]]]]");
    assertThat(advice("mcts:sims=20,solver=off", TREE, deep, 1).effort().depth()).isEqualTo(4);
    assertThat(advice("mcts:sims=20,opponents=sampled", TREE, deep, 1).effort().depth())
        .isEqualTo(2);
  }

  @Test
  void whoDrawsForTheOthersIsASwitch() {
    Game game = Positions.CATALOGUE.game("quickciv:players=2,size=7");
    int pass = ((QuickCivState) game.start(game.setup(0))).pass();
    String common = "mcts:opponents=sampled,self=wait,depth=1,eval=income,sims=30,replies=";
    Advice waiting = advice(common + "wait", game, game.setup(0), 3);
    assertThat(waiting.candidates()).allMatch(candidate -> candidate.line().get(1) == pass);
    Advice random = advice(common + "random", game, game.setup(0), 3);
    assertThat(random.candidates()).anyMatch(candidate -> candidate.line().get(1) != pass);
  }

  @Test
  void theLinesOfItsAdviceCanBePlayed() {
    Game game = Positions.CATALOGUE.game("connect4");
    Advice advice = advice("mcts:opponents=sampled,sims=300", game, game.setup(0), 3);
    for (Candidate candidate : advice.candidates()) {
      State state = game.start(game.setup(0));
      for (int move : candidate.line()) {
        assertThat(state.legal(move)).isTrue();
        state.play(move);
      }
    }
    assertThat(advice.candidates().get(0).line()).hasSizeGreaterThan(1);
  }

  @Test
  void aMemoryTriesFewerMovesThanAllAndLastsTheGame() {
    Game game = Positions.CATALOGUE.game("connect4");
    MctsEngine mcts =
        (MctsEngine)
            Positions.CATALOGUE.engine("mcts:learn=0.5,explore=0.01,sims=20,solver=off", game);
    mcts.newGame(game, 0, Goal.WIN, 4);
    Position start = Position.of(game, game.setup(0), "");
    Advice first = mcts.advise(start, Budget.FREE, Watch.NONE);
    assertThat(first.candidates()).hasSizeLessThan(7);
    List<Candidate> second = mcts.advise(start, Budget.FREE, Watch.NONE).candidates();
    mcts.newGame(game, 0, Goal.WIN, 4);
    assertThat(mcts.advise(start, Budget.FREE, Watch.NONE).candidates())
        .isEqualTo(first.candidates());
    assertThat(mcts.advise(start, Budget.FREE, Watch.NONE).candidates()).isEqualTo(second);
  }
}
