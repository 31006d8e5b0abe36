package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.GameRecord;
import spielwerk.core.Moves;
import spielwerk.core.Policy;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.QwixxSimulator;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Sheet;

class RowPlayerTest {
  private static final String EMPTY = "r,y,g,b,p0";

  /** Coefficients in quarters, so that sums are exact and ties are real. */
  private static Poly anyStrategy(RandomGenerator random) {
    double[][] arrays = new double[4][4];
    for (double[] array : arrays) {
      for (int i = 0; i < array.length; i++) {
        array[i] = random.nextInt(-6, 7) / 4.0;
      }
    }
    return switch (random.nextInt(3)) {
      case 0 -> Poly.linear(arrays[0], arrays[1]);
      case 1 -> Poly.square(arrays[0], arrays[1], arrays[2]);
      default -> Poly.of(arrays[0], arrays[1], arrays[2], arrays[3]);
    };
  }

  /** The paper's way: all candidates in order, each judged as a whole, the first best wins. */
  private static int plainChoice(QwixxState game, RowWeights worth) {
    List<Integer> moves = new ArrayList<>();
    List<Double> worths = new ArrayList<>();
    boolean foresees = game.step() == QwixxState.Step.WHITE && game.turn() == game.active();
    if (!foresees) {
      for (int move : Moves.of(game)) {
        moves.add(move);
        worths.add(worth.of(game.after(move)));
      }
    } else {
      long sheet = game.sheet(game.turn());
      List<int[]> pairs = new ArrayList<>();
      for (int white = 0; white < 4; white++) {
        pairs.add(new int[] {white, -1});
      }
      for (int colour = 0; colour < 8; colour++) {
        pairs.add(new int[] {-1, colour});
      }
      for (int white = 0; white < 4; white++) {
        for (int colour = 0; colour < 8; colour++) {
          pairs.add(new int[] {white, colour});
        }
      }
      for (int[] pair : pairs) {
        long after = sheet;
        boolean fits = pair[0] < 0 || (game.whites(sheet) >>> pair[0] & 1) != 0;
        if (fits && pair[0] >= 0) {
          after = Sheet.cross(after, pair[0], game.whiteField(pair[0]));
        }
        fits &= pair[1] < 0 || (game.colours(after) >>> pair[1] & 1) != 0;
        if (fits && pair[1] >= 0) {
          after = Sheet.cross(after, pair[1] >>> 1, game.colourField(pair[1]));
        }
        if (fits) {
          moves.add(Crosses.of(pair[0], -1));
          worths.add(worth.of(after));
        }
      }
      moves.add(Crosses.NONE);
      worths.add(worth.of(Sheet.penalise(sheet)));
    }
    int best = 0;
    for (int i = 1; i < moves.size(); i++) {
      best = worths.get(i) > worths.get(best) ? i : best;
    }
    return moves.get(best);
  }

  @ParameterizedTest
  @EnumSource
  void choosesAsIfItListedAndJudgedEveryCandidateInThePapersOrder(QwixxRules rules) {
    Qwixx qwixx = new Qwixx(3, rules);
    EngineInfo info = EngineInfo.of("any", "Any", "Any strategy.");
    for (int index = 0; index < 2000; index++) {
      RandomGenerator random = Seeds.stream(21, index, Seeds.Purpose.TEST, 0);
      RowWeights careful = Poly.alphaQwixx().worth();
      RowWeights worth = index % 4 == 0 ? careful : anyStrategy(random).worth();
      RowPlayer player = new RowPlayer(worth);
      RowPlayer host = new RowPlayer(careful);
      RowEngine engine = new RowEngine(info, worth);
      QwixxState game = qwixx.start(Setup.STANDARD);
      while (!game.over()) {
        if (game.turn() == State.CHANCE) {
          game.play(game.draw(random));
          continue;
        }
        int choice = player.choose(game, random);
        assertThat(choice).isEqualTo(plainChoice(game, worth));
        assertThat(game.legal(choice)).isTrue();
        if (index < 100) {
          Position position = new Position(qwixx, Setup.STANDARD, List.of(), game);
          Advice advice = engine.advise(position, Budget.FREE, Watch.NONE);
          assertThat(advice.candidates()).hasSize(Moves.of(game).length);
          assertThat(advice.candidates().get(0).move()).isEqualTo(choice);
          double best = advice.candidates().get(0).rating();
          assertThat(advice.candidates()).allMatch(c -> c.rating() >= 0 && c.rating() <= best);
        }
        game.play(game.turn() == 0 ? choice : host.choose(game, random));
      }
    }
  }

  private static String choice(QwixxRules rules, String position, Poly strategy) {
    Qwixx game = new Qwixx(2, rules);
    QwixxState state = game.start(new Setup(position));
    int move = new RowPlayer(strategy.worth()).choose(state, Seeds.stream(0));
    return game.notation().format(state, move);
  }

  @Test
  void aPassivePlayerCrossesWhereCrossingIsWorthAsMuchAsNot() {
    String oneSkipped = EMPTY + "/r2,y2,g,b,p0 1 22-1111 x";
    assertThat(choice(QwixxRules.PAPER, oneSkipped, Poly.alphaQwixx())).isEqualTo("r4");
    String twoSkipped = EMPTY + "/r2,y2,g,b,p0 1 23-1111 x";
    assertThat(choice(QwixxRules.PAPER, twoSkipped, Poly.alphaQwixx())).isEqualTo("-");
  }

  @Test
  void anActivePlayerLeavesASecondCrossThatAddsNothingUnderThePapersRules() {
    String roll = "r2,y,g,b,p0/" + EMPTY + " 1 21-6266";
    assertThat(choice(QwixxRules.PAPER, roll, Poly.alphaQwixx())).isEqualTo("r3");
  }

  @Test
  void alphaQwixxSkipsSixFieldsRatherThanTakeAPenaltyButNotSeven() {
    String closedElsewhere = ",g3,b3,p0/" + EMPTY + " 1 ";
    assertThat(choice(QwixxRules.PAPER, "r2,y11" + closedElsewhere + "36-6666", Poly.alphaQwixx()))
        .isEqualTo("r9");
    assertThat(choice(QwixxRules.PAPER, "r2,y11" + closedElsewhere + "46-6666", Poly.alphaQwixx()))
        .isEqualTo("x");
  }

  @Test
  void theSkipPlayerSkipsAsManyFieldsAsItMayAndNoMoreUnlessItMust() {
    String oneSkipped = EMPTY + "/r2,y5,g,b,p0 1 22-1111 x";
    assertThat(choice(QwixxRules.PAPER, oneSkipped, SkipMaker.strategy(0))).isEqualTo("-");
    assertThat(choice(QwixxRules.PAPER, oneSkipped, SkipMaker.strategy(1))).isEqualTo("r4");
    String must = "r2,y11,g3,b3,p0/" + EMPTY + " 1 65-6666";
    assertThat(choice(QwixxRules.PAPER, must, SkipMaker.strategy(1))).isEqualTo("r11");
  }

  @Test
  void officiallyTheActivePlayerForeseesTheLockAfterAFifthWhiteCross() {
    String four = "r2.3.4.8,y,g,b,p0/" + EMPTY + " 1 ";
    assertThat(choice(QwixxRules.OFFICIAL, four + "65-6111", Poly.alphaQwixx())).isEqualTo("r11");
    assertThat(choice(QwixxRules.OFFICIAL, four + "65-1111", Poly.alphaQwixx())).isEqualTo("g11");
    assertThat(choice(QwixxRules.PAPER, four + "65-6111", Poly.alphaQwixx())).isEqualTo("g11");
  }

  @ParameterizedTest
  @EnumSource
  void engineAndPolicyPlayTheSameGames(QwixxRules rules) {
    Catalogue catalogue = Catalogue.load();
    Qwixx game = new Qwixx(2, rules);
    QwixxSimulator table = new QwixxSimulator(game);
    List<Policy> policies =
        List.of(
            new RowPlayer(Poly.alphaQwixx().worth()), new RowPlayer(SkipMaker.strategy(1).worth()));
    int[] points = new int[2];
    for (int index = 0; index < 20; index++) {
      Engine alpha = catalogue.engine("alphaqwixx", game);
      Engine skip = catalogue.engine("skip", game);
      GameRecord record =
          Referee.play(
              Bout.of(game, 4, index),
              List.of(Seat.of("alphaqwixx", alpha), Seat.of("skip", skip)));
      table.play(policies, 4, index, points);
      assertThat(record.points()).containsExactly(points[0], points[1]);
      assertThat(record.replay(game).points(1)).isEqualTo(points[1]);
    }
  }

  /** A coarse look at the figures: 20,000 games put the mean within half a point. */
  @ParameterizedTest
  @EnumSource
  void copiesOfAlphaQwixxScoreAsKnown(QwixxRules rules) {
    QwixxSimulator table = new QwixxSimulator(new Qwixx(2, rules));
    List<Policy> two =
        List.of(new RowPlayer(Poly.alphaQwixx().worth()), new RowPlayer(Poly.alphaQwixx().worth()));
    int[] points = new int[2];
    long sum = 0;
    for (int index = 0; index < 20_000; index++) {
      table.play(two, 1, index, points);
      sum += points[0] + points[1];
    }
    double known = rules.together() ? 79.4 : 75.7;
    assertThat(sum / 40_000.0).isBetween(known - 0.5, known + 0.5);
  }
}
