package spielwerk.web.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveReview;
import spielwerk.arena.library.MoveValue;
import spielwerk.arena.library.PositionAnalysis;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;

/** An analysis as pages get it, and as the file of a table keeps it. */
final class AnalysisJson {
  private AnalysisJson() {}

  /** How far it is, and all that was found; the findings come from the {@link AnalysedLine}. */
  static ObjectNode page(Analysis analysis, AnalysedLine analysedLine) {
    ObjectNode json = head(analysis);
    ArrayNode moments = json.putArray("moments");
    for (int ply = 0; ply < analysedLine.positions(); ply++) {
      Optional<PositionAnalysis> judgement = analysedLine.judgement(ply);
      Optional<MoveEvaluation> value = analysedLine.evaluation(ply);
      Optional<MoveReview> finding = ply == 0 ? Optional.empty() : analysedLine.finding(ply - 1);
      if (value.isEmpty() && judgement.isEmpty() && finding.isEmpty()) {
        continue;
      }
      ObjectNode one = moments.addObject().put("node", analysedLine.node(ply));
      value.ifPresent(known -> evaluation(one, known));
      analysedLine.points(ply).ifPresent(points -> one.put("points", points));
      judgement.ifPresent(known -> said(one, known));
      finding.ifPresent(known -> finding(one, known));
    }
    ArrayNode thoughts = json.putArray("thoughts");
    new TreeMap<>(analysis.thoughts)
        .forEach(
            (node, positionAnalysis) -> {
              ObjectNode one = thoughts.addObject().put("node", node);
              evaluation(one, analysedLine.seen(positionAnalysis));
              said(one, positionAnalysis);
            });
    return json;
  }

  private static ObjectNode head(Analysis analysis) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("phase", analysis.phase.toString());
    json.put("engine", analysis.engine);
    json.put("budget", analysis.budget.toString());
    json.put("trouble", analysis.trouble);
    json.put("end", analysis.end);
    json.put("done", analysis.done);
    json.put("total", analysis.total);
    return json;
  }

  private static void evaluation(ObjectNode one, MoveEvaluation known) {
    one.put("value", known.value()).put("seat", known.seat()).put("exact", known.exact());
  }

  private static void said(ObjectNode one, PositionAnalysis positionAnalysis) {
    one.put("turn", positionAnalysis.seat());
    ArrayNode line = one.putArray("line");
    positionAnalysis.line().forEach(line::add);
    one.set("effort", effort(positionAnalysis.effort()));
  }

  private static void finding(ObjectNode one, MoveReview moveReview) {
    one.put("loss", moveReview.lost())
        .put("lossExact", moveReview.exact())
        .put("mark", moveReview.mark());
    if (moveReview.hasPoints()) {
      one.put("lossPoints", moveReview.lostPoints());
    }
  }

  /** What a search has cost, with all its figures that are numbers. */
  static ObjectNode effort(Effort effort) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("nodes", effort.nodes());
    json.put("depth", effort.depth());
    json.put("seconds", effort.seconds());
    effort
        .figures()
        .forEach(
            (name, figure) -> {
              if (!json.has(name) && Double.isFinite(figure.doubleValue())) {
                json.put(name, figure.doubleValue());
              }
            });
    return json;
  }

  /** For the file: what was said, from which all else follows. */
  static ObjectNode file(Analysis analysis) {
    ObjectNode json = head(analysis);
    json.set("judgements", judgements(analysis.judgements));
    json.set("thoughts", judgements(analysis.thoughts));
    return json;
  }

  private static ArrayNode judgements(Map<Integer, PositionAnalysis> all) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    new TreeMap<>(all)
        .forEach(
            (node, positionAnalysis) -> {
              ObjectNode one = list.addObject().put("node", node);
              worth(one, "best", positionAnalysis.best());
              positionAnalysis.played().ifPresent(moveValue -> worth(one, "played", moveValue));
              said(one, positionAnalysis);
            });
    return list;
  }

  private static void worth(ObjectNode one, String name, MoveValue moveValue) {
    ObjectNode json = one.putObject(name);
    json.put("value", moveValue.value()).put("exact", moveValue.exact());
    if (moveValue.hasPoints()) {
      json.put("points", moveValue.points());
    }
  }

  /** From a file; one that was under way then was interrupted. */
  static void read(JsonNode json, Analysis into) {
    if (json.isMissingNode()) {
      return;
    }
    for (Analysis.Phase phase : Analysis.Phase.values()) {
      if (phase.toString().equals(json.path("phase").asText())) {
        into.phase = phase.busy() ? Analysis.Phase.INTERRUPTED : phase;
      }
    }
    into.engine = json.path("engine").asText();
    into.budget = Budget.parse(json.path("budget").asText("free"));
    into.trouble = json.path("trouble").asText();
    into.end = json.path("end").asInt();
    into.done = json.path("done").asInt();
    into.total = json.path("total").asInt();
    read(json.path("judgements"), into.judgements);
    read(json.path("thoughts"), into.thoughts);
  }

  private static void read(JsonNode list, Map<Integer, PositionAnalysis> into) {
    for (JsonNode one : list) {
      List<String> line = new ArrayList<>();
      one.path("line").forEach(move -> line.add(move.asText()));
      Optional<MoveValue> played =
          one.has("played") ? Optional.of(worth(one.path("played"))) : Optional.empty();
      into.put(
          one.path("node").asInt(),
          new PositionAnalysis(
              one.path("turn").asInt(),
              line,
              worth(one.path("best")),
              played,
              effort(one.path("effort"))));
    }
  }

  private static MoveValue worth(JsonNode json) {
    return new MoveValue(
        json.path("value").asDouble(),
        json.path("exact").asBoolean(),
        json.path("points").asDouble(Candidate.UNKNOWN));
  }

  private static Effort effort(JsonNode json) {
    Map<String, Number> figures = new LinkedHashMap<>();
    json.properties()
        .forEach(
            field -> {
              if (!List.of("nodes", "depth", "seconds").contains(field.getKey())) {
                figures.put(field.getKey(), field.getValue().asDouble());
              }
            });
    return new Effort(
        json.path("nodes").asLong(),
        json.path("depth").asInt(),
        json.path("seconds").asDouble(),
        figures);
  }
}
