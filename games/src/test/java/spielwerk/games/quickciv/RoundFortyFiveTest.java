package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Moves;

/**
 * The thesis's example of 6.4.1, figure 6.1: 27 built hexes, 8 of them with points or military, 22
 * free ones in reach of a city, enough for everything: (22 + 27) * 28 = 1,372 actions, and after
 * OnlyMilitaryOverwrites 22 * 28 + 8 * 28 + 19 * 12 = 1,068. Every built hex counts, so there is a
 * second city centre: over the last one nobody may build.
 */
class RoundFortyFiveTest {
  private static final Set<BuildingClass> FREE_TO_CHANGE =
      EnumSet.of(BuildingClass.POINTS, BuildingClass.MILITARY);

  static QuickCivState position() {
    QuickCiv game = QuickCiv.usual();
    QuickCivState state = game.start(game.setup(45));
    int city = game.grid().hex(7, 7);
    QuickCivState empty = new QuickCivState(game, state.land());
    List<Integer> disc = new ArrayList<>();
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (game.exists(hex) && hex != city && game.distance(city, hex) <= 4) {
        disc.add(hex);
      }
    }
    empty.put(city, 0, Building.CITY_CENTRE);
    Building[] others = {Building.FARM, Building.MINE, Building.HOUSE, Building.TRADING_POST};
    Building[] special = {Building.TAVERN, Building.FORT};
    for (int i = 0; i < 25; i++) {
      empty.put(disc.get(i), 0, i < 8 ? special[i % 2] : others[i % 4]);
    }
    empty.put(disc.get(25), 0, Building.CITY_CENTRE);
    List<Integer> free = disc.subList(disc.size() - 22, disc.size());
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (game.exists(hex) && empty.ownerOf(hex) < 0 && !free.contains(hex)) {
        empty.put(hex, 1, Building.FARM);
      }
    }
    for (int seat = 0; seat < game.players(); seat++) {
      empty.stock(seat, 1000, 1000, 0);
    }
    empty.clock(44, 0); // round 45, which seat 0 begins
    return empty;
  }

  @Test
  void thereAre1372ActionsAnd1068OfThemAreNoOtherOverwrites() {
    QuickCivState state = position();
    QuickCiv game = state.game();
    assertThat(state.turn()).isZero();
    assertThat(state.tiles(0)).isEqualTo(27);
    int[] builds = IntStream.of(Moves.of(state)).filter(move -> move != state.pass()).toArray();
    assertThat(builds).hasSize(1372);
    assertThat(state.count()).isEqualTo(1372 + 1);
    QuickCivRules rules = game.rules();
    long kept =
        IntStream.of(builds)
            .filter(
                move -> {
                  int there = state.buildingOn(move % game.hexes());
                  return there < 0
                      || FREE_TO_CHANGE.contains(rules.kind(Building.of(there)))
                      || FREE_TO_CHANGE.contains(rules.kind(Building.of(move / game.hexes())));
                })
            .count();
    assertThat(kept).isEqualTo(1068);
    int[] moves = Moves.of(state);
    int end = new OnlyMilitaryOverwrites(game).keep(state, -1, moves, 0, moves.length);
    assertThat(end).isEqualTo(1068 + 1);
  }
}
