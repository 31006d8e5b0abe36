package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

class QuickCivStateTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static RandomGenerator random(int index) {
    return Seeds.stream(5, index, Seeds.Purpose.TEST, 0);
  }

  /** A start where everybody can pay anything, so that random games are dense and warlike. */
  private static QuickCivState rich(QuickCiv game, int index) {
    String text = game.setup(index).text();
    String poor = "200 30 0";
    assertThat(text).contains(poor);
    return game.start(new Setup(text.replace(poor, "9000 90000 0")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quickciv:size=7,rounds=60",
        "quickciv:size=9,rounds=40,players=3",
        "quickciv:size=5,rounds=80,players=2",
        "quickciv:size=5,rounds=60,players=1,map=unfair"
      })
  void anIncrementalStateEqualsOneComputedFromScratch(String text) {
    QuickCiv game = (QuickCiv) CATALOGUE.game(text);
    int fallen = 0;
    for (int index = 0; index < 6; index++) {
      QuickCivState state = index < 5 ? rich(game, index) : game.start(game.setup(index));
      SlowQuickCiv slow = new SlowQuickCiv(state);
      RandomGenerator random = random(index);
      while (!state.over()) {
        int move = state.sample(random);
        int[] owners = slow.owner.clone();
        boolean look = random.nextInt(4) == 0;
        state.play(move);
        slow.play(move);
        for (int hex = 0; hex < owners.length; hex++) {
          fallen += owners[hex] >= 0 && owners[hex] != slow.owner[hex] ? 1 : 0;
        }
        agree(state, slow, look || state.over());
      }
    }
    assertThat(fallen).isGreaterThan(game.players() == 1 ? -1 : 20);
  }

  private static void agree(QuickCivState state, SlowQuickCiv slow, boolean whole) {
    QuickCiv game = state.game();
    assertThat(state.turn()).isEqualTo(slow.turn());
    for (int seat = 0; seat < game.players(); seat++) {
      assertThat(new int[] {state.food(seat), state.material(seat), state.points(seat)})
          .isEqualTo(slow.stock[seat]);
      long income = state.income(seat);
      assertThat(
              new int[] {
                Resources.food(income), Resources.material(income), Resources.points(income)
              })
          .as("income of seat %d: %s", seat, game.notation().position(state))
          .isEqualTo(slow.income(seat));
    }
    for (int hex = 0; hex < game.hexes(); hex++) {
      assertThat(state.ownerOf(hex)).isEqualTo(slow.owner[hex]);
      if (state.ownerOf(hex) >= 0) {
        assertThat(Building.of(state.buildingOn(hex))).isEqualTo(slow.building[hex]);
        assertThat(state.siege(hex)).isEqualTo(slow.siege[hex]);
      }
    }
    if (whole) {
      Set<Integer> moves = new TreeSet<>();
      IntStream.of(Moves.of(state)).forEach(moves::add);
      assertThat(moves).isEqualTo(slow.legal());
      for (int hex = 0; hex < game.hexes(); hex++) {
        if (game.exists(hex)) {
          assertThat(state.besieger(hex)).isEqualTo(slow.besiegerNow(hex));
          for (int seat = 0; seat < game.players(); seat++) {
            assertThat(state.pressure(hex, seat)).isEqualTo(slow.pressure(hex, seat));
          }
        }
      }
    }
  }

  @Test
  void onlyLegalCodesAreLegal() {
    QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:size=5,players=2,rounds=30");
    for (int index = 0; index < 10; index++) {
      QuickCivState state = rich(game, index);
      RandomGenerator random = random(index);
      while (!state.over()) {
        int[] moves = IntStream.of(Moves.of(state)).sorted().toArray();
        assertThat(IntStream.range(-5, game.traits().codes() + 5).filter(state::legal).toArray())
            .isEqualTo(moves);
        assertThat(state.count()).isEqualTo(moves.length);
        state.play(state.sample(random));
      }
    }
  }

  @Test
  void everyLegalMoveIsDrawnAboutEquallyOften() {
    QuickCivState state = Positions.of("city-centre@1,1", "city-centre@9,9");
    int moves = Moves.of(state).length;
    int[] drawn = new int[Positions.GAME.traits().codes()];
    RandomGenerator random = random(0);
    int draws = 200 * moves;
    for (int i = 0; i < draws; i++) {
      drawn[state.sample(random)]++;
    }
    double chi = 0;
    for (int move : Moves.of(state)) {
      chi += (drawn[move] - 200.0) * (drawn[move] - 200.0) / 200;
    }
    // chi-square with as many degrees of freedom as there are moves: mean n, deviation sqrt(2n)
    assertThat(chi)
        .isBetween(moves - 5 * Math.sqrt(2.0 * moves), moves + 5 * Math.sqrt(2.0 * moves));
  }

  @Test
  void gainsForeseeTheIncome() {
    QuickCiv game = (QuickCiv) CATALOGUE.game("quickciv:size=7,rounds=40");
    IncomeChange gains = new IncomeChange(game);
    long[] row = new long[IncomeChange.COLUMNS];
    for (int index = 0; index < 8; index++) {
      QuickCivState state = rich(game, index);
      QuickCivState after = state.copy();
      RandomGenerator random = random(index);
      while (!state.over()) {
        int seat = state.turn();
        for (int i = 0; i < 10; i++) {
          int move = state.sample(random);
          if (move != state.pass()) {
            int hex = move % game.hexes();
            after.set(state);
            after.put(hex, seat, Building.of(move / game.hexes()));
            long gain = after.income(seat) - state.income(seat);
            assertThat(gains.one(state, seat, hex, move / game.hexes())).isEqualTo(gain);
            gains.all(state, seat, hex, row);
            assertThat(row[move / game.hexes()]).isEqualTo(gain);
          }
        }
        state.play(state.sample(random));
      }
    }
  }

  /** More of them by hand: {@code -Dquickciv.games=50000} for 50,000 on either map. */
  @Test
  void thousandsOfRandomGamesEndWithoutAFault() {
    int games = Integer.getInteger("quickciv.games", 1500);
    for (String text : new String[] {"quickciv", "quickciv:size=7,players=2"}) {
      QuickCiv game = (QuickCiv) CATALOGUE.game(text);
      for (int index = 0; index < games; index++) {
        QuickCivState state = index % 3 == 0 ? rich(game, index) : game.start(game.setup(index));
        RandomGenerator random = random(index);
        int plies = 0;
        while (!state.over()) {
          state.play(state.sample(random));
          plies++;
          if (plies % 50 == 0) {
            nothingIsBelowZero(state);
          }
        }
        assertThat(plies).isEqualTo(game.traits().maxLength());
        nothingIsBelowZero(state);
      }
    }
  }

  private static void nothingIsBelowZero(QuickCivState state) {
    int tiles = 0;
    for (int seat = 0; seat < state.game().players(); seat++) {
      assertThat(state.food(seat)).isNotNegative();
      assertThat(state.material(seat)).isNotNegative();
      assertThat(state.points(seat)).isNotNegative();
      tiles += state.tiles(seat);
    }
    long built =
        IntStream.range(0, state.game().hexes()).filter(hex -> state.ownerOf(hex) >= 0).count();
    assertThat(tiles).as("no hex has two owners").isEqualTo((int) built);
  }

  @Test
  void theStartPlayerRotates() {
    QuickCivState state = Positions.of("city-centre@1,1", "city-centre@9,9");
    int[] turns = new int[12];
    for (int i = 0; i < turns.length; i++) {
      turns[i] = state.turn();
      state.play(state.pass());
    }
    assertThat(turns).containsExactly(0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1);
  }
}
