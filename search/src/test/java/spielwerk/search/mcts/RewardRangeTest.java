package spielwerk.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RewardRangeTest {
  @Test
  void eachSeatHasItsOwnScale() {
    RewardRange scale = new RewardRange(2);
    scale.seen(new double[] {10, -500});
    scale.seen(new double[] {30, 900});
    assertThat(scale.of(0, 15)).isEqualTo(0.25);
    assertThat(scale.of(1, 200)).isEqualTo(0.5);
    assertThat(scale.least()).isEqualTo(-500);
    assertThat(scale.most()).isEqualTo(900);
  }

  @Test
  void whatIsAllAlikeCountsOne() {
    RewardRange scale = new RewardRange(1);
    scale.seen(new double[] {7});
    assertThat(scale.of(0, 7)).isEqualTo(1);
  }

  @Test
  void worthThatIsNeverSeenStays() {
    RewardRange scale = new RewardRange(1);
    assertThat(scale.of(0, 0.3)).isEqualTo(0.3);
    scale.seen(new double[] {7});
    scale.clear();
    assertThat(scale.of(0, 0.3)).isEqualTo(0.3);
  }
}
