package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Position;
import spielwerk.lab.Conditions;
import spielwerk.lab.Fields;
import spielwerk.lab.Findings;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.Range;
import spielwerk.lab.Study;
import spielwerk.lab.search.Searcher.Searched;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.report.Table;

/**
 * Does a switch pay? The same positions are searched to the same depth with it and without it, in
 * several surroundings.
 *
 * @param asked what is switched: {@code PVS}
 * @param depths how deep, for each game
 * @param positions how many per game
 * @param plies how many random moves lead to a position
 */
public record Question(
    String asked,
    List<String> games,
    List<Integer> depths,
    List<Surrounding> surroundings,
    int positions,
    Range plies)
    implements Study {

  /**
   * What else is switched on.
   *
   * @param without the engine without the switch
   * @param with the engine with it
   * @param paper what the paper found here, or empty
   */
  public record Surrounding(String label, String without, String with, String paper) {}

  static Question read(Fields fields) {
    List<Surrounding> surroundings = new ArrayList<>();
    for (Fields part : fields.parts("pairs")) {
      surroundings.add(
          new Surrounding(
              part.text("label"),
              part.text("without"),
              part.text("with"),
              part.textIfAny("paper").orElse("")));
      part.done();
    }
    List<String> games = fields.texts("games");
    return new Question(
        fields.text("asked"),
        games,
        fields.integers("depth", games.size(), 1, 100),
        surroundings,
        fields.integer("positions", 1, 100_000),
        fields.range("plies", 0, 10_000));
  }

  /** One position searched in every surrounding. */
  record Compared(List<Searched> without, List<Searched> with) {
    /** Whether one search saw how the game ends; some stop there and others do not. */
    boolean decided() {
      return Stream.concat(without.stream(), with.stream()).anyMatch(Searched::exact);
    }

    Compared facts() {
      return new Compared(
          without.stream().map(Searched::facts).toList(),
          with.stream().map(Searched::facts).toList());
    }
  }

  @Override
  public void check(Catalogue catalogue) {
    List<String> engines = new ArrayList<>();
    surroundings.forEach(s -> engines.addAll(List.of(s.without(), s.with())));
    NamedEngine.check(catalogue, games, engines);
  }

  /** The comparisons, position by position, game by game. */
  List<Compared> measure(Conditions conditions) {
    return Positions.measure(
        games,
        positions,
        plies,
        conditions,
        Compared.class,
        (position, game) -> compare(position, depths.get(game), conditions));
  }

  private Compared compare(Position position, int depth, Conditions conditions) {
    Compared compared = new Compared(new ArrayList<>(), new ArrayList<>());
    for (Surrounding s : surroundings) {
      compared.without().add(search(s.without(), depth, position, conditions));
      compared.with().add(search(s.with(), depth, position, conditions));
    }
    return compared;
  }

  private static Searched search(
      String engine, int depth, Position position, Conditions conditions) {
    try (Searcher searcher = new Searcher(engine, position.game(), conditions)) {
      return searcher.search(position, Budget.depth(depth));
    }
  }

  @Override
  public Findings run(Conditions conditions) {
    List<Compared> all = measure(conditions);
    List<String> summary = new ArrayList<>();
    List<Section> sections = new ArrayList<>();
    for (int g = 0; g < games.size(); g++) {
      List<Compared> open =
          all.subList(g * positions, (g + 1) * positions).stream()
              .filter(compared -> !compared.decided())
              .toList();
      report(g, open, conditions.seed(), summary, sections);
    }
    return new Findings(summary, sections);
  }

  private void report(
      int number, List<Compared> all, long seed, List<String> summary, List<Section> sections) {
    String game = games.get(number);
    int depth = depths.get(number);
    String basis =
        "%d of %d positions after %s random moves, those left out in which the end of the game came into sight; seed %d, geometric mean with 95%% interval"
            .formatted(all.size(), positions, plies, seed);
    Table table =
        new Table(
            Slug.of(game) + "-question",
            "Nodes and time with %s for each without it, both at depth %d (%s); below 1 it saves."
                .formatted(asked, depth, basis),
            List.of("surrounding", "nodes", "time", "same value", "answer", "the paper"));
    List<Estimate> nodes = new ArrayList<>();
    List<Estimate> times = new ArrayList<>();
    for (int s = 0; s < surroundings.size(); s++) {
      Surrounding surrounding = surroundings.get(s);
      int at = s;
      double[][] counts = new double[4][];
      counts[0] = all.stream().mapToDouble(c -> c.with().get(at).nodes()).toArray();
      counts[1] = all.stream().mapToDouble(c -> c.without().get(at).nodes()).toArray();
      // a clock that has not moved would make a ratio of nothing
      counts[2] = all.stream().mapToDouble(c -> c.with().get(at).seconds() + 1e-6).toArray();
      counts[3] = all.stream().mapToDouble(c -> c.without().get(at).seconds() + 1e-6).toArray();
      nodes.add(Estimate.ratio(counts[0], counts[1]));
      times.add(Estimate.ratio(counts[2], counts[3]));
      long same =
          all.stream()
              .filter(
                  c -> Double.compare(c.with().get(at).value(), c.without().get(at).value()) == 0)
              .count();
      String answer = answer(nodes.get(s));
      table =
          table.with(
              Cell.of(surrounding.label()),
              Cell.of(nodes.get(s)),
              Cell.of(times.get(s)),
              Cell.of(same + " of " + all.size()),
              Cell.of(answer),
              Cell.of(surrounding.paper()));
      summary.add(
          "%s, %s, depth %d: %s %s (%s nodes for each without it)%s."
              .formatted(
                  game,
                  surrounding.label(),
                  depth,
                  asked,
                  answer,
                  nodes.get(s).shown(),
                  surrounding.paper().isEmpty() ? "" : "; the paper: " + surrounding.paper()));
    }
    Bars plot =
        new Bars(
            Slug.of(game) + "-question-plot",
            "With %s for each without it, both at depth %d (%s): left of the line it saves."
                .formatted(asked, depth, basis),
            "with " + asked + ", without = 1, logarithmic",
            OptionalDouble.of(1),
            true,
            surroundings.stream().map(Surrounding::label).toList(),
            List.of(new Bars.Group("nodes", nodes), new Bars.Group("time", times)));
    sections.add(new Section(game + ": does " + asked + " pay?", List.of(plot, table.trimmed())));
  }

  /** What the interval allows to say. */
  static String answer(Estimate ratio) {
    if (ratio.below(1)) {
      return "pays: it saves %.0f%% of the nodes".formatted(100 * (1 - ratio.value()));
    }
    return ratio.above(1)
        ? "does not pay: it costs %.0f%% more nodes".formatted(100 * (ratio.value() - 1))
        : "makes no difference that can be told";
  }
}
