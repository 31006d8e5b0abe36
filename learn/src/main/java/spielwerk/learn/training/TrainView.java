package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import spielwerk.core.Catalogue;
import spielwerk.learn.selfplay.RatingLog;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingLog;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.Json;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunView;
import spielwerk.runs.report.Report;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextStyle;
import spielwerk.runs.text.TextTable;

/** How a training stands. */
record TrainView(RunFolder run, TrainSpec spec, TrainingLog log, Catalogue catalogue)
    implements RunView {
  /** More generations than these are not all listed. */
  private static final int LISTED = 30;

  static TrainView of(RunFolder run, Catalogue catalogue) {
    return new TrainView(
        run, run.spec(TrainingRun.TYPE, TrainSpec.class), TrainingLog.read(run.path()), catalogue);
  }

  @Override
  public ObjectNode json() {
    ObjectNode document = JsonNodeFactory.instance.objectNode();
    document.put("game", spec.game());
    document.put("run", run.id());
    document.put("seed", spec.seed());
    document.put("planned", spec.generations());
    document.put("net", net());
    document.putArray("generations").addAll(log.generations());
    document.set("ratings", Json.tree(log.ratings()));
    return document;
  }

  @Override
  public Report report() {
    return TrainingReport.of(TrainedRun.of(run, catalogue));
  }

  private String net() {
    Path file = log.net();
    return file.toAbsolutePath().toString();
  }

  @Override
  public String text(TextStyle style) {
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
    TextTable table =
        new TextTable(
            "generation", "sims", "policy", "value", "entropy", "length", "buffer", "rating");
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
            NumberText.count(line.path("buffer").path("size").asInt()),
            ratings(number));
      }
    }
    lines.add(table.text(style));
    if (!all.isEmpty()) {
      JsonNode total = all.get(all.size() - 1).path("total");
      lines.add("");
      lines.add(
          "%s games, %s evaluations, %s without ratings"
              .formatted(
                  NumberText.count(total.path("games").asLong()),
                  NumberText.count(total.path("evaluations").asLong()),
                  NumberText.coreTime(total.path("coreSeconds").asDouble())));
    }
    if (!all.isEmpty()) {
      for (JsonNode warning : all.get(all.size() - 1).path("warnings")) {
        lines.add("");
        lines.add("warning: " + warning.asText());
      }
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
    for (RatingLog.Rating rating : log.ratings()) {
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
