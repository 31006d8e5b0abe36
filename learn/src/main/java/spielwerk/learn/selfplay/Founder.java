package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.nets.History;
import spielwerk.nets.NetFile;
import spielwerk.nets.Weights;
import spielwerk.runs.Json;
import spielwerk.runs.RunInfo;

/**
 * The network with which a training begins instead of a random one. Its file stands in the spec of
 * the run beside all that a {@link TrainSpec} says, so that specs without one read as before.
 */
final class Founder {
  private static final String LOAD = "load";

  private Founder() {}

  /** The spec of a training that begins with a file. */
  static JsonNode named(TrainSpec spec, Path load) {
    ObjectNode json = Json.mapper().valueToTree(spec);
    return json.put(LOAD, load.toAbsolutePath().normalize().toString());
  }

  /**
   * The network that a run begins with, if its spec names one.
   *
   * @throws Mistake if it does not fit
   */
  private static Optional<NetFile> of(RunInfo info, TrainSpec spec, Game game) {
    return file(info).map(file -> check(file, spec, game));
  }

  /** The file of that network. */
  static Optional<Path> file(RunInfo info) {
    String file = info.spec().path(LOAD).asText("");
    return file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
  }

  /** Writes the first network of a run: the one that its spec names, or a random one. */
  static void write(Path file, RunInfo info, TrainSpec spec, Game game, long seed) {
    Optional<NetFile> named = of(info, spec, game);
    Weights random = Weights.random(TrainingRun.shape(spec, game), seed);
    NetFile.write(
        file,
        named.map(NetFile::weights).orElse(random),
        named.map(NetFile::history).orElse(History.NONE));
  }

  static NetFile check(Path file, TrainSpec spec, Game game) {
    NetFile net = NetFile.read(file).fitting(game);
    if (!net.weights().spec().equals(TrainingRun.shape(spec, game))) {
      TrainSpec.Shape shape = spec.net();
      throw new Mistake(
          "%s has another shape (%d blocks of %d channels) than the network to train (%d of %d); give 'net' as it was."
              .formatted(
                  file.getFileName(),
                  net.weights().spec().blocks(),
                  net.weights().spec().channels(),
                  shape.blocks(),
                  shape.channels()));
    }
    return net;
  }
}
