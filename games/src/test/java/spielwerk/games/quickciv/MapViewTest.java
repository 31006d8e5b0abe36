package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Seeds;

/** The view must say what the slow, plain rules say. */
class MapViewTest {
  private static final QuickCiv SMALL =
      (QuickCiv) Catalogue.load().game("quickciv:size=7,players=3,rounds=40");

  /** Somewhere in a random game whose players are rich enough to build anything. */
  private static QuickCivState somewhere(RandomGenerator random) {
    QuickCivState state = SMALL.start(SMALL.setup(random.nextLong()));
    for (int seat = 0; seat < SMALL.players(); seat++) {
      state.stock(seat, 4000, 4000, 0);
    }
    for (int i = random.nextInt(90); i > 0; i--) {
      state.play(state.sample(random));
    }
    return state;
  }

  @SuppressWarnings("unchecked")
  private static <T> T at(Object view, String name) {
    return (T) ((Map<String, Object>) view).get(name);
  }

  @Test
  void aGainIsTheIncomeAfterBuildingMinusTheIncomeBefore() {
    RandomGenerator random = Seeds.stream(71);
    for (int game = 0; game < 12; game++) {
      QuickCivState state = somewhere(random);
      int seat = state.turn();
      Map<String, Object> build = at(state.view(seat), "build");
      List<Integer> sites = at(build, "sites");
      int[] before = new SlowQuickCiv(state).income(seat);
      for (int i = 0; i < sites.size(); i += 3) {
        for (int b = game % 4; b < Building.COUNT; b += 4) {
          SlowQuickCiv oracle = new SlowQuickCiv(state);
          oracle.owner[sites.get(i)] = seat;
          oracle.building[sites.get(i)] = Building.of(b);
          int[] after = oracle.income(seat);
          assertThat(gain(build, b, i))
              .as("%s on %d", Building.of(b), sites.get(i))
              .containsExactly(after[0] - before[0], after[1] - before[1], after[2] - before[2]);
        }
      }
    }
  }

  private static List<Integer> gain(Map<String, Object> build, int building, int site) {
    List<Integer> gain = new ArrayList<>();
    for (String good : List.of("food", "material", "points")) {
      List<List<Integer>> table = at(at(build, "gains"), good);
      List<Integer> row = table.get(building);
      gain.add(row.isEmpty() ? 0 : row.get(site));
    }
    return gain;
  }

  @Test
  void theSitesThatCanBePaidAreExactlyWhereMovesAreLegal() {
    RandomGenerator random = Seeds.stream(72);
    for (int game = 0; game < 20; game++) {
      QuickCivState state = somewhere(random);
      int seat = state.turn();
      state.stock(seat, random.nextInt(100), 10 + random.nextInt(300), 0);
      Map<String, Object> build = at(state.view(seat), "build");
      List<Integer> sites = at(build, "sites");
      List<Integer> food = at(build, "food");
      List<Map<String, Object>> buildings = at(state.view(seat), "buildings");
      TreeSet<Integer> moves = new TreeSet<>(List.of(state.pass()));
      for (int i = 0; i < sites.size(); i++) {
        for (int b = 0; b < Building.COUNT; b++) {
          int price = at(buildings.get(b), "price");
          if (food.get(i) <= state.food(seat) && price <= state.material(seat)) {
            moves.add(b * SMALL.hexes() + sites.get(i));
          }
        }
      }
      assertThat(moves).isEqualTo(new SlowQuickCiv(state).legal());
    }
  }

  @Test
  void yieldsPressureAndSiegesAreThoseOfTheRules() {
    RandomGenerator random = Seeds.stream(73);
    for (int game = 0; game < 20; game++) {
      QuickCivState state = somewhere(random);
      SlowQuickCiv oracle = new SlowQuickCiv(state);
      Map<String, Object> view = state.view(-1);
      assertThat(view).doesNotContainKey("build");
      List<Map<String, Object>> built = at(view, "built");
      for (Map<String, Object> one : built) {
        int hex = at(one, "hex");
        int[] earned = oracle.earned(hex);
        assertThat((List<Integer>) MapViewTest.<List<Integer>>at(one, "yield"))
            .containsExactly(earned[0], earned[1], earned[2]);
        assertThat((int) at(one, "owner")).isEqualTo(oracle.owner[hex]);
      }
      List<Map<String, Object>> pressure = at(view, "pressure");
      for (Map<String, Object> one : pressure) {
        int hex = at(one, "hex");
        List<Integer> by = at(one, "by");
        for (int seat = 0; seat < by.size(); seat++) {
          assertThat(by.get(seat)).isEqualTo(oracle.pressure(hex, seat));
        }
        assertThat((int) at(one, "besieger")).isEqualTo(oracle.besiegerNow(hex));
        assertThat((int) at(one, "left")).isEqualTo(roundsUntilItFalls(state, hex));
      }
    }
  }

  /** If nothing changes; 0 for a hex that nobody besieges. */
  private static int roundsUntilItFalls(QuickCivState state, int hex) {
    SlowQuickCiv oracle = new SlowQuickCiv(state);
    int besieger = oracle.besiegerNow(hex);
    if (besieger < 0) {
      return 0;
    }
    boolean same = oracle.siege[hex] > 0 && oracle.besieger[hex] == besieger;
    int gone = same ? oracle.siege[hex] : 0;
    return SMALL.rules().siege() - gone;
  }

  @Test
  void aSiegeCountsDownUntilTheHexFalls() {
    QuickCivState state = Positions.of("city-centre@1,1 farm@5,5", "barracks@5,4");
    for (int left = 3; left > 0; left--) {
      List<Map<String, Object>> pressure = at(state.view(0), "pressure");
      Map<String, Object> farm =
          pressure.stream()
              .filter(one -> one.get("hex").equals(Positions.hex(5, 5)))
              .findFirst()
              .orElseThrow();
      assertThat((int) at(farm, "left")).isEqualTo(left);
      assertThat((int) at(farm, "besieger")).isEqualTo(1);
      Positions.passRounds(state, 1);
    }
    assertThat(state.ownerOf(Positions.hex(5, 5))).isEqualTo(1);
  }

  @Test
  void effectsAreToldInTheWordsOfTheTable() {
    List<Map<String, Object>> buildings = at(Positions.of("", "").view(-1), "buildings");
    assertThat(buildings.get(Building.GATHERERS_HUT.ordinal()).toString())
        .contains("gain=[1, 0, 0]", "per=forest", "where=adjacent");
    assertThat(buildings.get(Building.HOUSE.ordinal()).toString()).contains("per=non-housing");
    assertThat(buildings.get(Building.TRADING_POST.ordinal()).toString())
        .contains("foreign=true, per=building");
    assertThat(buildings.get(Building.CATAPULT.ordinal()).toString())
        .contains("pressure=3, where=within 2");
  }
}
