package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.runs.text.Figures;
import spielwerk.runs.text.Table;
import spielwerk.app.terminal.Terminal;
import spielwerk.learn.selfplay.Ratings;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingLog;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunInfo;

/** How a training stands, for people and programs. */
record TrainView(String id, TrainSpec spec, TrainingLog log) {
  /** More generations than these are not all listed. */
  private static final int LISTED = 30;

  static TrainView of(TrainingRun run) {
    return new TrainView(run.journal().id(), run.spec(), TrainingLog.read(run.journal().folder()));
  }

  static TrainView of(RunFolder folder) {
    return new TrainView(
        folder.id(), folder.spec(RunInfo.TRAIN, TrainSpec.class), TrainingLog.read(folder.path()));
  }

  Map<String, Object> json() {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", spec.game());
    document.put("run", id);
    document.put("seed", spec.seed());
    document.put("planned", spec.generations());
    document.put("net", net());
    ObjectMapper mapper = new ObjectMapper();
    document.put("generations", mapper.convertValue(log.generations(), List.class));
    document.put("ratings", mapper.convertValue(log.ratings(), List.class));
    return document;
  }

  private String net() {
    Path file = log.net();
    return file.toAbsolutePath().toString();
  }

  String text(Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s, net %dx%d, %d of %d generations"
            .formatted(
                spec.game(),
                spec.net().blocks(),
                spec.net().channels(),
                log.generations().size(),
                spec.generations()));
    lines.add("");
    Table table =
        new Table("generation", "sims", "policy", "value", "entropy", "length", "buffer", "rating");
    List<JsonNode> all = log.generations();
    int step = Math.max(1, (all.size() + LISTED - 1) / LISTED);
    for (JsonNode line : all) {
      int number = line.path("generation").asInt();
      if ((all.size() - number) % step == 0) {
        table.row(
            "" + number + (line.path("accepted").asBoolean(true) ? "" : " (refused)"),
            line.path("sims").asText(),
            number(line.path("losses").path("policy")),
            number(line.path("losses").path("value")),
            number(line.path("entropy").path("target")),
            number(line.path("length")),
            Figures.count(line.path("buffer").path("size").asInt()),
            ratings(number));
      }
    }
    lines.add(table.text(terminal));
    if (!all.isEmpty()) {
      JsonNode total = all.get(all.size() - 1).path("total");
      lines.add("");
      lines.add(
          "%s games, %s evaluations, %.2f core-hours without ratings"
              .formatted(
                  Figures.count(total.path("games").asLong()),
                  Figures.count(total.path("evaluations").asLong()),
                  total.path("coreSeconds").asDouble() / 3600));
    }
    lines.add("");
    lines.add("seed  " + spec.seed());
    lines.add("net   " + net());
    return String.join("\n", lines);
  }

  private static String number(JsonNode node) {
    return node.isMissingNode() ? "" : String.format(Locale.ROOT, "%.3f", node.asDouble());
  }

  private String ratings(int generation) {
    List<String> texts = new ArrayList<>();
    for (Ratings.Rating rating : log.ratings()) {
      if (rating.generation() == generation) {
        texts.add(
            rating.fault().isEmpty()
                ? String.format(
                    Locale.ROOT,
                    "%.2f (%.2f to %.2f) %s",
                    rating.result().score(),
                    rating.result().low(),
                    rating.result().high(),
                    rating.opponent())
                : rating.opponent() + " failed");
      }
    }
    return String.join(", ", texts);
  }
}
