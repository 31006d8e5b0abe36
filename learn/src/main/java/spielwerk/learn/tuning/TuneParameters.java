package spielwerk.learn.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Dots;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/** Every parameter of one kind of individuals over the generations. */
public record TuneParameters(Templates templates, int kind, List<Generation> generations) {

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

  private List<Generation.Ranked> own(Generation generation) {
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
  private Dots dots(int number) {
    Gap gap = template().gaps().get(number);
    boolean range = gap instanceof Gap.Range;
    List<Dots.Dot> dots = new ArrayList<>();
    List<Dots.Mean> means = new ArrayList<>();
    for (Generation generation : generations) {
      Map<Integer, Integer> counts = new TreeMap<>();
      double sum = 0;
      List<Generation.Ranked> own = own(generation);
      for (Generation.Ranked each : own) {
        int place = each.filling().places().get(number);
        counts.merge(place, 1, Integer::sum);
        sum += height(gap, place);
      }
      counts.forEach(
          (place, count) -> dots.add(new Dots.Dot(generation.number(), height(gap, place), count)));
      if (range && !own.isEmpty()) {
        means.add(new Dots.Mean(generation.number(), sum / own.size()));
      }
    }
    return new Dots(
        "tuning-gap" + suffix() + "-" + gap.name(),
        "%s: a dot per individual, larger where several share the value%s."
            .formatted(gap.name(), range ? "; the line is the mean" : ""),
        "generation",
        gap.name(),
        gap instanceof Gap.Words words ? words.words() : List.of(),
        dots,
        means);
  }

  private static double height(Gap gap, int place) {
    return gap instanceof Gap.Range range ? range.number(place) : place;
  }

  private Table individuals() {
    List<Gap> gaps = template().gaps();
    List<String> columns = new ArrayList<>(List.of("generation", "place", "fitness"));
    gaps.forEach(gap -> columns.add(gap.name()));
    List<List<Cell>> rows = new ArrayList<>();
    for (Generation generation : generations) {
      for (int place = 0; place < generation.ranked().size(); place++) {
        Generation.Ranked each = generation.ranked().get(place);
        if (each.filling().kind() == kind) {
          List<Cell> row = new ArrayList<>();
          row.add(Cell.of(generation.number()));
          row.add(Cell.of(place + 1));
          row.add(Cell.of(each.fitness()));
          row.addAll(cells(each.filling()));
          rows.add(row);
        }
      }
    }
    return new Table("tuning-individuals" + suffix(), "All individuals.", columns, rows, true);
  }

  private List<Cell> cells(Filling filling) {
    List<Cell> cells = new ArrayList<>();
    for (int gap = 0; gap < template().gaps().size(); gap++) {
      int value = filling.places().get(gap);
      cells.add(
          template().gaps().get(gap) instanceof Gap.Range range
              ? Cell.of(range.number(value))
              : Cell.of(template().gaps().get(gap).text(value)));
    }
    return cells;
  }
}
