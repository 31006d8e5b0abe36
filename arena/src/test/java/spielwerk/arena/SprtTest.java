package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;

class SprtTest {
  private static final Sprt TEST = Sprt.parse("0,30");

  private static double llr(Sprt test, Integer... counts) {
    return test.llr(new Pentanomial(List.of(counts)));
  }

  @Test
  void theBoundsAreWalds() {
    assertThat(TEST.upper()).isCloseTo(2.94444, within(1e-5)); // ln(0.95 / 0.05)
    assertThat(TEST.lower()).isCloseTo(-2.94444, within(1e-5));
    assertThat(TEST.verdict(2.95)).isEqualTo(Sprt.Verdict.H1);
    assertThat(TEST.verdict(-2.95)).isEqualTo(Sprt.Verdict.H0);
    assertThat(TEST.verdict(0)).isEqualTo(Sprt.Verdict.OPEN);
  }

  @Test
  void withTwoResultsTheRatioIsThatOfAPlainCoin() {
    // Only pairs won or lost twice: share 0.5 under H0, 1/(1 + 10^(-30/400)) = 0.543064 under H1.
    // 60 ln(0.543064/0.5) + 40 ln(0.456936/0.5) = 4.95714 - 3.60260; unseen ones hardly matter.
    assertThat(llr(TEST, 40, 0, 0, 0, 60)).isCloseTo(1.354, within(0.01));
    assertThat(llr(TEST, 60, 0, 0, 0, 40)).isCloseTo(-2.099, within(0.01));
  }

  @Test
  void withManyPairsTheRatioIsThatOfTheNormalApproximation() {
    // Van den Bergh: n (s1 - s0) (2 s - s0 - s1) / (2 var), here s = 0.535, var = 0.0419.
    List<Integer> counts = List.of(20, 200, 450, 270, 60);
    Pentanomial pairs = new Pentanomial(counts);
    double s = pairs.score();
    double s1 = Pentanomial.share(30);
    double variance = pairs.variance() * 999 / 1000;
    double expected = 1000 * (s1 - 0.5) * (2 * s - 0.5 - s1) / (2 * variance);
    assertThat(TEST.llr(pairs)).isCloseTo(expected, within(0.05 * Math.abs(expected)));
    assertThat(llr(TEST, 0, 0, 0, 0, 0)).isZero();
    assertThat(llr(TEST, 0, 0, 50, 0, 0)).isNegative();
  }

  @Test
  void theErrorsAreAsSmallAsPromised() {
    assertThat(accepted(0)).as("H1 though H0 is true").isLessThan(0.07);
    assertThat(accepted(100)).as("H1 when it is true").isGreaterThan(0.93);
  }

  /**
   * How often 0,100 accepts H1 when the difference is what it is; draws in a third of the games.
   */
  private static double accepted(double elo) {
    Sprt test = Sprt.parse("0,100");
    RandomGenerator random = Seeds.stream(12, (long) elo, Seeds.Purpose.TEST, 0);
    double win = Pentanomial.share(elo) - 1.0 / 6;
    int accepted = 0;
    int times = 500;
    for (int time = 0; time < times; time++) {
      SequentialTest sequential = new SequentialTest(test);
      for (int index = 0; sequential.verdict() == Sprt.Verdict.OPEN; index++) {
        double drawn = random.nextDouble();
        double share = drawn < win ? 1 : drawn < win + 1.0 / 3 ? 0.5 : 0;
        sequential.take(outcome(index, share));
      }
      accepted += sequential.verdict() == Sprt.Verdict.H1 ? 1 : 0;
    }
    return (double) accepted / times;
  }

  /** The first entrant has this share, wherever it sits. */
  private static GameOutcome outcome(int index, double share) {
    List<Double> shares = index % 2 == 0 ? List.of(share, 1 - share) : List.of(1 - share, share);
    return new GameOutcome(index, Ending.Reason.FINISHED, shares, List.of(0, 0), 1, index);
  }

  @Test
  void theVerdictIsTheSameInWhateverOrderGamesEnd() {
    RandomGenerator random = Seeds.stream(4, 0, Seeds.Purpose.TEST, 0);
    List<GameOutcome> games = new ArrayList<>();
    for (int index = 0; index < 400; index++) {
      games.add(outcome(index, random.nextInt(10) < 6 ? 1 : 0));
    }
    SequentialTest inOrder = new SequentialTest(Sprt.parse("0,50"));
    games.forEach(inOrder::take);
    assertThat(inOrder.verdict()).isNotEqualTo(Sprt.Verdict.OPEN);
    for (int time = 0; time < 20; time++) {
      for (int i = games.size() - 1; i > 0; i--) {
        Collections.swap(games, i, random.nextInt(i + 1));
      }
      SequentialTest mixed = new SequentialTest(Sprt.parse("0,50"));
      games.forEach(mixed::take);
      assertThat(mixed.verdict()).isEqualTo(inOrder.verdict());
      assertThat(mixed.games()).isEqualTo(inOrder.games());
      assertThat(mixed.text()).isEqualTo(inOrder.text());
    }
  }

  @Test
  void whatIsNoTestIsRefused() {
    for (String wrong :
        List.of("", "0", "30,0", "0,x", "0,30,0.6,0.05", "0,NaN", "0,9999", "0,1,2")) {
      assertThatThrownBy(() -> Sprt.parse(wrong)).isInstanceOf(Mistake.class);
    }
    assertThat(Sprt.parse(TEST.toString())).isEqualTo(TEST);
  }

  @Test
  void thePentanomialIntervalHoldsTheTruthAsOftenAsItSays() {
    RandomGenerator random = Seeds.stream(2, 0, Seeds.Purpose.TEST, 0);
    double[] chances = {0.05, 0.2, 0.35, 0.25, 0.15};
    double truth = 0.05 * 0 + 0.2 / 4 + 0.35 / 2 + 0.25 * 3 / 4 + 0.15;
    double perGame = 0;
    for (int i = 0; i < 5; i++) {
      perGame += 2 * chances[i] * (i / 4.0 - truth) * (i / 4.0 - truth);
    }
    double normalised = (truth - 0.5) / Math.sqrt(perGame) * 800 / Math.log(10);
    int held = 0;
    int heldNormalised = 0;
    int times = 2000;
    for (int time = 0; time < times; time++) {
      Integer[] counts = {0, 0, 0, 0, 0};
      for (int pair = 0; pair < 50; pair++) {
        double left = random.nextDouble();
        int result = 0;
        while (result < 4 && left >= chances[result]) {
          left -= chances[result++];
        }
        counts[result]++;
      }
      Pentanomial pairs = new Pentanomial(List.of(counts));
      ConfidenceInterval interval = pairs.interval();
      held += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
      Pentanomial.Elo elo = pairs.normalised();
      heldNormalised += elo.low() <= normalised && normalised <= elo.high() ? 1 : 0;
    }
    assertThat((double) held / times).isBetween(0.935, 0.965);
    assertThat((double) heldNormalised / times).isBetween(0.925, 0.965);
  }

  @Test
  void elosAreThoseOfTheTextbook() {
    Pentanomial pairs = new Pentanomial(List.of(1, 2, 4, 2, 3));
    assertThat(pairs.score()).isCloseTo((0.5 + 2 + 1.5 + 3) / 12, within(1e-12));
    assertThat(Pentanomial.elo(0.75)).isCloseTo(190.848, within(1e-3));
    assertThat(Pentanomial.share(Pentanomial.elo(0.6))).isCloseTo(0.6, within(1e-12));
    Pentanomial even = new Pentanomial(List.of(0, 0, 5, 0, 0));
    assertThat(even.normalised().value()).isNaN();
    assertThat(new Pentanomial(List.of(0, 0, 0, 0, 3)).elo().value()).isInfinite();
  }
}
