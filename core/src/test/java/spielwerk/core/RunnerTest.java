package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunnerTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 50})
  void everyPieceIsDoneOnceOnAnyNumberOfThreads(int threads) {
    List<Integer> indices = new ArrayList<>();
    List<String> results = new ArrayList<>();
    int done =
        Runner.of(threads)
            .run(
                200,
                new BitSet(),
                index -> "piece " + index,
                (index, result) -> {
                  indices.add(index);
                  results.add(result);
                });
    assertThat(done).isEqualTo(200);
    assertThat(new TreeSet<>(indices)).hasSize(200);
    assertThat(indices).hasSize(200);
    for (int i = 0; i < 200; i++) {
      assertThat(results.get(i)).isEqualTo("piece " + indices.get(i));
    }
  }

  @Test
  void oneThreadGoesInOrder() {
    List<Integer> indices = new ArrayList<>();
    Runner.of(1).run(50, new BitSet(), index -> index, (index, result) -> indices.add(index));
    assertThat(indices).isSorted().hasSize(50);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void whatWasDoneBeforeIsNotDoneAgain(int threads) {
    BitSet before = new BitSet();
    before.set(0, 10);
    before.set(17);
    BitSet same = (BitSet) before.clone();
    Set<Integer> indices = new TreeSet<>();
    int done = Runner.of(threads).run(20, before, index -> index, (i, result) -> indices.add(i));
    assertThat(done).isEqualTo(20);
    assertThat(indices).containsExactly(10, 11, 12, 13, 14, 15, 16, 18, 19);
    assertThat(before).isEqualTo(same);
  }

  @Test
  void stoppedItFinishesWhatIsUnderWay() throws Exception {
    CyclicBarrier bothAtWork = new CyclicBarrier(2);
    Set<Integer> finished = ConcurrentHashMap.newKeySet();
    AtomicInteger begun = new AtomicInteger();
    Runner runner = new Runner(2, () -> begun.get() >= 2, Progress.NONE);
    int done =
        runner.run(
            100,
            new BitSet(),
            index -> {
              begun.incrementAndGet();
              await(bothAtWork);
              return index;
            },
            (index, result) -> finished.add(index));
    assertThat(done).isEqualTo(2);
    assertThat(finished).containsExactlyInAnyOrder(0, 1);
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception broken) {
      throw new IllegalStateException(broken);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4})
  void theFirstFailureEndsTheRunAndIsThrown(int threads) {
    AtomicInteger taken = new AtomicInteger();
    assertThatThrownBy(
            () ->
                Runner.of(threads)
                    .run(
                        10_000,
                        new BitSet(),
                        index -> {
                          if (index == 20) {
                            throw new Mistake("piece 20 is broken");
                          }
                          return index;
                        },
                        (index, result) -> taken.incrementAndGet()))
        .isInstanceOf(Mistake.class)
        .hasMessage("piece 20 is broken");
    assertThat(taken.get()).isLessThan(10_000);
    assertThatThrownBy(
            () ->
                Runner.of(threads)
                    .run(
                        10,
                        new BitSet(),
                        index -> index,
                        (index, result) -> {
                          throw new StackOverflowError("full");
                        }))
        .isInstanceOf(StackOverflowError.class);
  }

  @Test
  void progressCountsOneByOneWithWhatWasDoneBefore() {
    List<Long> seen = new ArrayList<>();
    BitSet before = new BitSet();
    before.set(3);
    new Runner(3, () -> false, (done, total, note) -> seen.add(done * 100 + total))
        .run(6, before, index -> index, (index, result) -> {});
    assertThat(seen).containsExactly(106L, 206L, 306L, 406L, 506L, 606L);
  }

  @Test
  void noPiecesAreDoneAtOnce() {
    assertThat(Runner.of(4).run(0, new BitSet(), index -> index, (index, result) -> {})).isZero();
  }
}
