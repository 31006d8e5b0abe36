package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;
import static spielwerk.games.quickciv.Positions.hex;
import static spielwerk.games.quickciv.Positions.passRounds;
import static spielwerk.games.quickciv.Positions.play;

import org.junit.jupiter.api.Test;
import spielwerk.core.Moves;

class SiegesTest {
  private static final int FARM = hex(4, 5);

  @Test
  void threeRoundsOfMorePressureTakeAHexWithWhatStandsOnIt() {
    QuickCivState state = Positions.of("barracks@3,5", "farm@4,5");
    passRounds(state, 2);
    assertThat(state.siege(FARM)).isEqualTo(2);
    assertThat(state.ownerOf(FARM)).isEqualTo(1);
    passRounds(state, 1);
    assertThat(state.ownerOf(FARM)).isZero();
    assertThat(Building.of(state.buildingOn(FARM))).isEqualTo(Building.FARM);
    assertThat(Resources.food(state.income(0))).isEqualTo(2);
    assertThat(Resources.food(state.income(1))).isZero();
    assertThat(state.siege(FARM)).isZero();
  }

  @Test
  void equalPressureIsNotMore() {
    QuickCivState state = Positions.of("barracks@3,5", "farm@4,5 barracks@5,5");
    passRounds(state, 10);
    assertThat(state.ownerOf(FARM)).isEqualTo(1);
  }

  @Test
  void aSiegeThatIsBrokenBeginsAnew() {
    QuickCivState state = Positions.of("barracks@3,5", "farm@4,5 farm@5,5");
    passRounds(state, 2);
    state.play(state.pass()); // green begins the third round
    state.play(state.pass());
    state.play(state.pass());
    play(state, "barracks@5,5"); // blue moves last in it
    assertThat(state.siege(FARM)).isZero();
    passRounds(state, 3);
    assertThat(state.ownerOf(FARM)).isEqualTo(1);
  }

  @Test
  void twoBesiegersOfTheSameStrengthKeepEachOtherOut() {
    QuickCivState state = Positions.of("barracks@3,5", "farm@4,5", "barracks@5,5", "");
    passRounds(state, 10);
    assertThat(state.ownerOf(FARM)).isEqualTo(1);
  }

  @Test
  void theStrongerOfTwoBesiegersGetsTheHex() {
    QuickCivState state = Positions.of("barracks@3,5", "farm@4,5", "mercenary-camp@5,5", "");
    passRounds(state, 3);
    assertThat(state.ownerOf(FARM)).isEqualTo(2);
  }

  @Test
  void anotherBesiegerBeginsToCountAnew() {
    QuickCivState state = Positions.of("barracks@3,5", "farm@4,5", "farm@5,5", "");
    passRounds(state, 2);
    play(state, "mercenary-camp@5,5"); // green begins the third round
    passRounds(state, 1);
    assertThat(state.ownerOf(FARM)).isEqualTo(1);
    assertThat(state.siege(FARM)).isEqualTo(1);
  }

  @Test
  void unbuiltHexesAreNotTaken() {
    QuickCivState state = Positions.of("barracks@3,5", "");
    passRounds(state, 5);
    assertThat(state.ownerOf(FARM)).isEqualTo(-1);
  }

  @Test
  void aFallenFortPressesForItsNewOwner() {
    QuickCivState state = Positions.of("barracks@3,5", "fort@4,5");
    passRounds(state, 3);
    assertThat(state.pressure(hex(5, 5), 0)).isEqualTo(1);
    assertThat(state.pressure(hex(5, 5), 1)).isZero();
  }

  @Test
  void aFallenCityServesItsNewOwnerAndWhoHasNothingCanOnlyPass() {
    QuickCivState state = Positions.of("barracks@3,5", "city-centre@4,5");
    assertThat(state.inReach(0, hex(6, 5))).isFalse();
    passRounds(state, 3);
    assertThat(state.inReach(0, hex(6, 5))).isTrue();
    assertThat(state.inReach(1, hex(6, 5))).isFalse();
    assertThat(state.tiles(1)).isZero();
    while (state.turn() != 1) {
      state.play(state.pass());
    }
    assertThat(Moves.of(state)).containsExactly(state.pass());
  }
}
