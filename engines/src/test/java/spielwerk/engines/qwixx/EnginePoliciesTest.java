package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/** Engines that play roll-outs. */
class EnginePoliciesTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game GAME = CATALOGUE.game("qwixx:players=3");

  /** The positions of a game in which somebody decides. */
  private static List<Position> positions(long seed) {
    Setup setup = GAME.setup(seed);
    State state = GAME.start(setup);
    RandomGenerator random = Seeds.stream(seed);
    Policy policy = CATALOGUE.policy("skip", GAME).orElseThrow().get();
    List<Integer> moves = new ArrayList<>();
    List<Position> positions = new ArrayList<>();
    while (!state.over()) {
      boolean dice = state.turn() == State.CHANCE;
      if (!dice) {
        positions.add(new Position(GAME, setup, List.copyOf(moves), state.copy()));
      }
      int move = dice ? state.draw(random) : policy.choose(state, random);
      state.play(move);
      moves.add(move);
    }
    return positions;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alphaqwixx",
        "skip:max=2",
        "poly:b=1/-1/1/-3",
        "qwixx-win",
        "qwixx-win:rolls=1",
        "qwixx-points",
        "qwixx-adaptive",
        "qwixx-optimal"
      })
  void aPolicyChoosesWhatItsEngineAdvises(String name) {
    Policy policy = CATALOGUE.policy(name, GAME).orElseThrow().get();
    try (Engine engine = CATALOGUE.engine(name, GAME)) {
      for (Position position : positions(3)) {
        int move = policy.choose(position.state(), Seeds.stream(1));
        Advice advice = engine.advise(position, Budget.FREE, Watch.NONE);
        double best =
            advice.candidates().stream().mapToDouble(Candidate::rating).max().orElseThrow();
        assertThat(advice.candidates())
            .filteredOn(candidate -> candidate.move() == move)
            .singleElement()
            .satisfies(chosen -> assertThat(chosen.rating()).isGreaterThan(best - 1e-6));
      }
    }
  }

  @Test
  void aTreeSearchRollsOutWithAnyOfThem() {
    Position position = positions(5).get(20);
    assertThat(ratings("mcts:self=qwixx-win,enemies=alphaqwixx", position))
        .isNotEqualTo(ratings("mcts", position));
    assertThat(ratings("mcts:self=qwixx-win,enemies=alphaqwixx", position))
        .isEqualTo(ratings("mcts:self=qwixx-win,enemies=alphaqwixx", position));
  }

  private static List<Double> ratings(String name, Position position) {
    try (Engine engine = CATALOGUE.engine(name, GAME)) {
      engine.newGame(GAME, position.state().turn(), GAME.traits().goal(), 7);
      return engine.advise(position, Budget.sims(60), Watch.NONE).candidates().stream()
          .map(Candidate::rating)
          .toList();
    }
  }

  @Test
  void aNameThatIsNobodyIsAnsweredWithThoseThereAre() {
    for (String wrong : List.of("nobody", "mcts")) {
      assertThatThrownBy(() -> CATALOGUE.engine("mcts:self=" + wrong, GAME))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("mcts: self=" + wrong + " is nobody in qwixx who could play")
          .hasMessageContaining("there are random, ")
          .hasMessageContaining("qwixx-win");
    }
  }
}
