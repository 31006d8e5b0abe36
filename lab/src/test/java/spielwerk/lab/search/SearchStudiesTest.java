package spielwerk.lab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Progress;
import spielwerk.lab.NamedEngine;
import spielwerk.lab.StudyContext;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.spec.Range;

class SearchStudiesTest {
  private static final NamedEngine PLAIN = new NamedEngine("plain", "counter", "");
  private static final NamedEngine LESS = new NamedEngine("less", "counter:skip=1", "");
  private static final NamedEngine DEEPENING = new NamedEngine("deepening", "counter:deepen", "");
  private static final LadderStudy LADDER =
      new LadderStudy(
          new PositionSet(List.of("eventree:width=3", "eventree:width=4"), 6, new Range(0, 5)),
          List.of(PLAIN, DEEPENING, LESS),
          4,
          100);

  private static StudyContext conditions(long seed, int threads) {
    return new StudyContext(Catalogue.load(), seed, threads, Progress.NONE, () -> false);
  }

  private static LadderFigures figures(LadderStudy ladder, int game) {
    List<LadderStudy.Climb> all = ladder.measure(conditions(1, 1));
    return new LadderFigures(
        all.subList(game * ladder.positions().each(), (game + 1) * ladder.positions().each()));
  }

  @Test
  void aLadderCountsTheNodesOfATreeThatEverybodyKnows() {
    LadderFigures figures = figures(LADDER, 0);
    assertThat(figures.nodes(0, 1)).isEqualTo(new Estimate(4, 4, 4, 6));
    assertThat(figures.nodes(0, 3).value()).isEqualTo(1 + 3 + 9 + 27);
    assertThat(figures.nodes(1, 3).value()).isEqualTo(4 + 13 + 40);
    assertThat(figures.nodes(2, 3).value()).isEqualTo(1 + 2 + 4 + 8);
    assertThat(figures.growth(0, 3)).isEqualTo(40.0 / 13);
    assertThat(figures.root(2, 3)).isCloseTo(Math.cbrt(15), within(1e-12));
    assertThat(figures.ratio(2, 0, 3).value()).isCloseTo(15.0 / 40, within(1e-12));
  }

  @Test
  void aRungEndsWhereItsNodesWouldBeTooMany() {
    LadderFigures figures = figures(LADDER, 0);
    assertThat(figures.depth(0)).as("1 + 3 + 9 + 27 + 81 = 121 nodes").isEqualTo(3);
    assertThat(figures.depth(2)).isEqualTo(4);
    assertThat(figures.common(0, 2)).isEqualTo(3);
  }

  @Test
  void searchesThatLeaveNothingOutAgreeAndOthersAreFoundOut() {
    LadderStudy honest =
        new LadderStudy(
            new PositionSet(List.of("eventree"), 6, new Range(0, 5)),
            List.of(PLAIN, DEEPENING),
            4,
            1_000_000);
    assertThat(figures(honest, 0).agreement()).isEqualTo(new LadderFigures.Agreement(24, 0));
    assertThat(figures(LADDER, 0).agreement().different()).isPositive();
  }

  @Test
  void theFactsOfALadderAreTheSameOnAnyNumberOfThreads() {
    List<LadderStudy.Climb> alone = facts(LADDER.measure(conditions(5, 1)));
    assertThat(facts(LADDER.measure(conditions(5, 3)))).isEqualTo(alone);
    assertThat(facts(LADDER.measure(conditions(6, 3)))).isNotEqualTo(alone);
  }

  private static List<LadderStudy.Climb> facts(List<LadderStudy.Climb> climbs) {
    return climbs.stream().map(LadderStudy.Climb::facts).toList();
  }

  @Test
  void thePapersDepthStandsBesideOurs() {
    SearchDepthStudy reach =
        new SearchDepthStudy(
            new PositionSet(List.of("eventree"), 3, new Range(0, 5)),
            List.of(PLAIN, DEEPENING),
            58,
            50,
            List.of(new SearchDepthStudy.Reached("eventree", DEEPENING.label(), 4)));
    BarPlot plot =
        reach.run(conditions(1, 2)).sections().get(0).blocks().stream()
            .filter(BarPlot.class::isInstance)
            .map(BarPlot.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(plot.groups()).extracting(BarPlot.Group::label).containsExactly("here", "the paper");
    assertThat(plot.groups().get(1).values().get(0).exists()).isFalse();
    assertThat(plot.groups().get(1).values().get(1).value()).isEqualTo(4);
  }

  @Test
  void reachAddsUpTheNodesOfASearchThatDoesNotDeepenByItself() {
    // width 3: 4 + 13 + 40 = 57 nodes for depth 3, 121 more for depth 4
    for (int nodes : new int[] {58, 178}) {
      int deep = nodes == 58 ? 3 : 4;
      SearchDepthStudy reach =
          new SearchDepthStudy(
              new PositionSet(List.of("eventree"), 3, new Range(0, 5)),
              List.of(PLAIN, DEEPENING, LESS),
              nodes,
              50,
              List.of());
      for (SearchDepthStudy.Depths depths : reach.measure(conditions(1, 2))) {
        // leaving one out: 3 + 7 + 15 + 31 = 56, then 63 and 127 more
        assertThat(depths.byRung()).containsExactly(deep, deep, deep + 1);
        assertThat(depths.decided()).isFalse();
      }
    }
  }

  @Test
  void aQuestionComparesPositionByPosition() {
    AblationStudy question =
        new AblationStudy(
            "leaving out",
            "nodes",
            new PositionSet(List.of("eventree"), 5, new Range(0, 5)),
            List.of(3),
            List.of(new AblationStudy.Surrounding("alone", "counter", "counter:skip=1", "")));
    List<AblationStudy.Compared> all = question.measure(conditions(1, 1));
    assertThat(all).hasSize(5);
    assertThat(all.get(0).without().get(0).nodes()).isEqualTo(40);
    assertThat(all.get(0).with().get(0).nodes()).isEqualTo(15);
    assertThat(question.run(conditions(1, 2)).summary().get(0))
        .contains("leaving out pays: it saves 63% of the nodes");
  }

  @Test
  void theAnswerSaysNoMoreThanTheInterval() {
    assertThat(AblationStudy.answer(new Estimate(0.8, 0.7, 0.9, 9), "nodes")).startsWith("pays");
    assertThat(AblationStudy.answer(new Estimate(1.2, 1.1, 1.3, 9), "nodes"))
        .isEqualTo("does not pay: it costs 20% more nodes");
    assertThat(AblationStudy.answer(new Estimate(0.9, 0.7, 1.1, 9), "nodes"))
        .contains("no measurable difference");
    assertThat(AblationStudy.answer(new Estimate(0.5, Double.NaN, Double.NaN, 1), "nodes"))
        .contains("no measurable difference");
  }

  @Test
  void positionsDependOnSeedAndNumberAloneAndAreNotOver() {
    RandomPositions positions =
        new RandomPositions(Catalogue.load().game("eventree:length=6"), new Range(2, 7), 9);
    for (int i = 0; i < 50; i++) {
      Position position = positions.get(i);
      assertThat(position.state().over()).isFalse();
      assertThat(position.moves()).hasSizeBetween(2, 5).isEqualTo(positions.get(i).moves());
    }
  }

  @Test
  void aGameThatIsAlwaysOverByThenIsAMistake() {
    RandomPositions positions =
        new RandomPositions(Catalogue.load().game("eventree:length=2"), new Range(3, 4), 9);
    assertThatThrownBy(() -> positions.get(0))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("eventree:length=2");
  }

  @Test
  void anEngineThatDoesNotExistIsFoundBeforeAnythingRuns() {
    LadderStudy ladder =
        new LadderStudy(
            new PositionSet(List.of("eventree"), 1, new Range(0, 0)),
            List.of(PLAIN, new NamedEngine("x", "nobody", "")),
            1,
            9);
    assertThatThrownBy(() -> ladder.check(Catalogue.load()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("nobody");
  }

  @Test
  void aRunThatIsStoppedHasNoResults() {
    AtomicInteger asked = new AtomicInteger();
    StudyContext impatient =
        new StudyContext(Catalogue.load(), 1, 1, Progress.NONE, () -> asked.incrementAndGet() > 5);
    assertThatThrownBy(() -> LADDER.measure(impatient)).isInstanceOf(StudyContext.Stopped.class);
  }
}
