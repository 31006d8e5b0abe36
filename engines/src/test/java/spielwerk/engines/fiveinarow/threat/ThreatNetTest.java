package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class ThreatNetTest {
  private static final int LANES = ThreatNet.LANES;
  private static final int PAIRS = ThreatNet.PAIRS;
  private static final FiveInARow GAME = new FiveInARow(15, 15, 5);

  private final short[] first = new short[(PAIRS + 1) * LANES];
  private final short[] second = new short[2 * LANES + 1];
  private final ThreatNet net;

  /** A network of random numbers, half of them negative. */
  ThreatNetTest() {
    RandomGenerator random = Seeds.stream(22);
    for (int i = 0; i < first.length; i++) {
      first[i] = (short) (random.nextInt(121) - 60);
    }
    for (int i = 0; i < second.length; i++) {
      second[i] = (short) (random.nextInt(401) - 200);
    }
    net = new ThreatNet(first, second);
  }

  @Test
  void theSumsThatAreKeptUpToDateGiveWhatAddingUpAllFieldsGives() {
    ThreatBoard threats = new ThreatBoard(GAME, ThreatWeights.usual(), net);
    RandomGenerator random = Seeds.stream(23);
    int asked = 0;
    for (int game = 0; game < 30; game++) {
      FiveInARowState state = Positions.random(GAME, 5 + random.nextInt(40), 11, random);
      threats.at(state);
      int put = 0;
      for (int step = 0; step < 60; step++) {
        if (put > 0 && random.nextInt(5) < 2) {
          threats.take();
          put--;
        } else if (threats.crowdSize() > 0) {
          threats.put(threats.crowd(random.nextInt(threats.crowdSize())), random.nextInt(2));
          put++;
        }
        if (random.nextInt(3) == 0) { // not always, so that several stones are followed at once
          asked++;
          int seat = random.nextInt(2);
          assertThat(threats.value(seat)).isEqualTo(slow(threats, seat));
        }
      }
      threats.takeAll();
      assertThat(threats.value(0)).isEqualTo(slow(threats, 0));
    }
    assertThat(asked).isGreaterThan(500);
  }

  /** The network with plain numbers, from all free fields. */
  private int slow(ThreatBoard threats, int seat) {
    long sum = (long) second[2 * LANES] * ThreatNet.PARTS;
    for (int side = 0; side < 2; side++) {
      int me = seat ^ side;
      long[] lanes = new long[LANES];
      Arrays.setAll(lanes, lane -> first[PAIRS * LANES + lane]);
      for (int move = 0; move < GAME.grid().moves(); move++) {
        int cell = threats.cell(move);
        if (threats.free(cell)) {
          int pair = ThreatNet.pair(threats.classOf(cell, me), threats.classOf(cell, me ^ 1));
          for (int lane = 0; lane < LANES; lane++) {
            lanes[lane] += first[pair * LANES + lane];
          }
        }
      }
      for (int lane = 0; lane < LANES; lane++) {
        sum += (lane == 0 ? lanes[0] : Math.max(0, lanes[lane])) * second[side * LANES + lane];
      }
    }
    long hundredths = 100 * sum / (ThreatNet.PARTS * ThreatNet.OUTPUT_PARTS);
    return (int) Math.max(-14_000, Math.min(14_000, hundredths));
  }

  @Test
  void aFileHoldsTheWholeNetworkAndAnythingElseIsRefused() {
    byte[] file = net.write();
    assertThat(ThreatNet.read(file).rows).isEqualTo(net.rows);
    assertThat(ThreatNet.read(file).write()).isEqualTo(file);
    assertThatThrownBy(() -> ThreatNet.read(Arrays.copyOf(file, file.length / 2)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("network of threat");
    assertThatThrownBy(() -> ThreatNet.read(new byte[] {1, 2, 3})).isInstanceOf(Mistake.class);
  }
}
