package spielwerk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static spielwerk.testkit.RandomGames.begin;
import static spielwerk.testkit.RandomGames.position;
import static spielwerk.testkit.RandomGames.walk;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Bout;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * What every game promises, tried in random games: of its rules, and of its texts for moves,
 * positions and records. A test of a game extends it and names the game, with options worth a try:
 *
 * <pre>{@code
 * class MisereTest extends GameContract {
 *   @Override
 *   protected Stream<String> games() {
 *     return Stream.of("misere", "misere:size=4");
 *   }
 * }
 * }</pre>
 *
 * The game is found as the program finds it, by its {@code META-INF/services}.
 */
public abstract class GameContract extends GameRulesContract {
  @ParameterizedTest
  @MethodSource("all")
  void whatIsWrittenIsReadAsTheSameMove(Game game) {
    walk(
        game,
        state -> {
          for (int move : Moves.of(state)) {
            String text = game.notation().format(state, move);
            assertThat(game.notation().parse(state, text)).isEqualTo(move);
            assertThat(game.notation().legalMove(state, " " + text + " ")).isEqualTo(move);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("all")
  void nonsenseIsNoMoveAndNoPosition(Game game) {
    State state = begin(game, 0);
    for (String text : List.of("", " ", "zz99", "-1", "1e9", "99999999999999999999", "ä", "\0")) {
      assertThatThrownBy(() -> game.notation().legalMove(state, text))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining(text.trim());
    }
    for (String text : List.of("?", "zz99", "[", "-", "/", "second", "1-", "\0")) {
      assertThatThrownBy(() -> game.start(new Setup(text))).isInstanceOf(Mistake.class);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void aGameCanStartFromAnyPositionItWrites(Game game) {
    walk(
        game,
        state -> {
          State again = game.start(new Setup(game.notation().position(state)));
          assertThat(position(game, again)).isEqualTo(position(game, state));
        });
  }

  @ParameterizedTest
  @MethodSource("all")
  void aRecordReplaysToTheSameEnd(Game game) {
    for (int index = 0; index < GAMES; index++) {
      Bout bout = Bout.of(game, 11, index);
      GameRecord game1 = Referee.play(bout, randomSeats(game));
      GameRecord game2 = Referee.play(bout, randomSeats(game));
      assertThat(game1.ending().reason()).isEqualTo(Ending.Reason.FINISHED);
      assertThat(game2.facts()).isEqualTo(game1.facts());
      State end = game1.replay(catalogue.game(game1.game()));
      assertThat(end.over()).isTrue();
      assertThat(IntStream.range(0, game.traits().seats()).mapToObj(end::points).toList())
          .isEqualTo(game1.points());
    }
  }

  private static List<Seat> randomSeats(Game game) {
    return IntStream.range(0, game.traits().seats())
        .mapToObj(seat -> Seat.of("random", new RandomMover()))
        .toList();
  }
}
