package spielwerk.learn.selfplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import spielwerk.learn.selfplay.TrainingPhases.Phase;
import spielwerk.nets.Losses;
import spielwerk.nets.NetHistory;
import spielwerk.runs.Journal;

/** What a training has cost: written into the line of a generation and into its network's file. */
final class TrainingCosts {
  private TrainingCosts() {}

  /** Time by phase. */
  static void times(ObjectNode line, TrainingPhases phases) {
    ObjectNode seconds = line.withObjectProperty("seconds");
    seconds.put("selfplay", phases.seconds(Phase.SELFPLAY));
    seconds.put("training", phases.seconds(Phase.TRAINING));
    seconds.put("gate", phases.seconds(Phase.GATE));
    ObjectNode cores = line.withObjectProperty("coreSeconds");
    cores.put("selfplay", cores.path("inside").asDouble() + cores.path("outside").asDouble());
    cores.put("training", phases.coreSeconds(Phase.TRAINING));
    cores.put("gate", phases.coreSeconds(Phase.GATE));
  }

  /** All costs so far but those of the ratings, which teach nothing. */
  static NetHistory history(ObjectNode line, NetHistory before, Losses losses, Journal journal) {
    JsonNode cores = line.path("coreSeconds");
    NetHistory history =
        new NetHistory(
            line.path("generation").asInt(),
            before.games() + line.path("games").asLong(),
            before.positions() + line.path("positions").asLong(),
            before.evaluations() + line.path("evaluations").asLong(),
            before.coreSeconds()
                + cores.path("selfplay").asDouble()
                + cores.path("training").asDouble()
                + cores.path("gate").asDouble(),
            Optional.of(losses),
            "spielwerk train",
            Map.of("run", journal.id(), "spec", journal.info().spec().toString()));
    ObjectNode total = line.putObject("total");
    total.put("games", history.games());
    total.put("positions", history.positions());
    total.put("evaluations", history.evaluations());
    total.put("coreSeconds", history.coreSeconds());
    return history;
  }
}
