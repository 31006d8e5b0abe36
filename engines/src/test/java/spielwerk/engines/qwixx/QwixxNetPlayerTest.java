package spielwerk.engines.qwixx;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.games.qwixx.Crosses;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;
import spielwerk.games.qwixx.QwixxState;
import spielwerk.games.qwixx.Sheet;

class QwixxNetPlayerTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final QwixxModels MODELS = new QwixxModels();

  record Case(String player, Qwixx game) {
    QwixxNet outlook() {
      return MODELS.outlook(player, game);
    }
  }

  /** Every player for both rule sets and 2 to 5 players. */
  static Stream<Case> cases() {
    return Stream.of("qwixx-win", "qwixx-points", "qwixx-adaptive")
        .flatMap(
            player ->
                Stream.of(QwixxRules.values())
                    .flatMap(
                        rules ->
                            Stream.of(2, 3, 4, 5)
                                .map(count -> new Case(player, new Qwixx(count, rules)))));
  }

  /** What an outlook says of a sheet, all summed anew. */
  private static double plainWorth(QwixxState game, QwixxNet qwixxNet, long sheet) {
    QwixxNetInput qwixxNetInput = new QwixxNetInput();
    int closed = game.closed() | Sheet.locked(sheet);
    qwixxNetInput.others(game, game.turn(), closed, qwixxNet.seesOthers());
    qwixxNetInput.own(sheet, closed);
    if (qwixxNetInput.ends()) {
      return qwixxNet.valueOfEnd(qwixxNetInput);
    }
    float[] sums = qwixxNet.room();
    qwixxNet.add(qwixxNetInput, sums);
    return qwixxNet.value(qwixxNetInput, sums);
  }

  /** The worth of a decision by playing white and then each colour on a copy of the sheet. */
  private static double plainWorth(QwixxState game, QwixxNet qwixxNet, int move) {
    long sheet = game.after(move);
    if (game.step() != QwixxState.Step.WHITE || game.turn() != game.active()) {
      return plainWorth(game, qwixxNet, sheet);
    }
    int closed = game.closed() | Sheet.locked(sheet);
    double best = plainWorth(game, qwixxNet, move == Crosses.NONE ? Sheet.penalise(sheet) : sheet);
    for (int colour = 0; colour < 8 && Integer.bitCount(closed) < 2; colour++) {
      int row = colour / 2;
      boolean free = (closed & (1 << row)) == 0 && (game.colours(sheet) & (1 << colour)) != 0;
      if (free) {
        long after = Sheet.cross(sheet, row, game.colourField(colour));
        best = Math.max(best, plainWorth(game, qwixxNet, after));
      }
    }
    return best;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void playsLegallyWhatTheOutlookLikesBestAndTheEngineAdvisesTheSame(Case each) {
    Qwixx qwixx = each.game();
    QwixxNetPlayer player = new QwixxNetPlayer(each.outlook());
    Engine engine = CATALOGUE.engine(each.player() + ":rolls=0", qwixx);
    for (int index = 0; index < 5; index++) {
      RandomGenerator random = Seeds.stream(8, index, Seeds.Purpose.TEST, 0);
      QwixxState game = qwixx.start(Setup.STANDARD);
      while (!game.over()) {
        if (game.turn() == State.CHANCE) {
          game.play(game.draw(random));
          continue;
        }
        int choice = player.choose(game, random);
        double worth = player.value();
        assertThat(game.legal(choice)).isTrue();
        for (int move : Moves.of(game)) {
          assertThat(plainWorth(game, each.outlook(), move)).isLessThan(worth + 1e-3);
        }
        Position position = new Position(qwixx, Setup.STANDARD, List.of(), game);
        Advice advice = engine.advise(position, Budget.FREE, Watch.NONE);
        assertThat(advice.candidates()).hasSize(Moves.of(game).length);
        assertThat(advice.candidates().get(0).move()).isEqualTo(choice);
        assertThat(advice.candidates()).allMatch(candidate -> candidate.rating() >= 0);
        if (each.outlook().aim() == Objective.WIN) {
          assertThat(advice.candidates().stream().map(Candidate::value))
              .allMatch(value -> value >= -1 && value <= 1);
        }
        game.play(index % 2 == 0 ? choice : Moves.of(game)[0]);
      }
    }
  }
}
