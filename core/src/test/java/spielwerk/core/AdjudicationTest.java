package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class AdjudicationTest {
  private static final double NONE = Candidate.UNKNOWN;
  private static final Adjudication WIN =
      new Adjudication(Adjudication.Win.parse("value=0.9,moves=2"), Adjudication.Draw.NEVER);
  private static final Adjudication DRAW =
      new Adjudication(Adjudication.Win.NEVER, Adjudication.Draw.parse("value=0.1,moves=2,from=6"));

  /** Takes one each time and expects these values, one after the other, the last for good. */
  private static Seat expects(double... values) {
    return Advisor.seat(
        (position, budget, watch) -> {
          int own = position.moves().size() / 2;
          double value = values[Math.min(own, values.length - 1)];
          return Advice.of(List.of(new Candidate(1, 1, value, false, List.of(1))), Effort.NONE);
        });
  }

  private static GameRecord play(Adjudication rules, Seat... seats) {
    Game pile = new Pile(20, seats.length, false);
    Limits limits = Limits.NONE.withAdjudication(rules);
    return Referee.play(
        new Bout(pile, Setup.STANDARD, List.of(), Goal.WIN, 1, 0, limits), List.of(seats));
  }

  @Test
  void aGameIsWonWhenBothSeatsAgreeForLongEnough() {
    GameRecord game = play(WIN, expects(0.2, 0.95), expects(-0.3, -0.9));
    assertThat(game.moves()).as("two moves of each that count").hasSize(6);
    assertThat(game.ending().reason()).isEqualTo(Ending.Reason.ADJUDICATED);
    assertThat(game.ending().shares()).containsExactly(1.0, 0.0);
    assertThat(game.ending().seat()).isEqualTo(-1);
    assertThat(game.points()).containsExactly(0, 0);
    assertThat(play(WIN, expects(-1), expects(1)).ending().shares()).containsExactly(0.0, 1.0);
  }

  @Test
  void oneSidedHopeOrDespairEndsNothing() {
    for (Seat other : List.of(expects(0), expects(-0.89), expects(1), expects(NONE))) {
      assertThat(play(WIN, expects(1), other).ending().reason()).isEqualTo(Ending.Reason.FINISHED);
    }
    assertThat(play(WIN, expects(0), expects(-1)).ending().reason())
        .isEqualTo(Ending.Reason.FINISHED);
  }

  @Test
  void aMoveWithoutValueBeginsTheCountAnew() {
    GameRecord game = play(WIN, expects(1, NONE, 1), expects(-1));
    assertThat(game.moves()).hasSize(7);
    assertThat(game.ending().reason()).isEqualTo(Ending.Reason.ADJUDICATED);
  }

  @Test
  void aDrawNeedsLevelValuesAndEnoughMoves() {
    GameRecord game = play(DRAW, expects(0.1), expects(-0.1));
    assertThat(game.moves()).hasSize(6);
    assertThat(game.ending().reason()).isEqualTo(Ending.Reason.ADJUDICATED);
    assertThat(game.ending().shares()).containsExactly(0.5, 0.5);
    assertThat(play(DRAW, expects(0.5, 0.5, 0.5, 0.5, 0), expects(0)).moves()).hasSize(11);
    assertThat(play(DRAW, expects(0), expects(0.2)).ending().reason())
        .isEqualTo(Ending.Reason.FINISHED);
  }

  @Test
  void withThreeSeatsAllMustAgreeOnTheWinner() {
    assertThat(play(WIN, expects(-1), expects(1), expects(-1)).ending().shares())
        .containsExactly(0.0, 1.0, 0.0);
    assertThat(play(WIN, expects(-1), expects(1), expects(0)).ending().reason())
        .isEqualTo(Ending.Reason.FINISHED);
  }

  @Test
  void whoPlaysAloneIsLeftToThePlay() {
    assertThat(play(WIN, expects(1)).ending().reason()).isEqualTo(Ending.Reason.FINISHED);
  }

  @Test
  void theCountsAgreeWithASlowLookAtAllValues() {
    RandomGenerator random = Seeds.stream(5, 0, Seeds.Purpose.TEST, 0);
    Adjudication rules = new Adjudication(WIN.win(), DRAW.draw());
    int ended = 0;
    for (int game = 0; game < 3000; game++) {
      AdjudicationCount adjudicationCount = new AdjudicationCount(rules, 2);
      List<List<Double>> said = List.of(new ArrayList<>(), new ArrayList<>());
      double[] values = {-1, -0.9, -0.05, 0.05, 0.9, 1, NONE};
      for (int move = 0; move < 20; move++) {
        int pick = random.nextInt(values.length);
        double value = values[pick] * (move % 2 == 0 || random.nextInt(3) == 0 ? 1 : -1);
        said.get(move % 2).add(value);
        adjudicationCount.add(move % 2, value);
        Ending ending = adjudicationCount.ending(move + 1);
        List<Double> expected = slowly(said, move + 1);
        assertThat(ending == null ? List.of() : ending.shares()).isEqualTo(expected);
        ended += ending == null ? 0 : 1;
      }
    }
    assertThat(ended).isGreaterThan(100);
  }

  private static List<Double> slowly(List<List<Double>> said, int moves) {
    for (int winner = 0; winner < 2; winner++) {
      List<Double> winners = last(said.get(winner));
      List<Double> losers = last(said.get(1 - winner));
      if (winners.stream().allMatch(v -> v >= 0.9)
          && losers.stream().allMatch(v -> v <= -0.9)
          && winners.size() == 2
          && losers.size() == 2) {
        return winner == 0 ? List.of(1.0, 0.0) : List.of(0.0, 1.0);
      }
    }
    boolean level =
        said.stream()
            .map(AdjudicationTest::last)
            .allMatch(l -> l.size() == 2 && l.stream().allMatch(v -> v >= -0.1 && v <= 0.1));
    return level && moves >= 6 ? List.of(0.5, 0.5) : List.of();
  }

  private static List<Double> last(List<Double> all) {
    return all.subList(Math.max(0, all.size() - 2), all.size());
  }

  @Test
  void whatIsNoRuleIsRefused() {
    for (String wrong : List.of("value=-1", "moves=0", "value=x", "often", "value=0", "")) {
      assertThatThrownBy(() -> Adjudication.Win.parse(wrong)).isInstanceOf(Mistake.class);
    }
    assertThatThrownBy(() -> Adjudication.Draw.parse("from=-1"))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("from");
    assertThat(Adjudication.Draw.parse("moves=3")).isEqualTo(new Adjudication.Draw(0.02, 3, 40));
  }
}
