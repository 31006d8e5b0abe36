package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Appendix B building by building, each in a little position. The hexes around 4,5 are 3,5 5,5 3,4
 * 4,4 3,6 4,6; two steps away are, among others, 2,5 6,5 4,3 and 4,7.
 */
class BuildingsTest {
  /** What red earns: food, material, points. */
  private record Case(
      Building building,
      String red,
      String blue,
      String nature,
      int food,
      int material,
      int points) {
    @Override
    public String toString() {
      return building.word() + ": " + red + (blue.isEmpty() ? "" : " / " + blue) + " " + nature;
    }
  }

  private static Case one(Building building, String around, String nature, int f, int m, int p) {
    return new Case(building, building.word() + "@4,5 " + around, "", nature, f, m, p);
  }

  private static Case foreign(Building building, String blue, int f, int m, int p) {
    return new Case(building, building.word() + "@4,5", blue, "", f, m, p);
  }

  static Stream<Case> earners() {
    return Stream.of(
        one(Building.CITY_CENTRE, "fort@3,5 fort@5,5", "c@4,5 o@3,4", 0, 0, 0),
        one(Building.FARM, "", "c@4,5 b@3,5", 2, 0, 0),
        // forests on its own hex (1) and around it (2 + 1), none two steps away
        one(Building.GATHERERS_HUT, "", "x@4,5 b@3,5 y@4,4 c@6,5", 1 + 2 + 2, 0, 0),
        // six hexes around, two of them built, one of those foreign
        new Case(Building.STABLE, "stable@4,5 fort@3,5", "fort@5,5", "", 4, 0, 0),
        one(Building.WINDMILL, "farm@3,5 farm@4,4 farm@6,5", "", 2 * 4 + 3 * 2, 0, 0),
        one(Building.PLANTATION, "plantation@3,5 plantation@5,5", "", 2 * 4 + 4 + 4, 0, 0),
        one(Building.AQUEDUCT, "house@3,5 settlement@5,5", "", 4, 2 + 1, 0),
        // elements around count one by one, those on its own hex do not
        one(Building.LUMBERJACK, "", "c@4,5 b@3,5 y@4,4 c@6,5", 0, 2 + 2, 0),
        one(Building.MINE, "", "o@4,5 n@3,5 z@4,4 o@6,5", 0, 2 + 2, 0),
        one(Building.SAWMILL, "lumberjack@3,5 lumberjack@4,6 lumberjack@6,5", "", 0, 6, 0),
        one(Building.QUARRY, "", "z@4,5 o@3,5", 0, 4, 0),
        one(Building.WORKSHOP, "mine@3,5 quarry@5,5 workshop@4,4 farm@3,4", "", 2, 6 + 4, 0),
        one(Building.HOUSE, "fort@3,5 fort@5,5 house@4,4 fort@6,5", "", 0, 4 + 2, 0),
        // within two steps; not the house
        one(Building.SETTLEMENT, "fort@3,5 fort@6,5 fort@7,5 house@2,5", "", 0, 2 + 2, 0),
        one(Building.STONE_CIRCLE, "", "y@4,5 c@3,5", 0, 0, 3),
        one(Building.TAVERN, "house@3,5 settlement@5,5 house@2,5", "", 0, 2 + 1, 10),
        one(Building.BUTCHER, "plantation@3,5 stable@5,5 plantation@6,5", "", 4 + 0, 0, 4),
        // four free hexes around (a foreign and an own one are built), two mountains here
        new Case(Building.CHURCH, "church@4,5 fort@3,5", "fort@5,5", "z@4,5 o@3,4", 0, 0, 12 + 10),
        one(Building.MUSEUM, "house@3,5 house@6,5 settlement@4,7 house@7,5", "", 0, 2 + 0 + 1, 9),
        one(Building.SMITHY, "fort@3,5 catapult@5,5 mine@4,4 fort@6,5", "", 0, 2, 8),
        new Case(
            Building.MERCENARY_CAMP,
            "mercenary-camp@4,5 fort@3,5 fort@5,5",
            "fort@4,4",
            "",
            -2,
            -2,
            0),
        foreign(Building.TRADING_POST, "fort@3,5 fort@5,5 fort@6,5", 4, 4, 0),
        foreign(Building.SUQ, "fort@3,5 trading-post@5,5", 2 + 6, 2 + 6, 0));
  }

  @ParameterizedTest
  @MethodSource("earners")
  void aBuildingEarnsWhatAppendixBSays(Case test) {
    QuickCivState state = Positions.of(test.red(), test.blue(), "", test.nature());
    assertThat(Resources.text(state.income(0)))
        .isEqualTo(Resources.text(Resources.of(test.food(), test.material(), test.points())));
  }

  @Test
  void whatStandsAloneAndCountsOthersEarnsNothing() {
    for (Building building : Building.values()) {
      boolean earns = Set.of(Building.FARM, Building.STABLE, Building.CHURCH).contains(building);
      QuickCivState state = Positions.of(building.word() + "@4,5", "");
      assertThat(state.income(0) != 0).as(building.word()).isEqualTo(earns);
    }
  }

  /** Pressure on its own hex, on an adjacent one, two steps and three steps away. */
  private record Pressure(Building building, int here, int adjacent, int second) {}

  static Stream<Pressure> military() {
    return Stream.of(
        new Pressure(Building.FORT, 0, 1, 0),
        new Pressure(Building.LOOKOUT, 0, 1, 1),
        new Pressure(Building.BARRACKS, 0, 4, 0),
        new Pressure(Building.FORTRESS, 9, 0, 0),
        new Pressure(Building.MERCENARY_CAMP, 0, 6, 0),
        new Pressure(Building.CATAPULT, 0, 3, 3));
  }

  @ParameterizedTest
  @MethodSource("military")
  void aMilitaryBuildingPresses(Pressure test) {
    QuickCivState state = Positions.of(test.building().word() + "@4,5", "");
    assertThat(state.pressure(Positions.hex(4, 5), 0)).isEqualTo(test.here());
    assertThat(state.pressure(Positions.hex(3, 5), 0)).isEqualTo(test.adjacent());
    assertThat(state.pressure(Positions.hex(4, 4), 0)).isEqualTo(test.adjacent());
    assertThat(state.pressure(Positions.hex(6, 5), 0)).isEqualTo(test.second());
    assertThat(state.pressure(Positions.hex(4, 3), 0)).isEqualTo(test.second());
    assertThat(state.pressure(Positions.hex(7, 5), 0)).isZero();
    assertThat(state.pressure(Positions.hex(3, 5), 1)).isZero();
  }

  @Test
  void everyBuildingIsTested() {
    Set<Building> tested = EnumSet.noneOf(Building.class);
    earners().forEach(test -> tested.add(test.building()));
    military().forEach(test -> tested.add(test.building()));
    assertThat(tested).hasSize(Building.COUNT);
  }

  @Test
  void theClassesAndTiersAreThoseOfTheThesis() {
    QuickCivRules rules = QuickCivRules.usual();
    assertThat(count(rules, BuildingClass.FOOD)).isEqualTo(6);
    assertThat(count(rules, BuildingClass.MATERIAL)).isEqualTo(5);
    assertThat(count(rules, BuildingClass.HOUSING)).isEqualTo(2);
    assertThat(count(rules, BuildingClass.POINTS)).isEqualTo(6);
    assertThat(count(rules, BuildingClass.MILITARY)).isEqualTo(6);
    assertThat(count(rules, BuildingClass.TRADE)).isEqualTo(2);
    assertThat(Stream.of(Building.values()).map(rules::price).distinct())
        .containsExactlyInAnyOrder(10, 50, 250);
    long early = Stream.of(Building.values()).filter(b -> rules.price(b) == 10).count();
    assertThat(early).as("about a third").isBetween(8L, 10L);
    assertThat(rules.price(Building.CITY_CENTRE)).isEqualTo(10);
  }

  private static long count(QuickCivRules rules, BuildingClass kind) {
    return Stream.of(Building.values()).filter(b -> rules.kind(b) == kind).count();
  }
}
