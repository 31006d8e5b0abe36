package spielwerk.nets;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A network asked by ONNX Runtime. Belongs to one thread.
 *
 * <p>Numbers go in and out through buffers outside Java's heap that ONNX Runtime reads and writes
 * in place. One buffer serves batches of all sizes; the tensors, which are views of its beginning,
 * are made once for each size that occurs.
 */
public final class OnnxNet implements Net {
  private final NetSpec spec;
  private final OrtEnvironment environment;
  private final OrtSession session;
  private final Runnable afterwards;
  private FloatBuffer planes = buffer(0);
  private FloatBuffer logits = buffer(0);
  private FloatBuffer values = buffer(0);
  private @Nullable Batch[] batches = new Batch[1];

  /** The tensors for one number of positions. */
  private record Batch(Map<String, OnnxTensor> inputs, Map<String, OnnxTensor> outputs) {
    void close() {
      inputs.values().forEach(OnnxTensor::close);
      outputs.values().forEach(OnnxTensor::close);
    }
  }

  /** A network in a session of its own. */
  public OnnxNet(NetWeights weights) {
    this(new OnnxSession(weights));
  }

  private OnnxNet(OnnxSession own) {
    this(own.spec(), own.environment(), own.session(), own::close);
  }

  OnnxNet(NetSpec spec, OrtEnvironment environment, OrtSession session, Runnable afterwards) {
    this.spec = spec;
    this.environment = environment;
    this.session = session;
    this.afterwards = afterwards;
  }

  @Override
  public NetSpec spec() {
    return spec;
  }

  @Override
  public void evaluate(float[] planes, int count, float[] logits, float[] values) {
    if (count == 0) {
      return;
    }
    try {
      Batch batch = batch(count);
      this.planes.put(0, planes, 0, count * spec.inputs());
      session.run(batch.inputs, batch.outputs).close();
      this.logits.get(0, logits, 0, count * spec.outputs());
      this.values.get(0, values, 0, count);
    } catch (OrtException failure) {
      throw new IllegalStateException("ONNX Runtime could not evaluate", failure);
    }
  }

  private Batch batch(int count) throws OrtException {
    if (count >= batches.length) {
      grow(Math.max(count, 2 * (batches.length - 1)));
    }
    Batch batch = batches[count];
    if (batch == null) {
      batch =
          new Batch(
              Map.of(
                  OnnxGraph.PLANES,
                  tensor(planes, count, spec.planes(), spec.height(), spec.width())),
              Map.of(
                  OnnxGraph.LOGITS,
                  tensor(logits, count, spec.outputs()),
                  OnnxGraph.VALUE,
                  tensor(values, count, 1)));
      batches[count] = batch;
    }
    return batch;
  }

  private OnnxTensor tensor(FloatBuffer buffer, long... shape) throws OrtException {
    int size = (int) Arrays.stream(shape).reduce(1, (a, b) -> a * b);
    return OnnxTensor.createTensor(environment, buffer.slice(0, size), shape);
  }

  private void grow(int count) {
    forget();
    planes = buffer(Math.multiplyExact(count, spec.inputs()));
    logits = buffer(Math.multiplyExact(count, spec.outputs()));
    values = buffer(count);
    batches = new Batch[count + 1];
  }

  private void forget() {
    for (Batch batch : batches) {
      if (batch != null) {
        batch.close();
      }
    }
  }

  private static FloatBuffer buffer(int size) {
    return ByteBuffer.allocateDirect(Math.multiplyExact(size, Float.BYTES))
        .order(ByteOrder.nativeOrder())
        .asFloatBuffer();
  }

  @Override
  public void close() {
    forget();
    batches = new Batch[1];
    afterwards.run();
  }
}
