package spielwerk.lab.worlds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;

class WorldTest {
  private static final List<WorldFactor> FACTORS =
      List.of(
          new WorldFactor("sims", "simulations", List.of("50", "200", "1000")),
          new WorldFactor("order", "who begins", List.of("rotates", "fixed")));

  @Test
  void everyValueIsThereEquallyOftenOrNearlySo() {
    for (int count = 2; count < 40; count++) {
      List<World> worlds = World.latinHypercube(FACTORS, count, count);
      for (int f = 0; f < FACTORS.size(); f++) {
        int factor = f;
        int values = FACTORS.get(f).values().size();
        for (int value = 0; value < values; value++) {
          int own = value;
          long times = worlds.stream().filter(w -> w.values().get(factor) == own).count();
          assertThat(times).isBetween((long) count / values, (long) count / values + 1);
        }
      }
    }
  }

  @Test
  void theSameSeedDrawsTheSameWorldsAndAnotherOneOthers() {
    assertThat(World.latinHypercube(FACTORS, 20, 1))
        .isEqualTo(World.latinHypercube(FACTORS, 20, 1));
    assertThat(World.latinHypercube(FACTORS, 20, 1))
        .isNotEqualTo(World.latinHypercube(FACTORS, 20, 2));
  }

  @Test
  void factorsThatHaveNothingToDoWithEachOtherDoNotGoTogether() {
    List<World> worlds = World.latinHypercube(FACTORS, 2000, 3);
    double together =
        worlds.stream().mapToDouble(w -> w.places()[0] * w.places()[1]).sum() / worlds.size();
    assertThat(together).isBetween(-0.1, 0.1);
  }

  @Test
  void valuesStandWhereTheirFactorIsNamed() {
    World world = new World(FACTORS, List.of(1, 1));
    assertThat(world.fill("vanilla:sims={sims},prune=late"))
        .isEqualTo("vanilla:sims=200,prune=late");
    assertThat(world.fill("{order}{order}")).isEqualTo("fixedfixed");
    assertThat(world.fill("a:sims={sims/100},b")).isEqualTo("a:sims=2,b");
    assertThat(new World(FACTORS, List.of(0, 0)).fill("{sims/100}")).isEqualTo("1");
    assertThat(world.places()).containsExactly(0, 1);
  }

  @Test
  void whatIsNoFactorIsAMistakeThatNamesThoseThereAre() {
    World world = World.latinHypercube(FACTORS, 2, 1).get(0);
    assertThatThrownBy(() -> world.fill("x={sim}"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("'sim'")
        .hasMessageContaining("sims, order");
    assertThatThrownBy(() -> world.fill("x={sims")).hasMessageContaining("lacks a closing brace");
    assertThatThrownBy(() -> world.fill("{order/2}")).hasMessageContaining("cannot be divided");
    assertThatThrownBy(() -> world.fill("{sims/0}")).hasMessageContaining("cannot be divided");
  }

  @Test
  void oneByOneMeetsEveryValue() {
    List<World> worlds = World.oneByOne(FACTORS);
    for (int f = 0; f < FACTORS.size(); f++) {
      int factor = f;
      assertThat(worlds.stream().map(world -> world.value(factor)).distinct().sorted())
          .containsExactlyElementsOf(FACTORS.get(f).values().stream().sorted().toList());
    }
    assertThat(IntStream.range(0, 2).mapToObj(f -> worlds.get(0).value(f)))
        .containsExactly("50", "rotates");
  }
}
