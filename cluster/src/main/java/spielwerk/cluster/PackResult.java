package spielwerk.cluster;

import java.io.Serializable;
import java.util.List;

/**
 * What came of a pack.
 *
 * @param executor who did it
 * @param nanos how long it took
 * @param mistake why no worker can do it; empty if it was done
 */
record PackResult(String executor, int[] indices, List<byte[]> results, long nanos, String mistake)
    implements Serializable {

  static PackResult refused(String executor, String mistake) {
    return new PackResult(executor, new int[0], List.of(), 0, mistake);
  }

  long bytes() {
    return results.stream().mapToLong(each -> each.length).sum();
  }
}
