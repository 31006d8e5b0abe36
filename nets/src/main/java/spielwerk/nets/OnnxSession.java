package spielwerk.nets;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import java.util.concurrent.ExecutionException;

/**
 * A network loaded into ONNX Runtime, which any number of threads may share, each by a {@link #net}
 * of its own. Every evaluation runs on the thread that asks for it: many games on many threads use
 * the cores better than many threads on one batch.
 */
public final class OnnxSession implements AutoCloseable {
  private final NetSpec spec;
  private final OrtEnvironment environment;
  private final OrtSession session;

  public OnnxSession(NetWeights weights) {
    this(weights.spec(), environment -> OnnxGraph.bytes(weights));
  }

  /** A network of which there is nothing but its ONNX file. */
  static OnnxSession of(NetSpec spec, byte[] onnx) {
    return new OnnxSession(spec, environment -> onnx);
  }

  /**
   * The network with its blocks quantised to bytes: about twice as fast, and a little off. The same
   * weights and positions give the same answers again.
   *
   * @param planes of real positions, some hundred or more, that show how large the numbers inside
   *     become; {@link SamplePositions} has some
   */
  public static OnnxSession int8(NetWeights weights, float[] planes, int count) {
    return new OnnxSession(
        weights.spec(),
        environment ->
            Int8Graph.bytes(weights, Calibration.of(weights, environment, planes, count)));
  }

  private interface Graph {
    byte[] bytes(OrtEnvironment environment) throws OrtException;
  }

  private OnnxSession(NetSpec spec, Graph graph) {
    this.spec = spec;
    try {
      environment = LargeStack.call(OnnxSession::start);
      session = LargeStack.call(() -> load(environment, graph));
    } catch (ExecutionException failure) {
      throw new IllegalStateException("ONNX Runtime did not take the network", failure.getCause());
    }
  }

  private static OrtEnvironment start() {
    return OrtEnvironment.getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_ERROR);
  }

  private static OrtSession load(OrtEnvironment environment, Graph graph) throws OrtException {
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      options.setExecutionMode(OrtSession.SessionOptions.ExecutionMode.SEQUENTIAL);
      // The highest level lays channels out in blocks for the vector units: twice the speed.
      options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
      // Numbers too small to matter are slow on x86.
      options.addConfigEntry("session.set_denormal_as_zero", "1");
      return environment.createSession(graph.bytes(environment), options);
    }
  }

  /** A way to ask it, for one thread. Close it before the session. */
  public Net net() {
    return new OnnxNet(spec, environment, session, () -> {});
  }

  NetSpec spec() {
    return spec;
  }

  OrtEnvironment environment() {
    return environment;
  }

  OrtSession session() {
    return session;
  }

  @Override
  public void close() {
    try {
      session.close();
    } catch (OrtException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
