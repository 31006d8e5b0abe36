package spielwerk.lab.search;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Position;
import spielwerk.lab.Findings;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.Study;
import spielwerk.lab.StudyContext;
import spielwerk.lab.search.PositionSearcher.Searched;
import spielwerk.runs.spec.YamlFields;

/**
 * What each improvement of a search buys: every rung searches the same random positions to depth 1,
 * 2, 3, .. and its nodes and times are compared.
 *
 * @param depth how deep at most
 * @param nodes a rung goes no deeper in a position once a search has cost so many nodes
 */
public record LadderStudy(PositionSet positions, List<NamedEngine> rungs, int depth, long nodes)
    implements Study {

  static LadderStudy read(YamlFields fields) {
    return new LadderStudy(
        PositionSet.read(fields),
        NamedEngine.readAll(fields, "rungs"),
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
    NamedEngine.check(
        catalogue, positions.games(), rungs.stream().map(NamedEngine::engine).toList());
  }

  @Override
  public Findings run(StudyContext studyContext) {
    return positions.findings(
        measure(studyContext),
        (game, climbs) ->
            new LadderReport(this, positions.games().get(game), studyContext.seed(), climbs)
                .findings());
  }

  /** All searches, position by position, game by game. */
  List<Climb> measure(StudyContext studyContext) {
    return positions.measure(
        studyContext, Climb.class, (position, game) -> climb(position, studyContext));
  }

  private Climb climb(Position position, StudyContext studyContext) {
    List<List<Searched>> byRung = new ArrayList<>();
    for (NamedEngine rung : rungs) {
      List<Searched> completed = new ArrayList<>();
      try (PositionSearcher searcher =
          new PositionSearcher(rung.engine(), position.game(), studyContext)) {
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
