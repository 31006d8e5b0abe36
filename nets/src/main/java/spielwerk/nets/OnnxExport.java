package spielwerk.nets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/**
 * A network written as an ONNX file, for other programs. Before the file is moved to its place,
 * ONNX Runtime reads it and is asked about some positions, and its answers are compared with those
 * of {@link ReferenceNet}, which shares no code with it.
 *
 * @param positions how many were compared
 * @param difference the largest one between two logits or two values
 */
public record OnnxExport(int positions, double difference) {
  /**
   * Folded and unfolded weights in 32 bits differ by about a millionth; a wrong layer by far more.
   */
  private static final double ALLOWED = 1e-3;

  private static final int POSITIONS = 20;

  /**
   * @throws Mistake if the file cannot be written, or ONNX Runtime answers differently
   */
  public static OnnxExport write(NetWeights weights, Game game, Path file) {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.write(draft, OnnxGraph.bytes(weights));
      OnnxExport checked = check(weights, game, Files.readAllBytes(draft));
      if (!(checked.difference <= ALLOWED)) {
        throw new Mistake(
            "ONNX Runtime's answers differ from the network's by up to %.3g; nothing was written."
                .formatted(checked.difference));
      }
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      return checked;
    } catch (IOException unwritable) {
      throw new Mistake("The file " + file + " cannot be written.", unwritable);
    } finally {
      discard(draft);
    }
  }

  private static OnnxExport check(NetWeights weights, Game game, byte[] onnx) {
    NetSpec spec = weights.spec();
    float[] planes = SamplePositions.planes(game, POSITIONS, 1);
    float[] logits = new float[POSITIONS * spec.outputs()];
    float[] values = new float[POSITIONS];
    try (OnnxSession session = OnnxSession.of(spec, onnx);
        Net net = session.net()) {
      net.evaluate(planes, POSITIONS, logits, values);
    }
    ReferenceNet reference = new ReferenceNet(weights);
    double largest = 0;
    for (int i = 0; i < POSITIONS; i++) {
      double[] expected =
          reference.answer(Arrays.copyOfRange(planes, i * spec.inputs(), (i + 1) * spec.inputs()));
      for (int move = 0; move < spec.outputs(); move++) {
        largest = Math.max(largest, Math.abs(expected[move] - logits[i * spec.outputs() + move]));
      }
      largest = Math.max(largest, Math.abs(expected[spec.outputs()] - values[i]));
    }
    return new OnnxExport(POSITIONS, largest);
  }

  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException stays) {
      throw new Mistake("The file " + draft + " cannot be deleted.", stays);
    }
  }
}
