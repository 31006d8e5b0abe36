package spielwerk.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class LargeStackTest {
  private static int depth(int so) {
    return so == 0 ? 0 : 1 + depth(so - 1);
  }

  @Test
  void goesDeeperThanTheThreadThatCalls() throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> LargeStack.call(() -> depth(30_000)));
    Thread thread = new Thread(null, task, "small", 1 << 18);
    thread.start();
    assertThat(task.get()).isEqualTo(30_000);
  }

  @Test
  void aNetworkCanBeLoadedByAThreadWithASmallStack() throws Exception {
    NetSpec spec = new NetSpec("any", 1, 3, 3, 9, 1, 4, 2, 4, 1);
    FutureTask<Integer> task =
        new FutureTask<>(
            () -> {
              float[] values = new float[1];
              try (Net net = new OnnxNet(NetWeights.random(spec, 1))) {
                net.evaluate(new float[9], 1, new float[9], values);
              }
              return values.length;
            });
    Thread thread = new Thread(null, task, "small", 1 << 18);
    thread.start();
    assertThat(task.get()).isEqualTo(1);
  }

  @Test
  void whatGoesWrongThereIsTold() {
    assertThatThrownBy(
            () ->
                LargeStack.call(
                    () -> {
                      throw new IOException("no");
                    }))
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseMessage("no");
  }
}
