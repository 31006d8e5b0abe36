package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Effort;
import spielwerk.core.Ending;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.Setup;
import spielwerk.core.Unfinished;

class AnnotatorTest {
  private final Catalogue catalogue = Catalogue.load();
  private final Game game = catalogue.game("tictactoe");

  /** O answers the corner by an edge, which loses; X makes a fork. */
  private static final List<String> LOST = List.of("a1", "a2", "b2", "c3", "b1", "c1", "b3");

  private static LibraryGame lost() {
    return LibraryGame.of(
        new GameRecord(
            "tictactoe",
            "",
            Goal.WIN,
            1,
            0,
            List.of("human", "human"),
            0,
            LOST,
            new Ending(Ending.Reason.FINISHED, -1, "", List.of(1.0, 0.0)),
            List.of(1, -1),
            List.of(),
            GameRecord.Circumstances.NONE));
  }

  private LibraryGame annotated(LibraryGame before, String engine) {
    try (Engine judge = catalogue.engine(engine, game)) {
      return new Annotator(game, engine, judge, Budget.FREE, Annotator.Scale.usual(Goal.WIN), 1)
          .annotate(before, Progress.NONE, () -> false);
    }
  }

  @Test
  void aPerfectEngineMarksTheMoveThatLost() {
    // alphabeta gives a value to its best move only, negamax to all
    for (String engine : List.of("negamax:depth=9", "alphabeta:depth=9")) {
      List<Step> line = annotated(lost(), engine).tree().line();
      assertThat(line)
          .extracting(Step::mark)
          .as(engine)
          .containsExactly("", "??", "", "", "", "", "");
      assertThat(line.get(1).variations()).hasSize(1);
      Step better = line.get(1).variations().get(0).get(0);
      assertThat(better.move()).isEqualTo("b2");
      assertThat(better.evaluation()).contains(new MoveEvaluation(0, 0, true));
      assertThat(line.get(0).evaluation()).contains(new MoveEvaluation(0, 0, true));
      assertThat(line.get(1).evaluation()).contains(new MoveEvaluation(1, 0, true));
      assertThat(line.get(6).evaluation()).contains(new MoveEvaluation(1, 0, true));
    }
  }

  @Test
  void aLossIsMarkedByItsSizeAndExactOnlyIfBothValuesAre() {
    Annotator.Scale scale = Annotator.Scale.usual(Goal.WIN);
    assertThat(List.of(0.1, 0.15, 0.29, 0.3, 0.79, 0.8, 2.0).stream().map(scale::mark))
        .containsExactly("", "?!", "?!", "?", "?", "??", "??");
    Review review = new Review(game, new Setup(""), Goal.WIN, List.of("a1", "a2"));
    for (boolean proven : new boolean[] {true, false}) {
      List<Optional<PositionAnalysis>> known =
          List.of(
              Optional.of(judged(0, "b2", 0, true)),
              Optional.of(judged(1, "b2", 0, proven)),
              Optional.of(judged(0, "b2", 0.5, true)));
      MoveReview moveReview = review.finding(1, known, scale).orElseThrow();
      assertThat(moveReview.lost()).isEqualTo(0.5);
      assertThat(moveReview.exact()).isEqualTo(proven);
      assertThat(moveReview.mark()).isEqualTo("?");
      assertThat(moveReview.evaluation()).isEqualTo(new MoveEvaluation(0.5, 0, true));
    }
  }

  private static PositionAnalysis judged(int seat, String move, double value, boolean exact) {
    return new PositionAnalysis(
        seat, List.of(move), new MoveValue(value, exact), Optional.empty(), Effort.NONE);
  }

  @Test
  void annotatingAgainChangesNothing() {
    LibraryGame once = annotated(lost(), "negamax:depth=9");
    assertThat(annotated(once, "negamax:depth=9")).isEqualTo(once);
    once.tree().check(game, new Setup(""));
  }

  @Test
  void anEngineWithoutAnIdeaOfTheOutcomeIsRefused() {
    Game counting = catalogue.game("counting");
    LibraryGame played = Samples.played(catalogue, "counting", 0);
    try (Engine rated = catalogue.engine("tiny:does=rated", counting)) {
      Annotator annotator =
          new Annotator(counting, "tiny", rated, Budget.FREE, Annotator.Scale.usual(Goal.WIN), 1);
      assertThatThrownBy(() -> annotator.annotate(played, Progress.NONE, () -> false))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("engine with values");
    }
  }

  @Test
  void stoppedItWritesNothing() {
    try (Engine judge = catalogue.engine("negamax:depth=2", game)) {
      Annotator annotator =
          new Annotator(game, "negamax", judge, Budget.FREE, Annotator.Scale.usual(Goal.WIN), 1);
      assertThatThrownBy(() -> annotator.annotate(lost(), Progress.NONE, () -> true))
          .isInstanceOf(Unfinished.class);
    }
  }

  @org.junit.jupiter.api.Test
  void annotatingAgainTakesBackWhatTheEngineBeforeWroteAndNothingOfPeople() {
    java.util.Optional<MoveEvaluation> value =
        java.util.Optional.of(new MoveEvaluation(0.5, 0, false));
    MoveTree.Step own =
        new MoveTree.Step("b", "my idea", "", java.util.Optional.empty(), List.of());
    MoveTree.Step theirs = new MoveTree.Step("c", "mcts", "", value, List.of());
    MoveTree.Step step =
        new MoveTree.Step("a", "hm", "??", value, List.of(List.of(own), List.of(theirs)));
    String comment = EngineSignature.sign("A fine game.", "mcts");
    assertThat(EngineSignature.names(comment)).containsExactly("mcts");
    MoveTree.Step clean = EngineSignature.without(step, EngineSignature.names(comment));
    assertThat(clean)
        .isEqualTo(
            new MoveTree.Step("a", "hm", "", java.util.Optional.empty(), List.of(List.of(own))));
    assertThat(EngineSignature.without(step, java.util.Set.of())).isEqualTo(step);
    assertThat(EngineSignature.sign(comment, "zero")).isEqualTo("A fine game.\nValues by zero.");
  }
}
