package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

/** What is explained must be what the slow, plain rules do. */
class FallForecastTest {
  private static final QuickCiv SMALL =
      (QuickCiv) Catalogue.load().game("quickciv:size=7,players=3,rounds=60");

  private static SlowQuickCiv passed(SlowQuickCiv oracle, int rounds) {
    for (int i = 0; i < rounds * 3 && oracle.turn() >= 0; i++) {
      oracle.play(Building.COUNT * SMALL.hexes());
    }
    return oracle;
  }

  /** Full rounds are counted from where the seat to move began one. */
  private static QuickCivState somewhere(RandomGenerator random) {
    QuickCivState state = SMALL.start(SMALL.setup(random.nextLong()));
    for (int seat = 0; seat < SMALL.players(); seat++) {
      state.stock(seat, 4000, 4000, 0);
    }
    for (int i = 3 * random.nextInt(30); i > 0; i--) {
      state.play(state.sample(random));
    }
    return state;
  }

  @Test
  void aHexSaidToFallFallsThenIfNobodyBuildsAndNoOtherDoes() {
    RandomGenerator random = Seeds.stream(191);
    int falls = 0;
    for (int game = 0; game < 60; game++) {
      QuickCivState state = somewhere(random);
      int[] owners = new SlowQuickCiv(state).owner;
      List<FallForecast.Fall> said = new FallForecast(SMALL).of(state);
      for (int rounds = 1; rounds <= 6; rounds++) {
        int[] then = passed(new SlowQuickCiv(state), rounds).owner;
        for (int hex = 0; hex < owners.length; hex++) {
          int at = hex;
          int by = rounds;
          boolean fell = said.stream().anyMatch(fall -> fall.hex() == at && fall.rounds() <= by);
          if (!fell) {
            assertThat(then[hex]).as("hex %d after %d rounds", hex, rounds).isEqualTo(owners[hex]);
          }
        }
        for (FallForecast.Fall fall : said) {
          if (fall.rounds() == rounds) {
            assertThat(then[fall.hex()]).isEqualTo(fall.to()).isNotEqualTo(owners[fall.hex()]);
            falls++;
          }
        }
      }
    }
    assertThat(falls).isGreaterThan(100);
  }

  @Test
  void whatIsSaidToKeepAHexKeepsIt() {
    RandomGenerator random = Seeds.stream(192);
    int kept = 0;
    for (int game = 0; game < 60; game++) {
      QuickCivState state = somewhere(random);
      FallForecast forecast = new FallForecast(SMALL);
      for (FallForecast.Fall fall : forecast.of(state)) {
        if (state.ownerOf(fall.hex()) == state.turn()) {
          for (int move : forecast.unless(state, fall)) {
            SlowQuickCiv oracle = new SlowQuickCiv(state);
            oracle.play(move);
            for (int i = 1; i < fall.rounds() * 3; i++) {
              oracle.play(Building.COUNT * SMALL.hexes());
            }
            assertThat(oracle.owner[fall.hex()]).isEqualTo(state.turn());
            kept++;
          }
        }
      }
    }
    assertThat(kept).isGreaterThan(20);
  }

  @Test
  void theHistoryTellsWhoPressedWithWhatWhenAHexFell() {
    QuickCivState state = Positions.of("city-centre@1,1 barracks@3,5", "farm@4,5 city-centre@9,9");
    Setup setup = new Setup(QuickCivPositionText.write(state));
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      moves.add(state.pass());
    }
    Map<String, Object> history = Positions.GAME.history(setup, moves);
    assertThat(history.get("movers")).isEqualTo(List.of(0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1));
    assertThat(history.get("falls").toString())
        .isEqualTo(
            "[{hex=%d, building=1, round=2, ply=12, from=1, to=0, rounds=3, pressure=4, held=0, by=[[%d, 22, 4]]}]"
                .formatted(Positions.hex(4, 5), Positions.hex(3, 5)));
    Map<?, ?> figures = (Map<?, ?>) history.get("figures");
    assertThat(figures.get("hexes").toString()).startsWith("[[2, 2, 2, 3], [2, 2, 2, 1]");
  }

  @Test
  void withAFixedOrderRedBeginsEveryRound() {
    QuickCiv fixed = (QuickCiv) Catalogue.load().game("quickciv:players=3,size=7,order=fixed");
    assertThat(fixed.text()).contains("order=fixed");
    QuickCivState state = fixed.start(fixed.setup(1));
    for (int i = 0; i < 12; i++) {
      assertThat(state.turn()).isEqualTo(i % 3);
      String text = QuickCivPositionText.write(state);
      assertThat(fixed.start(new Setup(text)).turn()).isEqualTo(i % 3);
      state.play(state.pass());
    }
  }

  @Test
  void whatNeighboursGainIsTheDifferenceOfTheirIncomes() {
    RandomGenerator random = Seeds.stream(193);
    int others = 0;
    for (int game = 0; game < 20; game++) {
      QuickCivState state = somewhere(random);
      int seat = state.turn();
      NeighbourGains gains = new NeighbourGains(state);
      for (int hex = 0; hex < SMALL.hexes(); hex++) {
        if (SMALL.exists(hex) && (state.ownerOf(hex) == seat || state.inReach(seat, hex))) {
          int b = random.nextInt(Building.COUNT);
          SlowQuickCiv before = new SlowQuickCiv(state);
          SlowQuickCiv after = new SlowQuickCiv(state);
          after.owner[hex] = seat;
          after.building[hex] = Building.of(b);
          for (int whose = 0; whose < SMALL.players(); whose++) {
            int[] more = after.income(whose);
            int[] less = before.income(whose);
            if (whose == seat) { // but for the hex itself
              int[] own = after.earned(hex);
              int[] gone = before.owner[hex] < 0 ? new int[3] : before.earned(hex);
              for (int i = 0; i < 3; i++) {
                more[i] -= own[i];
                less[i] -= gone[i];
              }
            }
            long gain = gains.of(whose, seat, hex, b);
            assertThat(MapView.resources(gain))
                .containsExactly(more[0] - less[0], more[1] - less[1], more[2] - less[2]);
            others += whose != seat && gain != 0 ? 1 : 0;
          }
        }
      }
    }
    assertThat(others).isGreaterThan(10);
  }
}
