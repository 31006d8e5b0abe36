package spielwerk.engines.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.Sampled;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;
import spielwerk.core.Watch;

class RandomEngineTest {
  private static final Game LISTED = new OneMove(false);
  private static final Game SAMPLED = new OneMove(true);

  @Test
  void itIsInTheCatalogueAndPlaysEveryGame() {
    Catalogue catalogue = Catalogue.load();
    assertThat(catalogue.engines(LISTED)).anyMatch(info -> info.id().equals("random"));
    assertThatThrownBy(() -> catalogue.engine("random:x=1", LISTED)).isInstanceOf(Mistake.class);
  }

  @Test
  void everyLegalMoveIsAsLikelyAsAnother() {
    for (Game game : List.of(LISTED, SAMPLED)) {
      int[] counts = new int[5];
      Engine engine = Catalogue.load().engine("random", game);
      engine.newGame(game, 0, Goal.WIN, 1);
      for (int i = 0; i < 50_000; i++) {
        counts[ask(engine, game)]++;
      }
      for (int count : counts) {
        assertThat(count / 50_000.0).isCloseTo(0.2, within(0.01));
      }
    }
  }

  @Test
  void theSeedDecidesWhateverWasPlayedBefore() {
    Engine engine = Catalogue.load().engine("random", LISTED);
    Engine other = Catalogue.load().engine("random", LISTED);
    engine.newGame(LISTED, 0, Goal.WIN, 1);
    for (int i = 0; i < 7; i++) {
      ask(engine, LISTED);
    }
    engine.newGame(LISTED, 0, Goal.WIN, 5);
    other.newGame(LISTED, 1, Goal.WIN, 5);
    for (int i = 0; i < 50; i++) {
      assertThat(ask(engine, LISTED)).isEqualTo(ask(other, LISTED));
    }
  }

  private static int ask(Engine engine, Game game) {
    State state = game.start(Setup.STANDARD);
    return engine
        .advise(new Position(game, Setup.STANDARD, List.of(), state), Budget.FREE, Watch.NONE)
        .candidates()
        .get(0)
        .move();
  }

  /** A game of one move out of five. */
  private record OneMove(boolean sampled) implements Game {
    @Override
    public String id() {
      return "onemove";
    }

    @Override
    public Traits traits() {
      return Traits.duel(5, 5, 1);
    }

    @Override
    public State start(Setup setup) {
      return sampled ? new Drawn() : new Open();
    }

    @Override
    public Notation notation() {
      return new Numbered();
    }
  }

  private static class Numbered implements Notation {
    @Override
    public String format(State state, int move) {
      return "" + move;
    }

    @Override
    public int parse(State state, String text) {
      return Integer.parseInt(text);
    }

    @Override
    public String board(State state) {
      return "";
    }

    @Override
    public String position(State state) {
      return "";
    }

    @Override
    public String seat(int seat) {
      return "" + seat;
    }
  }

  private static class Open implements State {
    @Override
    public int turn() {
      return 0;
    }

    @Override
    public int moves(int[] into, int at) {
      for (int move = 0; move < 5; move++) {
        into[at + move] = move;
      }
      return at + 5;
    }

    @Override
    public boolean legal(int move) {
      return move >= 0 && move < 5;
    }

    @Override
    public void play(int move) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int points(int seat) {
      return 0;
    }

    @Override
    public State copy() {
      return this;
    }

    @Override
    public void set(State other) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class Drawn extends Open implements Sampled {
    @Override
    public int sample(RandomGenerator random) {
      return random.nextInt(5);
    }
  }
}
