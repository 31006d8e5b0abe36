package spielwerk.nets;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/** How large the numbers inside a network become on real positions. */
final class Calibration {
  private static final int AT_ONCE = 64;

  /** From the smallest to the largest number that was seen; 0 is always among them. */
  record Range(double min, double max) {
    static final Range NOTHING = new Range(0, 0);

    Range with(FloatBuffer numbers) {
      float low = 0;
      float high = 0;
      while (numbers.hasRemaining()) {
        float number = numbers.get();
        low = Math.min(low, number);
        high = Math.max(high, number);
      }
      return new Range(Math.min(min, low), Math.max(max, high));
    }
  }

  private Calibration() {}

  /** The ranges of everything in the blocks, by the name it has in {@link OnnxGraph}. */
  static Map<String, Range> of(
      NetWeights weights, OrtEnvironment environment, float[] planes, int count)
      throws OrtException {
    NetSpec spec = weights.spec();
    Map<String, Range> ranges = new LinkedHashMap<>();
    OnnxGraph.watched(spec).forEach(name -> ranges.put(name, Range.NOTHING));
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      try (OrtSession session =
          environment.createSession(OnnxGraph.watchedBytes(weights), options)) {
        for (int from = 0; from < count; from += AT_ONCE) {
          int some = Math.min(AT_ONCE, count - from);
          long[] shape = {some, spec.planes(), spec.height(), spec.width()};
          FloatBuffer seen = FloatBuffer.wrap(planes, from * spec.inputs(), some * spec.inputs());
          try (OnnxTensor input = OnnxTensor.createTensor(environment, seen, shape);
              OrtSession.Result result = session.run(Map.of(OnnxGraph.PLANES, input))) {
            for (Map.Entry<String, Range> each : ranges.entrySet()) {
              OnnxTensor numbers = (OnnxTensor) result.get(each.getKey()).orElseThrow();
              each.setValue(each.getValue().with(numbers.getFloatBuffer()));
            }
          }
        }
      }
    }
    return ranges;
  }
}
