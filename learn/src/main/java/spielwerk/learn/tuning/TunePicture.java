package spielwerk.learn.tuning;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import spielwerk.runs.FileTail;
import spielwerk.runs.GenerationColumns;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunPicture;

/**
 * How a tuning stands: for every parameter of its engines a cloud of dots, where a dot is a value
 * that some individuals of a generation share. A look reads only what was written since the last
 * one.
 */
final class TunePicture implements RunPicture {
  /** A cloud of more generations shows every n-th. */
  private static final int MOST = 200;

  private final RunFolder run;
  private final TuneSpec spec;
  private final Templates templates;
  private final FileTail lines;
  private final List<Counts> generations = new ArrayList<>();
  private final GenerationColumns columns =
      new GenerationColumns(List.of("generation", "best", "mean", "worst"));

  /**
   * A generation as the clouds need it.
   *
   * @param places by engine and gap: how many individuals have which place
   */
  private record Counts(
      int generation, String best, List<List<TreeMap<Integer, Integer>>> places) {}

  /**
   * @throws spielwerk.core.Mistake if it is not a tuning
   */
  TunePicture(RunFolder run) {
    this.run = run;
    this.spec = run.spec(TuningRun.TYPE, TuneSpec.class);
    this.templates = Templates.parse(spec.engine());
    this.lines = new FileTail(run.journalFile());
  }

  @Override
  public synchronized ObjectNode draw() {
    lines.look(this::forget, this::take);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", spec.game());
    json.put("planned", spec.generations());
    json.put("done", generations.size());
    json.put("population", spec.population());
    json.put("fitness", spec.fitness().toString());
    json.put("load", run.info().spec().path("load").asText(""));
    json.set("columns", columns.json());
    json.put("best", generations.isEmpty() ? "" : generations.get(generations.size() - 1).best());
    List<Counts> shown =
        GenerationColumns.shown(generations.size(), MOST).stream().map(generations::get).toList();
    ArrayNode engines = json.putArray("engines");
    for (int kind = 0; kind < templates.kinds().size(); kind++) {
      ObjectNode engine = engines.addObject().put("engine", spec.engine().get(kind));
      ArrayNode gaps = engine.putArray("gaps");
      for (int gap = 0; gap < templates.kinds().get(kind).gaps().size(); gap++) {
        gaps.add(cloud(kind, gap, shown));
      }
    }
    run.result().ifPresent(text -> json.set("verdict", run.parse(text)));
    return json;
  }

  private void forget() {
    generations.clear();
    columns.clear();
  }

  private void take(String text) {
    JsonNode line = run.parse(text);
    JsonNode individuals = line.path("individuals");
    generations.add(counts(line));
    columns.add(
        line.path("generation").asDouble(),
        line.path("fitness").asDouble(),
        line.path("mean").asDouble(),
        individuals.path(individuals.size() - 1).path("fitness").asDouble(Double.NaN));
  }

  /** Dots as generation, value, how many share it; and the mean of each generation. */
  private ObjectNode cloud(int kind, int number, List<Counts> shown) {
    TunedParameter tunedParameter = templates.kinds().get(kind).gaps().get(number);
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("name", tunedParameter.name());
    if (tunedParameter instanceof TunedParameter.Words words) {
      ArrayNode texts = json.putArray("words");
      words.words().forEach(texts::add);
    } else if (tunedParameter instanceof TunedParameter.Range range) {
      json.put("low", range.number(0)).put("high", range.number(range.size() - 1));
    }
    ArrayNode dots = json.putArray("dots");
    ArrayNode means = json.putArray("means");
    for (Counts one : shown) {
      int generation = one.generation();
      double sum = 0;
      int all = 0;
      for (var entry : one.places().get(kind).get(number).entrySet()) {
        double value = value(tunedParameter, entry.getKey());
        ArrayNode dot = dots.addArray().add(generation);
        GenerationColumns.put(dot, value);
        dot.add(entry.getValue());
        sum += value * entry.getValue();
        all += entry.getValue();
      }
      if (all > 0 && tunedParameter instanceof TunedParameter.Range) {
        GenerationColumns.put(means.addArray().add(generation), sum / all);
      }
    }
    return json;
  }

  /** Counts those individuals for whom a parameter counts. */
  private Counts counts(JsonNode line) {
    List<List<TreeMap<Integer, Integer>>> all = new ArrayList<>();
    for (Template template : templates.kinds()) {
      all.add(
          template.gaps().stream().map(tunedParameter -> new TreeMap<Integer, Integer>()).toList());
    }
    for (JsonNode each : line.path("individuals")) {
      int kind = each.path("kind").asInt();
      if (kind >= 0 && kind < all.size()) {
        Template template = templates.kinds().get(kind);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < template.gaps().size(); i++) {
          int place = template.gaps().get(i).place(each.path("values").path(i).asText());
          places.add(place);
          if (place >= 0 && template.counts(i, places)) {
            all.get(kind).get(i).merge(place, 1, Integer::sum);
          }
        }
      }
    }
    return new Counts(line.path("generation").asInt(), line.path("best").asText(), all);
  }

  private static double value(TunedParameter tunedParameter, int place) {
    return tunedParameter instanceof TunedParameter.Range range ? range.number(place) : place;
  }

  /** The individuals of a generation, the best first. */
  @Override
  public ObjectNode generation(int number) {
    return (ObjectNode) run.line(number, number);
  }
}
