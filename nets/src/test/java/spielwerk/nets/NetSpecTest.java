package spielwerk.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.games.connect4.Connect4;
import spielwerk.games.othello.Othello;

class NetSpecTest {
  @Test
  void thePapersNetworkHasItsSizes() {
    NetSpec spec = NetSpec.of(new Othello(), 4, 64);
    assertThat(spec).isEqualTo(new NetSpec("othello", 3, 8, 8, 65, 4, 64, 32, 64, 1));
    // Convolutions 1,728 + 8 * 36,864 + 2,048 + 64; batch norms 2 * (9 * 64 + 32 + 1);
    // policy 65 * 2,048 + 65; value 2 * (64 * 64 + 64) + 64 + 1.
    assertThat(spec.parameters()).isEqualTo(298_752 + 1_218 + 133_185 + 8_385);
    assertThat(spec.flops()).isEqualTo(2 * (298_752 * 64 + 133_120 + 4_096 + 4_096 + 64));
    assertThat(NetLayout.of(spec).numbers()).isEqualTo(spec.parameters() + 1_218);
  }

  @Test
  void randomWeightsKeepWhatFlowsThroughThemInSize() {
    NetWeights weights = NetWeights.random(NetSpec.of(new Connect4(), 2, 64), 1);
    assertThat(weights).isEqualTo(NetWeights.random(NetSpec.of(new Connect4(), 2, 64), 1));
    assertThat(weights).isNotEqualTo(NetWeights.random(NetSpec.of(new Connect4(), 2, 64), 2));
    double squares = 0;
    float[] kernel = weights.array("block2.first.weight");
    for (float weight : kernel) {
      squares += weight * weight;
    }
    assertThat(squares / kernel.length).isEqualTo(2.0 / (64 * 9), within(1e-4));
    assertThat(weights.array("block2.first.variance")).containsOnly(1);
    assertThat(weights.array("value.out.bias")).containsOnly(0);
  }

  @Test
  void sizesThatCannotBeAreRefusedByName() {
    assertThatThrownBy(() -> NetSpec.of(new Othello(), 4, 0))
        .isInstanceOf(Mistake.class)
        .hasMessage("A network cannot have channels=0; channels takes 1..512.");
  }
}
