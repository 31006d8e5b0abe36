package spielwerk.engines.fiveinarow.threat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles.Answer;
import spielwerk.core.Puzzles.Verdict;
import spielwerk.core.Puzzles.Wish;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

class ForcedWinPuzzlesTest {
  private static final Game GAME = Catalogue.load().game("fiveinarow");
  private static final ForcedWinPuzzles PUZZLES = new ForcedWinPuzzles();
  private static final Wish BOTH = new Wish(List.of("vcf", "vct"), 3, 15);

  @Test
  void fiveHundredShipNoTwoOfThemAlike() {
    List<Puzzle> shipped = PUZZLES.shipped();
    assertThat(shipped).hasSize(500);
    assertThat(new HashSet<>(shipped.stream().map(Puzzle::moves).toList())).hasSize(500);
    assertThat(shipped).extracting(Puzzle::kind).contains("vcf", "vct").hasSize(500);
    assertThat(shipped).extracting(Puzzle::length).allMatch(length -> length >= 3 && length <= 15);
    assertThat(shipped).extracting(Puzzle::length).isSorted();
  }

  @Test
  void everySolutionEndsWithAFiveOfTheSolverInTheMovesItPromises() {
    for (Puzzle puzzle : PUZZLES.shipped()) {
      Position position = puzzle.position(GAME);
      State state = position.state();
      int solver = state.turn();
      for (String move : puzzle.solution()) {
        assertThat(state.over()).as(puzzle.line()).isFalse();
        state.play(GAME.notation().parse(state, move));
      }
      assertThat(state.over()).as(puzzle.line()).isTrue();
      assertThat(state.points(solver)).as(puzzle.line()).isEqualTo(1);
      assertThat(puzzle.solution()).as(puzzle.line()).hasSize(2 * puzzle.length() - 1);
    }
  }

  @Test
  void whatShipsIsProvenAgain() {
    List<Puzzle> shipped = PUZZLES.shipped();
    for (int i = 0; i < shipped.size(); i += 25) {
      assertThat(PUZZLES.fault(GAME, shipped.get(i))).as(shipped.get(i).line()).isEmpty();
    }
  }

  @Test
  void byTheRulesAloneNoOtherFourWinsAndNoneSooner() {
    List<Puzzle> fours =
        PUZZLES.shipped().stream()
            .filter(puzzle -> puzzle.kind().equals("vcf") && puzzle.length() <= 5)
            .limit(40)
            .toList();
    assertThat(fours).hasSizeGreaterThan(20);
    for (Puzzle puzzle : fours) {
      FiveInARowState state = FiveInARow.of(puzzle.position(GAME).state());
      int first = GAME.notation().parse(state, puzzle.first());
      assertThat(SlowForcedWin.firstMoves(state, puzzle.length()))
          .as(puzzle.line())
          .containsExactly(first);
      assertThat(SlowForcedWin.firstMoves(state, puzzle.length() - 1)).as(puzzle.line()).isEmpty();
    }
  }

  @Test
  void aPuzzleThatIsNoneIsToldFromOneThatIs() {
    Puzzle puzzle = PUZZLES.shipped().get(0);
    Puzzle longer =
        new Puzzle(puzzle.kind(), puzzle.length() + 1, puzzle.moves(), puzzle.solution());
    assertThat(PUZZLES.fault(GAME, longer)).get().asString().contains("in " + puzzle.length());
    Puzzle quiet = new Puzzle("vcf", 3, List.of("h8", "i9", "h9"), List.of("h10"));
    assertThat(PUZZLES.fault(GAME, quiet)).isPresent();
  }

  @Test
  void theDefencePlaysOnUntilTheFive() {
    for (int i = 0; i < 500; i += 50) {
      Puzzle puzzle = PUZZLES.shipped().get(i);
      List<String> line = new ArrayList<>();
      int left = puzzle.length();
      String move = puzzle.first();
      while (true) {
        line.add(move);
        Answer answer = PUZZLES.answer(after(puzzle, line));
        if (answer.verdict() == Verdict.WON) {
          assertThat(left).as(puzzle.line()).isEqualTo(1);
          break;
        }
        assertThat(answer.verdict()).as(puzzle.line() + line).isEqualTo(Verdict.RIGHT);
        assertThat(answer.left()).as(puzzle.line() + line).isLessThan(left);
        left = answer.left();
        line.add(GAME.notation().format(GAME.start(GAME.setup(0)), answer.reply().getAsInt()));
        move = puzzle.solution().get(line.size());
        if (!puzzle.solution().subList(0, line.size()).equals(line)) {
          break; // another answer that holds out as long
        }
      }
    }
  }

  @Test
  void aMoveThatThreatensNothingIsToldFromOneThatCanBeHeld() {
    // a three of Black in the open; White has nothing
    Puzzle puzzle =
        new Puzzle("vct", 5, List.of("h8", "a1", "i8", "c1", "h9", "e1"), List.of("h10"));
    assertThat(PUZZLES.answer(after(puzzle, List.of("o15"))).verdict()).isEqualTo(Verdict.QUIET);
    Puzzle three = new Puzzle("vct", 5, List.of("h8", "i9", "i8", "a1"), List.of("j8"));
    Answer held = PUZZLES.answer(after(three, List.of("j8")));
    assertThat(held.verdict()).isEqualTo(Verdict.HELD);
    assertThat(held.reply()).as("one that stops the three").isPresent();
  }

  private static Position after(Puzzle puzzle, List<String> moves) {
    List<String> all = new ArrayList<>(puzzle.moves());
    all.addAll(moves);
    return Position.of(GAME, GAME.setup(0), String.join(" ", all));
  }

  @Test
  void theSameSeedAndNumberGiveTheSamePuzzle() {
    IntFunction<Optional<Puzzle>> one = PUZZLES.maker(GAME, BOTH, 5);
    IntFunction<Optional<Puzzle>> other = PUZZLES.maker(GAME, BOTH, 5);
    List<Optional<Puzzle>> forwards = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      forwards.add(one.apply(i));
    }
    assertThat(forwards).anyMatch(Optional::isPresent);
    for (int i = 11; i >= 0; i--) {
      assertThat(other.apply(i)).isEqualTo(forwards.get(i));
    }
  }

  @Test
  void threatSolvesThoseByFoursWithTheNodesOfATenthOfASecond() {
    List<Puzzle> fours =
        PUZZLES.shipped().stream().filter(puzzle -> puzzle.kind().equals("vcf")).toList();
    int solved = 0;
    try (Engine threat = Catalogue.load().engine("threat", GAME)) {
      for (Puzzle puzzle : fours) {
        Position position = puzzle.position(GAME);
        threat.newGame(GAME, position.state().turn(), Goal.WIN, 1);
        int move =
            threat.advise(position, Budget.nodes(50_000), Watch.NONE).candidates().get(0).move();
        solved += GAME.notation().format(position.state(), move).equals(puzzle.first()) ? 1 : 0;
      }
    }
    assertThat(solved).as("of " + fours.size()).isGreaterThanOrEqualTo(98 * fours.size() / 100);
  }

  @Test
  void variantsWithoutPuzzlesAreToldInASentence() {
    Game renju = Catalogue.load().game("fiveinarow:rule=renju");
    assertThatThrownBy(() -> PUZZLES.maker(renju, BOTH, 1))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("rule freestyle");
  }
}
