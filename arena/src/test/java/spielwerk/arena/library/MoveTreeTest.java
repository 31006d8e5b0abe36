package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;

class MoveTreeTest {
  private final Game game = Catalogue.load().game("tictactoe");

  private static Step with(String move, List<Step> variation) {
    return new Step(move, "", "", Optional.empty(), List.of(variation));
  }

  @Test
  void anIllegalMoveInAVariationIsNamedWithItsPlace() {
    MoveTree tree =
        new MoveTree("", List.of(Step.of("b2"), with("a1", List.of(Step.of("c3"), Step.of("b2")))));
    assertThatThrownBy(() -> tree.check(game, Setup.STANDARD))
        .isInstanceOf(Mistake.class)
        .hasMessageStartingWith("Move 3:")
        .hasMessageContaining("'b2'");
  }

  @Test
  void aVariationThatBeginsWithAChoiceIsRefused() {
    assertThatThrownBy(() -> with("a1", List.of(with("b2", List.of(Step.of("c3"))))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void variationsNestOnlySoDeep() {
    List<Step> line = List.of(Step.of("a"), Step.of("b"));
    for (int depth = 0; depth < MoveTree.DEEPEST; depth++) {
      line = List.of(Step.of("a"), with("b", line));
    }
    List<Step> deepest = line;
    assertThat(new MoveTree("", deepest).line()).hasSize(2);
    List<Step> deeper = List.of(with("b", deepest));
    assertThatThrownBy(() -> new MoveTree("", deeper)).isInstanceOf(Mistake.class);
  }

  @Test
  void aLongGameIsNoDeepOne() {
    MoveTree tree = MoveTree.of(java.util.Collections.nCopies(100_000, "pass"));
    assertThat(tree).isEqualTo(MoveTree.of(tree.moves()));
    assertThat(tree.hashCode()).isEqualTo(MoveTree.of(tree.moves()).hashCode());
    assertThat(MoveTreeJson.read(MoveTreeJson.write(tree))).isEqualTo(tree);
  }
}
