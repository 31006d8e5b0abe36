package spielwerk.engines.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Seeds;
import spielwerk.engines.connect4.Connect4Book.Stones;

/** What is said without a search is what a search finds, by the published algorithm. */
class FollowUpTest {
  /** A random position in which nobody has won and the side to move cannot win at once. */
  private static Stones position(int index, int count) {
    RandomGenerator random = Seeds.stream(7, index, Seeds.Purpose.TEST, count);
    while (true) {
      Stones stones = new Stones(0, 0);
      boolean over = false;
      while (!over && Long.bitCount(stones.all()) < count) {
        Optional<Stones> next = stones.then(random.nextInt(SevenBySix.WIDTH));
        stones = next.orElse(stones);
        over = SevenBySix.hasFour(stones.own() ^ stones.all());
      }
      if (!over && !Connect4Solver.winsAtOnce(stones.own(), stones.all())) {
        return stones;
      }
    }
  }

  private static int score(Stones stones) {
    return new PublishedSolver().score(stones.own(), stones.all());
  }

  @Test
  void theFirstPlayerNeverGetsMoreThanTheFollowerLeavesHim() {
    int found = 0;
    for (int index = 0; index < 4000; index++) {
      Stones stones = position(index, 20 + 2 * (index % 8));
      for (int asked = -3; asked <= 0; asked++) {
        int most = FollowUp.ifPaired(stones.own(), stones.all(), asked);
        if (most < FollowUp.NOTHING) {
          found++;
          assertThat(score(stones)).as("%s asked %s", stones, asked).isLessThanOrEqualTo(most);
        }
      }
    }
    assertThat(found).isGreaterThan(1000);
  }

  @Test
  void theSecondPlayerLosesWhereAColumnIsLeftAlone() {
    int found = 0;
    for (int index = 0; index < 12_000; index++) {
      Stones stones = position(index, 19 + 2 * (index % 8));
      int most = FollowUp.ifOneIsLeft(stones.own(), stones.all());
      if (most < FollowUp.NOTHING) {
        found++;
        assertThat(score(stones)).as(stones.toString()).isLessThanOrEqualTo(most);
      }
    }
    assertThat(found).isGreaterThan(100);
  }

  @Test
  void aSideIsSureOnlyOfWhatItGets() {
    int found = 0;
    for (int index = 0; index < 2000; index++) {
      int count = 20 + index % 15;
      Stones stones = position(index, count);
      long moves = SevenBySix.landing(stones.all()) & SevenBySix.BOARD;
      for (int asked = -1; asked <= 2; asked++) {
        int least = FollowUp.floor(stones.own(), stones.all(), count, safe(stones, moves), asked);
        if (least >= asked) {
          found++;
          assertThat(score(stones)).as("%s asked %s", stones, asked).isGreaterThanOrEqualTo(least);
        }
      }
    }
    assertThat(found).isGreaterThan(500);
  }

  /** The moves after which the other side cannot win at once. */
  private static long safe(Stones stones, long moves) {
    long safe = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      long after = stones.all() | left & -left;
      if (!Connect4Solver.winsAtOnce(stones.own() ^ stones.all(), after)) {
        safe |= left & -left;
      }
    }
    return safe;
  }
}
