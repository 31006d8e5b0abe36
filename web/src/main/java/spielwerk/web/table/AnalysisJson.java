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
import spielwerk.arena.library.Evaluation;
import spielwerk.arena.library.Finding;
import spielwerk.arena.library.Judgement;
import spielwerk.arena.library.Worth;
import spielwerk.core.Budget;
import spielwerk.core.Effort;

/** An analysis as pages get it, and as the file of a table keeps it. */
final class AnalysisJson {
  private AnalysisJson() {}

  /** How far it is, and all that was found; the findings come from the {@link Walk}. */
  static ObjectNode page(Analysis analysis, Walk walk) {
    ObjectNode json = head(analysis);
    ArrayNode moments = json.putArray("moments");
    for (int ply = 0; ply < walk.positions(); ply++) {
      Optional<Judgement> judgement = walk.judgement(ply);
      Optional<Evaluation> value = walk.evaluation(ply);
      Optional<Finding> finding = ply == 0 ? Optional.empty() : walk.finding(ply - 1);
      if (value.isEmpty() && judgement.isEmpty() && finding.isEmpty()) {
        continue;
      }
      ObjectNode one = moments.addObject().put("node", walk.node(ply));
      value.ifPresent(known -> evaluation(one, known));
      judgement.ifPresent(known -> said(one, known));
      finding.ifPresent(known -> finding(one, known));
    }
    ArrayNode thoughts = json.putArray("thoughts");
    new TreeMap<>(analysis.thoughts)
        .forEach(
            (node, judgement) -> {
              ObjectNode one = thoughts.addObject().put("node", node);
              evaluation(one, walk.seen(judgement));
              said(one, judgement);
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

  private static void evaluation(ObjectNode one, Evaluation known) {
    one.put("value", known.value()).put("seat", known.seat()).put("exact", known.exact());
  }

  private static void said(ObjectNode one, Judgement judgement) {
    one.put("turn", judgement.seat());
    ArrayNode line = one.putArray("line");
    judgement.line().forEach(line::add);
    one.set("effort", effort(judgement.effort()));
  }

  private static void finding(ObjectNode one, Finding finding) {
    one.put("loss", finding.lost()).put("lossExact", finding.exact()).put("mark", finding.mark());
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

  private static ArrayNode judgements(Map<Integer, Judgement> all) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    new TreeMap<>(all)
        .forEach(
            (node, judgement) -> {
              ObjectNode one = list.addObject().put("node", node);
              worth(one, "best", judgement.best());
              judgement.played().ifPresent(worth -> worth(one, "played", worth));
              said(one, judgement);
            });
    return list;
  }

  private static void worth(ObjectNode one, String name, Worth worth) {
    one.putObject(name).put("value", worth.value()).put("exact", worth.exact());
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

  private static void read(JsonNode list, Map<Integer, Judgement> into) {
    for (JsonNode one : list) {
      List<String> line = new ArrayList<>();
      one.path("line").forEach(move -> line.add(move.asText()));
      Optional<Worth> played =
          one.has("played") ? Optional.of(worth(one.path("played"))) : Optional.empty();
      into.put(
          one.path("node").asInt(),
          new Judgement(
              one.path("turn").asInt(),
              line,
              worth(one.path("best")),
              played,
              effort(one.path("effort"))));
    }
  }

  private static Worth worth(JsonNode json) {
    return new Worth(json.path("value").asDouble(), json.path("exact").asBoolean());
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
