package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.Watch;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Row;
import spielwerk.games.qwixx.Sheet;

/** The worked examples of the paper (3.2 and 5.5), and what people type. */
class PolyTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  /** [1; 2; 1; 3; 1; 12; 2; 10; 0], the black crosses of Abb. 10. */
  private static final String ABB_10 = "r2,y3,g12,b12.10,p0";

  private static long sheet(String text) {
    return new Qwixx(2, QwixxRules.PAPER).start(new Setup(text + "/r,y,g,b,p0 1")).sheet(0);
  }

  private static long withFive(Row row) {
    long sheet = sheet(ABB_10);
    return Sheet.cross(sheet, row.index(), Row.field(row.index(), 5));
  }

  /**
   * The paper prints 6 for its Formel (4). By Formel (3) it is 10 (squares of the crosses) + 12
   * (crosses) - 15 (limits) - 2 (constants) = 5.
   */
  @Test
  void theExampleOf32HasQuality5WhereThePaperPrints6() {
    Poly fictional =
        Poly.square(
            new double[] {1, 0, 0, 0}, new double[] {2, 1, -1, -5}, new double[] {0, 0, -1, 0});
    assertThat(fictional.degree()).isEqualTo(2);
    assertThat(fictional.worth().of(withFive(Row.YELLOW))).isEqualTo(5);
  }

  @Test
  void alphaQwixxValuesTheFourFivesOf55AsPrinted() {
    RowWeights worth = Poly.alphaQwixx().worth();
    assertThat(worth.of(withFive(Row.YELLOW))).as("printed as 2,3").isEqualTo(2.25);
    assertThat(worth.of(withFive(Row.RED))).isEqualTo(1.5);
    assertThat(worth.of(withFive(Row.GREEN))).isEqualTo(-1.5);
    assertThat(worth.of(withFive(Row.BLUE))).isZero();
  }

  @Test
  void alphaQwixxAdvisesTheYellowFiveAndRatesTheOthersInOrder() {
    Game game = new Qwixx(2, QwixxRules.PAPER_TEXT);
    Setup setup = new Setup("r,y,g,b,p0/" + ABB_10 + " 1 23-6666 x");
    Position position = Position.of(game, setup, "");
    Advice advice = CATALOGUE.engine("alphaqwixx", game).advise(position, Budget.FREE, Watch.NONE);
    List<String> texts =
        advice.candidates().stream()
            .map(c -> game.notation().format(position.state(), c.move()))
            .toList();
    assertThat(texts).containsExactly("y5", "-", "r5", "b5", "g5");
    assertThat(advice.candidates().get(0).rating()).isEqualTo(3.75);
    assertThat(advice.candidates().get(4).rating()).isZero();
    assertThat(advice.candidates())
        .as("the paper's own qualities, and that of the sheet as it is")
        .extracting(Candidate::quality)
        .containsExactly(2.25, 2.25, 1.5, 0.0, -1.5);
  }

  @Test
  void everyFigureOfASheetCountsWithItsPlaceOfTheArrayAsInAbb4() {
    long sheet = sheet("r2.4,y3,g12.10.9,b,p3");
    double[] counts = {1, 0, 0, 0};
    double[] rising = {0, 1, 0, 0};
    double[] falling = {0, 0, 1, 0};
    double[] penalties = {0, 0, 0, 1};
    double[] zero = new double[4];
    assertThat(Poly.linear(counts, zero).worth().of(sheet)).isEqualTo(2 + 1 + 3);
    assertThat(Poly.linear(rising, zero).worth().of(sheet)).isEqualTo(4 + 3);
    assertThat(Poly.linear(falling, zero).worth().of(sheet)).isEqualTo(9 + 13);
    assertThat(Poly.linear(penalties, zero).worth().of(sheet)).isEqualTo(3);
    assertThat(Poly.square(counts, zero, zero).worth().of(sheet)).isEqualTo(4 + 1 + 9);
    Poly cubic = Poly.of(counts, zero, zero, zero);
    assertThat(cubic.degree()).isEqualTo(3);
    assertThat(cubic.worth().of(sheet)).isEqualTo(8 + 1 + 27);
    double[] ones = {1, 1, 1, 1};
    assertThat(Poly.linear(zero, ones).worth().of(sheet)).isEqualTo(9);
  }

  @Test
  void aLockedRowHasLimit13Or1AndTheLockCountsAsACross() {
    double[] zero = new double[4];
    long sheet = sheet("r2.3.4.5.6.12,y,g,b,p0");
    assertThat(Poly.linear(new double[] {1, 0, 0, 0}, zero).worth().of(sheet)).isEqualTo(7);
    assertThat(Poly.linear(new double[] {0, 1, 0, 0}, zero).worth().of(sheet)).isEqualTo(13 + 1);
  }

  @Test
  void aStrategyCanBeTypedWithSlashesOrSemicolons() {
    Game game = new Qwixx(2, QwixxRules.PAPER);
    QwixxState state =
        new Qwixx(2, QwixxRules.PAPER).start(new Setup(ABB_10 + "/r,y,g,b,p0 1 23-6666"));
    Position position = new Position(game, Setup.STANDARD, List.of(), state);
    Advice alpha = advice("alphaqwixx", position);
    assertThat(advice("poly:b=1.5/-0.75/0.75/-3.75,c=0/0/-9/0", position)).isEqualTo(alpha);
    assertThat(ratings(advice("poly:b=1.5;-0.75;0.75;-3.75", position)))
        .as("constants shift qualities, not ratings")
        .isEqualTo(ratings(alpha));
    assertThat(advice(Poly.alphaQwixx().toString(), position)).isEqualTo(alpha);
    assertThat(ratings(advice("poly:a=0/0/0/0,d=0/0/0/0", position))).isEqualTo(ratings(alpha));
  }

  private static List<List<Number>> ratings(Advice advice) {
    return advice.candidates().stream()
        .map(one -> List.<Number>of(one.move(), one.rating()))
        .toList();
  }

  private static Advice advice(String text, Position position) {
    return CATALOGUE.engine(text, position.game()).advise(position, Budget.FREE, Watch.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "poly:b=1/2/3",
        "poly:b=1/2/3/x",
        "poly:a=",
        "poly:a=1e9/0/0/0",
        "poly:b=NaN/0/0/0",
        "skip:max=11"
      })
  void aWrongStrategyIsNamedInOneSentence(String text) {
    assertThatThrownBy(() -> CATALOGUE.engine(text, new Qwixx(2, QwixxRules.PAPER)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is not allowed");
  }
}
