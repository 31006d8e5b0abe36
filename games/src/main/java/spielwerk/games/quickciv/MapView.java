package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a picture of the map needs: land, buildings with what they earn and why, pressure, stocks,
 * and for one seat where it could build and what that would change. Hexes go by their number, row
 * by row as if all rows were equally long.
 */
final class MapView {
  private final QuickCivState state;
  private final QuickCiv game;

  private MapView(QuickCivState state) {
    this.state = state;
    this.game = state.game();
  }

  /**
   * @param seat whose prospects are shown, or a number below 0 for nobody's
   */
  static Map<String, Object> of(QuickCivState state, int seat) {
    MapView map = new MapView(state);
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("size", map.game.size());
    view.put("round", state.round());
    view.put("rounds", map.game.rounds());
    view.put("siege", map.game.rules().siege());
    view.put("foodPrices", map.game.rules().foodPrices());
    view.put("players", map.players());
    view.put("buildings", RulesView.of(map.game.rules()));
    view.put("land", map.land());
    view.put("built", map.built());
    view.put("pressure", map.pressure());
    view.put("falls", map.falls(seat));
    if (seat >= 0 && !state.over()) {
      view.put("build", map.build(seat));
    }
    return view;
  }

  static List<Integer> resources(long all) {
    return List.of(Resources.food(all), Resources.material(all), Resources.points(all));
  }

  private List<Object> players() {
    List<Object> players = new ArrayList<>();
    for (int seat = 0; seat < game.players(); seat++) {
      Map<String, Object> player = new LinkedHashMap<>();
      player.put("name", game.notation().seat(seat));
      player.put("stock", List.of(state.food(seat), state.material(seat), state.points(seat)));
      player.put("income", resources(state.income(seat)));
      player.put("hexes", state.tiles(seat));
      player.put("cities", state.cities(seat));
      players.add(player);
    }
    return players;
  }

  /** A letter a hex, a text a row, as in the text of a position. */
  private List<String> land() {
    return List.of(QuickCivPositionText.land(state).split("/", -1));
  }

  private List<Object> built() {
    List<Object> built = new ArrayList<>();
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (state.ownerOf(hex) >= 0) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("hex", hex);
        one.put("owner", state.ownerOf(hex));
        one.put("building", state.buildingOn(hex));
        List<Integer> counts = counts(hex);
        one.put("counts", counts);
        one.put("yield", resources(earned(hex, counts)));
        built.add(one);
      }
    }
    return built;
  }

  private List<Effect> effects(int hex) {
    return game.rules().effects(Building.of(state.buildingOn(hex)));
  }

  private long earned(int hex, List<Integer> counts) {
    long sum = 0;
    List<Effect> effects = effects(hex);
    for (int i = 0; i < counts.size(); i++) {
      sum += counts.get(i) * effects.get(i).gain();
    }
    return sum;
  }

  /** How many things each effect of the building on a hex counts now. */
  private List<Integer> counts(int hex) {
    HexGrid grid = game.grid();
    List<Integer> counts = new ArrayList<>();
    for (Effect effect : effects(hex)) {
      int count = effect.counts() == Effect.Counts.NOTHING ? 1 : 0;
      count += effect.where().reaches(0) ? count(effect, hex, hex) : 0;
      for (int i = grid.start[hex]; i < grid.end[hex]; i++) {
        boolean near = effect.where().reaches(i < grid.second[hex] ? 1 : 2);
        count += near ? count(effect, hex, grid.around[i]) : 0;
      }
      counts.add(count);
    }
    return counts;
  }

  private int count(Effect effect, int hex, int other) {
    int owner = state.ownerOf(other);
    boolean own = owner == state.ownerOf(hex);
    boolean counted =
        switch (effect.counts()) {
          case UNBUILT -> owner < 0;
          case OWN -> own && effect.buildings().contains(Building.of(state.buildingOn(other)));
          case FOREIGN ->
              owner >= 0
                  && !own
                  && effect.buildings().contains(Building.of(state.buildingOn(other)));
          default -> false;
        };
    int nature = effect.nature(state.land().forests(other), state.land().mountains(other));
    return nature + (counted ? 1 : 0);
  }

  /** Only hexes on which somebody presses. */
  private List<Object> pressure() {
    List<Object> all = new ArrayList<>();
    for (int hex = 0; hex < game.hexes(); hex++) {
      List<Integer> by = new ArrayList<>();
      for (int seat = 0; seat < game.players(); seat++) {
        by.add(state.pressure(hex, seat));
      }
      int besieger = state.besieger(hex);
      if (by.stream().anyMatch(one -> one > 0) && game.exists(hex)) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("hex", hex);
        one.put("by", by);
        one.put("besieger", besieger);
        one.put("left", besieger < 0 ? 0 : left(hex, besieger));
        all.add(one);
      }
    }
    return all;
  }

  /** In how many rounds a hex falls if nothing changes: a new besieger begins at one. */
  private int left(int hex, int besieger) {
    boolean same = state.siege(hex) > 0 && state.sieges().by(hex) == besieger;
    return game.rules().siege() - (same ? state.siege(hex) : 0);
  }

  /** What falls if nobody builds; of the seat's own hexes also what it could do about that. */
  private List<Object> falls(int seat) {
    FallForecast forecast = new FallForecast(game);
    List<Object> all = new ArrayList<>();
    for (FallForecast.Fall fall : forecast.of(state)) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("hex", fall.hex());
      one.put("to", fall.to());
      one.put("rounds", fall.rounds());
      if (seat >= 0 && state.turn() == seat && state.ownerOf(fall.hex()) == seat) {
        List<List<Integer>> unless = new ArrayList<>();
        for (int move : forecast.unless(state, fall)) {
          unless.add(List.of(move / game.hexes(), move % game.hexes()));
        }
        one.put("unless", unless);
      }
      all.add(one);
    }
    return all;
  }

  /**
   * Where a seat could build if it could pay, the food it takes, how its income changes, the free
   * land that a city centre would open, and how many hexes a building would besiege or relieve.
   */
  private Map<String, Object> build(int seat) {
    List<Integer> sites = new ArrayList<>();
    List<Integer> food = new ArrayList<>();
    List<List<List<Integer>>> gains = new ArrayList<>();
    for (int resource = 0; resource < 3; resource++) {
      List<List<Integer>> table = new ArrayList<>();
      for (int b = 0; b < Building.COUNT; b++) {
        table.add(new ArrayList<>());
      }
      gains.add(table);
    }
    NeighbourGains around = new NeighbourGains(state);
    List<Object> neighbours = new ArrayList<>();
    List<Integer> land = new ArrayList<>();
    List<List<Integer>> front = new ArrayList<>();
    for (int b = 0; b < Building.COUNT; b++) {
      front.add(new ArrayList<>());
    }
    Front fronts = new Front(game);
    IncomeChange judge = new IncomeChange(game);
    long[] row = new long[IncomeChange.COLUMNS];
    for (int hex = 0; hex < game.hexes(); hex++) {
      boolean own = state.ownerOf(hex) == seat;
      if (game.exists(hex) && (own ? !state.isLastCity(hex) : state.inReach(seat, hex))) {
        around.add(sites.size(), seat, hex, neighbours);
        sites.add(hex);
        food.add(own ? 0 : state.foodPrice(seat, hex));
        land.add(Greedy.newLand(state, seat, hex));
        judge.all(state, seat, hex, row);
        for (int b = 0; b < Building.COUNT; b++) {
          gains.get(0).get(b).add(Resources.food(row[b]));
          gains.get(1).get(b).add(Resources.material(row[b]));
          gains.get(2).get(b).add(Resources.points(row[b]));
          front.get(b).add(fronts.change(state, seat, hex, b));
        }
      }
    }
    Map<String, Object> build = new LinkedHashMap<>();
    build.put("seat", seat);
    build.put("sites", sites);
    build.put("food", food);
    build.put("land", land);
    front.replaceAll(MapView::unlessNone);
    build.put("front", front);
    build.put("neighbours", neighbours);
    gains.forEach(table -> table.replaceAll(MapView::unlessNone));
    build.put(
        "gains", Map.of("food", gains.get(0), "material", gains.get(1), "points", gains.get(2)));
    return build;
  }

  /** Most buildings change nothing of most goods: a row of zeros is sent as an empty list. */
  private static List<Integer> unlessNone(List<Integer> row) {
    return row.stream().allMatch(one -> one == 0) ? List.of() : row;
  }
}
