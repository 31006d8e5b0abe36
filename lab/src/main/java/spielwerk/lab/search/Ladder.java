package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
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
import spielwerk.runs.report.Section;

/**
 * What each improvement of a search buys: every rung searches the same random positions to depth 1,
 * 2, 3, .. and its nodes and times are compared.
 *
 * @param positions how many per game
 * @param plies how many random moves lead to a position
 * @param depth how deep at most
 * @param nodes a rung goes no deeper in a position once a search has cost so many nodes
 */
public record Ladder(
    List<String> games, List<NamedEngine> rungs, int positions, Range plies, int depth, long nodes)
    implements Study {

  static Ladder read(Fields fields) {
    return new Ladder(
        fields.texts("games"),
        NamedEngine.readAll(fields, "rungs"),
        fields.integer("positions", 1, 100_000),
        fields.range("plies", 0, 10_000),
        fields.integer("depth", 1, 100),
        fields.whole("nodes", 1, Long.MAX_VALUE));
  }

  /**
   * The searches in one position.
   *
   * @param byRung for every rung its completed searches, depth 1 first
   */
  record Climb(List<List<Searched>> byRung) {
    /**
     * Whether one of them saw how the game ends. A search that deepens stops there and others do
     * not, which says nothing about the rungs.
     */
    boolean decided() {
      return byRung.stream().flatMap(List::stream).anyMatch(Searched::exact);
    }

    Climb facts() {
      return new Climb(
          byRung.stream().map(list -> list.stream().map(Searched::facts).toList()).toList());
    }
  }

  @Override
  public void check(Catalogue catalogue) {
    NamedEngine.check(catalogue, games, rungs.stream().map(NamedEngine::engine).toList());
  }

  @Override
  public Findings run(Conditions conditions) {
    List<Climb> climbs = measure(conditions);
    List<String> summary = new ArrayList<>();
    List<Section> sections = new ArrayList<>();
    for (int g = 0; g < games.size(); g++) {
      LadderReport report =
          new LadderReport(
              this,
              games.get(g),
              conditions.seed(),
              climbs.subList(g * positions, (g + 1) * positions));
      summary.addAll(report.summary());
      sections.addAll(report.sections());
    }
    return new Findings(summary, sections);
  }

  /** All searches, position by position, game by game. */
  List<Climb> measure(Conditions conditions) {
    return Positions.measure(
        games,
        positions,
        plies,
        conditions,
        Climb.class,
        (position, game) -> climb(position, conditions));
  }

  private Climb climb(Position position, Conditions conditions) {
    List<List<Searched>> byRung = new ArrayList<>();
    for (NamedEngine rung : rungs) {
      List<Searched> completed = new ArrayList<>();
      try (Searcher searcher = new Searcher(rung.engine(), position.game(), conditions)) {
        for (int d = 1; d <= depth; d++) {
          Searched searched = searcher.search(position, new Budget(nodes, d, 0, 0));
          if (!searched.completed(d, nodes)) {
            break;
          }
          completed.add(searched);
        }
      }
      byRung.add(completed);
    }
    return new Climb(byRung);
  }
}
