package spielwerk.lab.training;

import java.nio.file.Path;
import spielwerk.core.Catalogue;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.training.CostFigures;
import spielwerk.runs.spec.YamlFields;

/**
 * A training that somebody else has done, of which the description is known: its costs are counted
 * from that.
 *
 * @param spec the file of the training
 * @param length moves of a game
 * @param coreSeconds as its author reports it
 */
record PublishedTraining(
    String label, Path spec, double elo, double length, double coreSeconds, String remark) {
  static PublishedTraining read(YamlFields part) {
    PublishedTraining training =
        new PublishedTraining(
            part.text("label"),
            part.folder().resolve(part.text("spec")),
            part.real("elo", -10_000, 10_000),
            part.real("length", 1, 10_000),
            part.real("coreHours", 0, 1e9) * 3600,
            part.textIfAny("remark").orElse(""));
    part.done();
    return training;
  }

  CostFigures.Cost cost(Catalogue catalogue) {
    TrainSpec training = TrainSpec.CODEC.readPart(YamlFields.read(spec), catalogue);
    return CostFigures.described(
        label, training, catalogue.game(training.game()), elo, length, coreSeconds, remark);
  }
}
