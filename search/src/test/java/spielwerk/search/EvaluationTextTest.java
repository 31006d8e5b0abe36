package spielwerk.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Evaluation;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Name;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

class EvaluationTextTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game CONNECT4 = CATALOGUE.game("connect4");

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("mine.txt"), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "connect4 | lines | [lead.lines]",
        "fiveinarow:size=7 | rows | [lead.rows]",
        "fiveinarow:size=7 | open | [lead.gaps]",
        "fiveinarow:size=7 | freedom | [freedom - theirs.freedom]",
        "othello | mobility | [4*lead.moves - lead.frontier + 40*lead.corners]",
        "othello | discs | [lead.discs]"
      })
  void anExpressionIsWorthWhatTheSameEvaluationInJavaIs(
      String text, String name, String expression) {
    Game game = CATALOGUE.game(text);
    Evaluation known = SearchHeuristics.evaluation(game, name);
    Evaluation written = SearchHeuristics.evaluation(game, expression);
    for (int index = 0; index < 5; index++) {
      RandomGenerator random = Seeds.stream(7, index, Seeds.Purpose.TEST, 0);
      State state = game.start(game.setup(index));
      while (!state.over()) {
        assertThat(written.value(state)).isEqualTo(known.value(state));
        int[] moves = Moves.of(state);
        state.play(moves[random.nextInt(moves.length)]);
      }
    }
  }

  @Test
  void valuesStayWithinTheRangeOfEvaluationsAndAreRoundedAlikeForBothSides() {
    State start = CONNECT4.start(CONNECT4.setup(0));
    assertThat(SearchHeuristics.evaluation(CONNECT4, "[1000000000]").value(start))
        .isEqualTo(Evaluation.LIMIT - 1);
    assertThat(SearchHeuristics.evaluation(CONNECT4, "[-1000000000]").value(start))
        .isEqualTo(1 - Evaluation.LIMIT);
    assertThat(SearchHeuristics.evaluation(CONNECT4, "[1.5]").value(start)).isEqualTo(2);
    assertThat(SearchHeuristics.evaluation(CONNECT4, "[-1.5]").value(start)).isEqualTo(-2);
  }

  @Test
  void aFileIsReplacedByWhatItSays() throws IOException {
    Path file =
        file("# what I think\nweight = 10;\nweight * lead.threes  # three\n + lead.centre\n");
    String text = "alphabeta:depth=2,eval=" + file;
    String whole = CATALOGUE.selfContained(text, CONNECT4);
    assertThat(Name.parse(whole).options())
        .containsEntry("eval", "[weight = 10; weight * lead.threes + lead.centre]")
        .containsEntry("depth", "2");
    assertThat(CATALOGUE.selfContained(whole, CONNECT4)).isEqualTo(whole);
    CATALOGUE.engine(whole, CONNECT4).close();
    CATALOGUE.engine(text, CONNECT4).close();
    CATALOGUE.closed().engine(whole, CONNECT4).close();
    assertThat(CATALOGUE.selfContained("alphabeta:eval=lines", CONNECT4))
        .isEqualTo("alphabeta:eval=lines");
  }

  @Test
  void aWrongFileIsRefusedWithLineAndColumn() throws IOException {
    Path file = file("lead.threes +\n  3 * lead.middle\n");
    assertThatThrownBy(() -> CATALOGUE.engine("alphabeta:eval=" + file, CONNECT4))
        .isInstanceOf(Mistake.class)
        .hasMessage(
            file
                + ", line 2, column 12: there is no feature 'middle'; connect4 has lines, threes,"
                + " twos, threats, centre, stones.");
    assertThatThrownBy(() -> CATALOGUE.engine("negamax:eval=[1 +]", CONNECT4))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith("eval, line 1, column 4: ");
    assertThatThrownBy(() -> CATALOGUE.engine("alphabeta:eval=./none.txt", CONNECT4))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("./none.txt cannot be read");
    assertThatThrownBy(() -> CATALOGUE.engine("alphabeta:eval=" + folder, CONNECT4))
        .isInstanceOf(Mistake.class);
    Files.write(file, new byte[100_000]);
    assertThatThrownBy(() -> CATALOGUE.engine("alphabeta:eval=" + file, CONNECT4))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("too large");
    assertThatThrownBy(
            () ->
                CATALOGUE.engine("alphabeta:eval=[1]", CATALOGUE.game("tipping:start=2,target=8")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("has no features");
  }

  @Test
  void whoComesFromElsewhereNamesNoFile() throws IOException {
    Path file = file("secret");
    for (String engine : new String[] {"alphabeta", "negamax", "mcts"}) {
      assertThatThrownBy(() -> CATALOGUE.closed().engine(engine + ":eval=" + file, CONNECT4))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("files may only be named")
          .hasMessageNotContaining("secret");
    }
  }

  @Test
  void everySearchTakesAnExpressionAndFindsTheSameValue() {
    String eval = "eval=[10*lead.threes + 3*lead.twos - if(theirs.threats > threats, 7, 0)]";
    for (String moves : new String[] {"", "d d c", "d d c c d d"}) {
      double plain = best("negamax:depth=4," + eval, moves);
      for (String more : new String[] {"", ",order=static", ",all", ",order=static,table=64k"}) {
        assertThat(best("alphabeta:depth=4," + eval + more, moves)).isEqualTo(plain);
      }
    }
    CATALOGUE.engine("mcts:depth=4," + eval, CONNECT4).close();
  }

  private static double best(String text, String moves) {
    try (Engine engine = CATALOGUE.engine(text, CONNECT4)) {
      Position position = Position.of(CONNECT4, Setup.STANDARD, moves);
      engine.newGame(CONNECT4, position.state().turn(), CONNECT4.traits().goal(), 1);
      return engine.advise(position, Budget.depth(4), Watch.NONE).candidates().get(0).value();
    }
  }
}
