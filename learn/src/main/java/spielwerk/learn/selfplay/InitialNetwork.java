package spielwerk.learn.selfplay;

import java.nio.file.Path;
import java.util.Optional;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetHistory;
import spielwerk.nets.NetWeights;

/** The network with which a training begins instead of a random one. */
final class InitialNetwork {
  private InitialNetwork() {}

  /** The file of the network that a run begins with, if its spec names one. */
  static Optional<Path> file(TrainSpec spec) {
    return spec.load().isEmpty() ? Optional.empty() : Optional.of(Path.of(spec.load()));
  }

  /** Writes the first network of a run: the one that its spec names, or a random one. */
  static void write(Path file, TrainSpec spec, Game game, long seed) {
    Optional<NetFile> named = file(spec).map(load -> check(load, spec, game));
    NetWeights random = NetWeights.random(TrainingRun.shape(spec, game), seed);
    NetFile.write(
        file,
        named.map(NetFile::weights).orElse(random),
        named.map(NetFile::history).orElse(NetHistory.NONE));
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
