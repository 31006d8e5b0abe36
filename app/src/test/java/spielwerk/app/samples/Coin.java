package spielwerk.app.samples;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Chronicled;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/** One player bets twice on the fall of a coin. Has chance, one seat, and no way back. */
public record Coin() implements Game {
  /** As the catalogue finds it. */
  public static final class Maker implements GameMaker {
    @Override
    public GameInfo info() {
      return new GameInfo("coin", "Coin", "Bet twice.", 1, 1, List.of());
    }

    @Override
    public Game make(Settings settings) {
      return new Coin();
    }
  }

  @Override
  public String id() {
    return "coin";
  }

  @Override
  public Traits traits() {
    return new Traits(1, true, false, false, Goal.POINTS, 2, 2, 4);
  }

  @Override
  public State start(Setup setup) {
    return new Tosses();
  }

  @Override
  public Notation notation() {
    return new Writing();
  }

  private static final class Writing implements Notation {
    @Override
    public String format(State state, int move) {
      return move == 0 ? "heads" : "tails";
    }

    @Override
    public int parse(State state, String text) {
      if (!text.equals("heads") && !text.equals("tails")) {
        throw new Mistake("'" + text + "' is neither heads nor tails.");
      }
      return text.equals("heads") ? 0 : 1;
    }

    @Override
    public String board(State state) {
      return "points: " + ((Tosses) state).points;
    }

    @Override
    public String position(State state) {
      return "";
    }

    @Override
    public String seat(int seat) {
      return "gambler";
    }
  }

  private static final class Tosses implements State, Chronicled {
    private int played;
    private int bet;
    private int points;

    @Override
    public int round() {
      return played / 2;
    }

    @Override
    public List<String> figures() {
      return List.of("points so far");
    }

    @Override
    public double figure(int figure, int seat) {
      return points;
    }

    @Override
    public int turn() {
      return played == 4 ? OVER : played % 2 == 0 ? 0 : CHANCE;
    }

    @Override
    public int moves(int[] into, int at) {
      into[at] = 0;
      into[at + 1] = 1;
      return at + 2;
    }

    @Override
    public boolean legal(int move) {
      return move == 0 || move == 1;
    }

    @Override
    public void play(int move) {
      if (turn() == CHANCE) {
        points += move == bet ? 1 : 0;
      } else {
        bet = move;
      }
      played++;
    }

    @Override
    public int draw(RandomGenerator dice) {
      return dice.nextInt(2);
    }

    @Override
    public int points(int seat) {
      return points;
    }

    @Override
    public State copy() {
      Tosses copy = new Tosses();
      copy.set(this);
      return copy;
    }

    @Override
    public void set(State other) {
      Tosses from = (Tosses) other;
      played = from.played;
      bet = from.bet;
      points = from.points;
    }
  }
}
