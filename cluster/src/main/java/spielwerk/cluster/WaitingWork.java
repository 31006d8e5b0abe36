package spielwerk.cluster;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import spielwerk.core.Catalogue;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;

/**
 * Pieces that take a time but no processor, and all have the same result. So a few machines stand
 * for many, and what is measured is the driver. The description is the time in nanoseconds and the
 * result.
 */
public final class WaitingWork implements WorkKind {
  private static final String ID = "waiting";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    return new Waiting(description);
  }

  private record Waiting(byte[] description) implements Work<byte[]> {
    @Override
    public String kind() {
      return ID;
    }

    @Override
    public Pieces<byte[]> open() {
      long nanos = ByteBuffer.wrap(description).getLong();
      byte[] result = Arrays.copyOfRange(description, Long.BYTES, description.length);
      return index -> {
        try {
          TimeUnit.NANOSECONDS.sleep(nanos);
        } catch (InterruptedException wanted) {
          Thread.currentThread().interrupt();
        }
        return result;
      };
    }

    @Override
    public byte[] write(byte[] result) {
      return result;
    }

    @Override
    public byte[] read(byte[] result) {
      return result;
    }
  }
}
