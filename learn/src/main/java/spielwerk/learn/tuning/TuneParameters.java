package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.DotPlot;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;

/** Every parameter of one kind of individuals over the generations. */
public record TuneParameters(Templates templates, int kind, List<TuningGeneration> generations) {

  /** What a kind is called: the name of its engine, and its number if another one has it too. */
  public static String label(Templates templates, int kind) {
    List<String> names =
        templates.kinds().stream()
            .map(template -> template.texts().get(0).split("[:*+,]", 2)[0])
            .toList();
    String name = names.get(kind);
    return names.indexOf(name) == names.lastIndexOf(name) ? name : name + " " + (kind + 1);
  }

  private Template template() {
    return templates.kinds().get(kind);
  }

  private boolean alone() {
    return templates.kinds().size() == 1;
  }

  /** What is added to the names of pictures and tables where there are several kinds. */
  private String suffix() {
    return alone() ? "" : "-" + (kind + 1);
  }

  private List<TuningGeneration.Ranked> own(TuningGeneration generation) {
    return generation.ranked().stream().filter(each -> each.filling().kind() == kind).toList();
  }

  Section section() {
    List<Block> blocks = new ArrayList<>();
    for (int gap = 0; gap < template().gaps().size(); gap++) {
      blocks.add(dots(gap));
    }
    blocks.add(individuals());
    return new Section(
        "Every parameter over the generations"
            + (alone() ? "" : ": " + TuneParameters.label(templates, kind)),
        blocks);
  }

  /** The picture of one parameter. */
  private DotPlot dots(int number) {
    TunedParameter tunedParameter = template().gaps().get(number);
    boolean range = tunedParameter instanceof TunedParameter.Range;
    List<DotPlot.Dot> dots = new ArrayList<>();
    List<DotPlot.Mean> means = new ArrayList<>();
    for (TuningGeneration generation : generations) {
      Map<Integer, Integer> counts = new TreeMap<>();
      double sum = 0;
      List<TuningGeneration.Ranked> own = own(generation);
      for (TuningGeneration.Ranked each : own) {
        int place = each.filling().places().get(number);
        counts.merge(place, 1, Integer::sum);
        sum += height(tunedParameter, place);
      }
      counts.forEach(
          (place, count) ->
              dots.add(new DotPlot.Dot(generation.number(), height(tunedParameter, place), count)));
      if (range && !own.isEmpty()) {
        means.add(new DotPlot.Mean(generation.number(), sum / own.size()));
      }
    }
    return new DotPlot(
        "tuning-gap" + suffix() + "-" + tunedParameter.name(),
        "%s: a dot per individual, larger where several share the value%s."
            .formatted(tunedParameter.name(), range ? "; the line is the mean" : ""),
        "generation",
        tunedParameter.name(),
        tunedParameter instanceof TunedParameter.Words words ? words.words() : List.of(),
        dots,
        means);
  }

  private static double height(TunedParameter tunedParameter, int place) {
    return tunedParameter instanceof TunedParameter.Range range ? range.number(place) : place;
  }

  private ReportTable individuals() {
    List<TunedParameter> gaps = template().gaps();
    List<String> columns = new ArrayList<>(List.of("generation", "place", "fitness"));
    gaps.forEach(tunedParameter -> columns.add(tunedParameter.name()));
    List<List<TableCell>> rows = new ArrayList<>();
    for (TuningGeneration generation : generations) {
      for (int place = 0; place < generation.ranked().size(); place++) {
        TuningGeneration.Ranked each = generation.ranked().get(place);
        if (each.filling().kind() == kind) {
          List<TableCell> row = new ArrayList<>();
          row.add(TableCell.of(generation.number()));
          row.add(TableCell.of(place + 1));
          row.add(TableCell.of(each.fitness()));
          row.addAll(cells(each.filling()));
          rows.add(row);
        }
      }
    }
    return new ReportTable(
        "tuning-individuals" + suffix(), "All individuals.", columns, rows, true);
  }

  private List<TableCell> cells(Genotype genotype) {
    List<TableCell> cells = new ArrayList<>();
    for (int gap = 0; gap < template().gaps().size(); gap++) {
      int value = genotype.places().get(gap);
      cells.add(
          template().gaps().get(gap) instanceof TunedParameter.Range range
              ? TableCell.of(range.number(value))
              : TableCell.of(template().gaps().get(gap).text(value)));
    }
    return cells;
  }
}
