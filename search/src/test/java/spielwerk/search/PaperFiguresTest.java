package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;

/** The search course's figures 9, 10 and 11 come out with the same values and cuts. */
class PaperFiguresTest {
  private static Trace trace(String game, String engine, String moves) {
    Game rules = Positions.CATALOGUE.game(game);
    try (SearchEngine search = (SearchEngine) Positions.CATALOGUE.engine(engine, rules)) {
      return search.trace(Position.of(rules, rules.setup(0), moves), Budget.FREE);
    }
  }

  private static List<String> cuts(Trace.Node node) {
    List<String> cuts = new ArrayList<>();
    node.children().forEach(child -> cuts.addAll(cuts(child)));
    node.cut().ifPresent(cut -> cuts.add(cut.value() + ">=" + cut.bound()));
    return cuts;
  }

  private static String at(Trace trace, Trace.Event event, int value) {
    return trace.steps().stream()
        .filter(step -> step.event() == event && step.value() == value)
        .map(step -> "node " + step.node())
        .findFirst()
        .orElse("nowhere");
  }

  @Test
  void figure9HasRootValue12AndTheCutsOfTheText() {
    Trace trace = trace("tree:figure=9", "alphabeta:bounds=hard", "");
    Trace.Node root = trace.passes().get(0);
    assertThat(root.value()).isEqualTo(12);
    assertThat(cuts(root)).containsExactly("15>=10", "12>=12", "-12>=-12");
    assertThat(root.children()).extracting(Trace.Node::value).containsExactly(-10, -12, -12);
    assertThat(trace.line().get(0)).isEqualTo(1);
  }

  @Test
  void figure9GoesThroughThePapersSixteenSteps() {
    List<Trace.Step> steps = trace("tree:figure=9", "alphabeta:bounds=hard", "").steps();
    List<String> told = new ArrayList<>();
    for (Trace.Step step : steps) {
      boolean leaf = step.event() == Trace.Event.LEAVE && isLeaf(steps, step.node());
      if (step.event() != Trace.Event.ENTER && !leaf) {
        told.add(step.event() + " " + step.value() + " at " + step.node());
      }
    }
    // node 1 is the root, 2 its left son, 3 the first of its sons, and so on in the order of visit
    assertThat(told)
        .containsExactly(
            "RAISE -5 at 3", // step 1
            "RAISE 10 at 3", // step 2
            "IGNORE -3 at 3", // step 3
            "LEAVE 10 at 3", // step 4
            "RAISE -10 at 2", // step 5; step 6 is the window of node 7, below
            "RAISE -6 at 7", // step 7
            "RAISE 15 at 7",
            "CUT 15 at 7", // step 8: 15 >= 10
            "LEAVE 10 at 7", // "mit dem bisher schlechtesten Wert (β) bewertet"
            "IGNORE -10 at 2", // step 9
            "LEAVE -10 at 2",
            "RAISE 10 at 1", // step 10; step 11 is the window of node 10
            "RAISE 12 at 11",
            "IGNORE -4 at 11",
            "LEAVE 12 at 11",
            "RAISE -12 at 10",
            "RAISE 12 at 14",
            "CUT 12 at 14", // "Cut beim zweiten Sohn möglich"
            "LEAVE 12 at 14",
            "IGNORE -12 at 10",
            "LEAVE -12 at 10", // step 12
            "RAISE 12 at 1", // step 13; step 14 is the window of node 16
            "IGNORE 9 at 17",
            "IGNORE -1 at 17",
            "LEAVE 12 at 17",
            "RAISE -12 at 16",
            "CUT -12 at 16",
            "LEAVE -12 at 16", // step 15
            "IGNORE 12 at 1",
            "LEAVE 12 at 1"); // step 16
    assertThat(window(steps, 7)).as("step 6").isEqualTo("-inf..10");
    assertThat(window(steps, 10)).as("step 11").isEqualTo("-inf..-10");
    assertThat(window(steps, 16)).as("step 14").isEqualTo("-inf..-12");
  }

  private static boolean isLeaf(List<Trace.Step> steps, int node) {
    return steps.stream().filter(step -> step.node() == node).count() == 2;
  }

  private static String window(List<Trace.Step> steps, int node) {
    Trace.Step entered =
        steps.stream()
            .filter(s -> s.node() == node && s.event() == Trace.Event.ENTER)
            .findFirst()
            .orElseThrow();
    return (entered.alpha() == -Trace.INFINITY ? "-inf" : "" + entered.alpha())
        + ".."
        + (entered.beta() == Trace.INFINITY ? "inf" : "" + entered.beta());
  }

  @Test
  void figure10VisitsEveryLeafWithoutACut() {
    Trace trace = trace("tree:figure=10", "alphabeta:bounds=hard", "");
    assertThat(cuts(trace.passes().get(0))).isEmpty();
    assertThat(trace.passes().get(0).value()).isEqualTo(8);
    assertThat(trace.nodes()).isEqualTo(trace("tree:figure=10", "negamax", "").nodes());
  }

  @Test
  void figure11CutsAllItCan() {
    Trace trace = trace("tree:figure=11", "alphabeta:bounds=hard", "");
    Trace.Node root = trace.passes().get(0);
    assertThat(root.value()).isEqualTo(8);
    assertThat(cuts(root)).containsExactly("9>=8", "-8>=-8", "-8>=-8");
    Trace.Cut first = root.children().get(0).children().get(1).cut().orElseThrow();
    assertThat(first.skipped()).containsExactly(1, 2, 3);
  }

  @Test
  void seenAsMiniMaxTheSecondSeatMinimises() {
    Trace.Node root =
        trace("tree:figure=11", "alphabeta:bounds=hard", "").passes().get(0).minimax();
    assertThat(root.value()).isEqualTo(8);
    assertThat(root.children()).extracting(Trace.Node::value).containsExactly(8, 8, 8);
    Trace.Node second = root.children().get(1);
    assertThat(second.alpha()).isEqualTo(8);
    assertThat(second.beta()).isEqualTo(Trace.INFINITY);
    assertThat(second.cut().orElseThrow().bound()).isEqualTo(8);
  }

  @Test
  void pvsShowsItsEmptyWindowsAndWhatItSearchesAgain() {
    Trace.Node root = trace("tree:figure=10", "alphabeta:pvs", "").passes().get(0);
    assertThat(root.value()).isEqualTo(8);
    assertThat(root.children())
        .extracting(Trace.Node::window)
        .contains(Trace.Visit.EMPTY, Trace.Visit.AGAIN);
  }

  @Test
  void aRealPositionIsTracedWithItsDeepeningPasses() {
    Trace trace = trace("tictactoe", "alphabeta:deepen,table=1k,depth=4", "b2 a1 c3");
    assertThat(trace.passes()).hasSize(2);
    assertThat(trace.passes().stream().mapToInt(Trace.Node::size).sum())
        .isEqualTo((int) trace.nodes());
    assertThat(at(trace, Trace.Event.KNOWN, 0)).isNotEqualTo("nowhere");
  }

  @Test
  void aTreeTooLargeToLookAtIsRefused() {
    assertThatThrownBy(() -> trace("connect4", "negamax:depth=7", ""))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("20000 nodes");
  }
}
