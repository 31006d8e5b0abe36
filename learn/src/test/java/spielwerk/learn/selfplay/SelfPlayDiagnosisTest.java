package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.nets.Losses;
import spielwerk.nets.Net;
import spielwerk.nets.NetSpec;

class SelfPlayDiagnosisTest {
  private static final long SEED = 4;

  private final Game game = Plays.game("othello");

  /** Random games, of which so many begin with the same moves. */
  private List<SelfPlayRecord> games(int all, int alike) {
    List<SelfPlayRecord> games = new ArrayList<>(Plays.random(game, SEED, 0, all));
    int[] opening = Arrays.copyOf(games.get(0).moves(), 8);
    for (int index = 1; index < alike; index++) {
      State state = game.start(SelfPlay.setup(game, SEED, index));
      List<Integer> moves = new ArrayList<>();
      while (!state.over()) {
        int[] legal = Moves.of(state);
        int ply = moves.size();
        int drawn = Seeds.stream(SEED, index, Seeds.Purpose.TEST, ply).nextInt(legal.length);
        int move = ply < opening.length ? opening[ply] : legal[drawn];
        state.play(move);
        moves.add(move);
      }
      int[] played = moves.stream().mapToInt(move -> move).toArray();
      games.set(index, new SelfPlayRecord(index, 0, played, 0, false, List.of(), Plays.COST));
    }
    return games;
  }

  private ObjectNode line(List<SelfPlayRecord> games) {
    PackedPositions packed = PackedPositions.of(game, SEED, 1, games, 0);
    return new GenerationFigures(game).games(1, 16, games, packed, SEED);
  }

  @Test
  void selfPlayThatHasNarrowedRaisesAWarningWithAProposal() {
    ObjectNode line = line(games(100, 83));
    JsonNode ply8 = line.path("variety").path(1);
    assertThat(ply8.path("ply").asInt()).isEqualTo(8);
    assertThat(ply8.path("games").asInt()).isEqualTo(100);
    assertThat(ply8.path("commonest").asDouble()).isEqualTo(0.83, within(0.011));
    assertThat(ply8.path("distinct").asInt()).isBetween(10, 18);
    assertThat(SelfPlayDiagnosis.warnings(List.of(), line))
        .singleElement()
        .asString()
        .matches("Self-play has narrowed: 8[34]% of the games agree at ply 8; raise 'openings' .*");
  }

  @Test
  void selfPlayThatVariesRaisesNone() {
    ObjectNode line = line(games(100, 1));
    assertThat(line.path("variety").path(1).path("distinct").asInt()).isGreaterThan(90);
    assertThat(SelfPlayDiagnosis.warnings(List.of(), line)).isEmpty();
  }

  private static ObjectNode told(int generation, double entropy, double value) {
    ObjectNode line = JsonNodeFactory.instance.objectNode().put("generation", generation);
    line.putObject("entropy").put("target", entropy);
    line.putObject("heldOut").put("value", value);
    return line;
  }

  @Test
  void aLossInNewGamesThatRisesAgainRaisesAWarning() {
    List<JsonNode> lines = new ArrayList<>();
    for (int i = 1; i <= 20; i++) {
      lines.add(told(i, 1, 0.6 - 0.01 * i));
    }
    assertThat(SelfPlayDiagnosis.warnings(lines, told(21, 1, 0.4))).isEmpty();
    for (int i = 21; i <= 26; i++) {
      lines.add(told(i, 1, 0.5));
    }
    assertThat(SelfPlayDiagnosis.warnings(lines, told(27, 1, 0.5)))
        .singleElement()
        .asString()
        .contains("0.500 over 5 generations, by generation 20 it was 0.420");
  }

  @Test
  void aSearchThatHasBecomeCertainRaisesAWarning() {
    assertThat(SelfPlayDiagnosis.warnings(List.of(told(1, 1.2, 0.5)), told(2, 0.2, 0.5)))
        .singleElement()
        .asString()
        .contains("the entropy is 0.20, in generation 1 it was 1.20");
    assertThat(SelfPlayDiagnosis.warnings(List.of(told(1, 1.2, 0.5)), told(2, 0.5, 0.5))).isEmpty();
  }

  @Test
  void theLossesOfANetworkThatKnowsNothingAreThoseOfAllMovesAlike() {
    List<SelfPlayRecord> games = Plays.random(game, SEED, 0, 3);
    PackedPositions packed = PackedPositions.of(game, SEED, 1, games, 0);
    NetSpec shape = NetSpec.of(game, 1, 8);
    Net net =
        new Net() {
          @Override
          public NetSpec spec() {
            return shape;
          }

          @Override
          public void evaluate(float[] planes, int count, float[] logits, float[] values) {
            Arrays.fill(logits, 0);
            Arrays.fill(values, 0);
          }
        };
    Losses losses = SelfPlayDiagnosis.heldOut(net, game, packed);
    assertThat(losses.policy()).isEqualTo(Math.log(shape.outputs()), within(1e-4));
    double squares = 0;
    for (float value : packed.values) {
      squares += value * value;
    }
    assertThat(losses.value()).isEqualTo(squares / packed.size, within(1e-6));
  }
}
