package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;

/** The roll-outs without overwriting draw evenly from what they allow. */
class SettlerTest {
  private static boolean military(int building) {
    return Positions.GAME.rules().kind(Building.of(building)) == BuildingClass.MILITARY;
  }

  private static boolean allowed(QuickCivState state, int move, boolean withMilitary) {
    int hexes = Positions.GAME.hexes();
    if (move == state.pass()) {
      return true;
    }
    int before = state.buildingOn(move % hexes);
    return before < 0 || (withMilitary && (military(before) || military(move / hexes)));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void drawsEachAllowedMoveAboutAsOftenAndNoOther(boolean withMilitary) {
    QuickCivState state =
        Positions.of("city-centre@1,1 farm@2,1 fort@1,2 mine@2,2", "city-centre@9,9");
    int[] moves =
        IntStream.of(Moves.of(state)).filter(move -> allowed(state, move, withMilitary)).toArray();
    Settler settler = new Settler(Positions.GAME, withMilitary);
    RandomGenerator random = Seeds.stream(5);
    Map<Integer, Integer> counts = new HashMap<>();
    int each = 60;
    for (int i = 0; i < each * moves.length; i++) {
      counts.merge(settler.choose(state, random), 1, Integer::sum);
    }
    assertThat(counts).containsOnlyKeys(IntStream.of(moves).boxed().toList());
    // chi-square of so many drawers lies within 6 deviations of its mean
    double chi = counts.values().stream().mapToDouble(n -> (n - each) * (n - each)).sum() / each;
    double free = moves.length - 1;
    assertThat(chi).isBetween(free - 6 * Math.sqrt(2 * free), free + 6 * Math.sqrt(2 * free));
  }
}
