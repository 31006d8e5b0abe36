package spielwerk.workshop.qwixx;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.engines.qwixx.Objective;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetInput;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxState;

/**
 * TD(lambda) on the positions after one's own decisions: after each game the value of every input
 * of a seat that learns is moved towards a mix of what was predicted one turn later and how it
 * ended. The dice bring variety enough, so the best decision is always played. A run is one
 * thread's work from one seed.
 */
final class QwixxNetSelfPlay {
  private final QwixxNet qwixxNet;
  private final QwixxState start;
  private final QwixxState state;
  private final List<Policy> hosts;
  private final QwixxNetPlayer learner;
  private final List<Story> stories = new ArrayList<>();
  private final float[] sums;
  private final int[] points;
  private final int copies;
  private final Pace pace;

  /**
   * How a run learns.
   *
   * @param games how many it plays
   * @param lambda how much the end of the game counts against the next prediction
   * @param rate the step at the beginning; it falls steadily
   * @param lastRate the step at the end
   */
  record Pace(long games, double lambda, double rate, double lastRate) {
    float rate(long index) {
      return (float) (rate + (lastRate - rate) * index / games);
    }
  }

  /** The inputs of one seat in one game. */
  private static final class Story {
    final List<QwixxNetInput> glances = new ArrayList<>();
    double[] values = new double[64];
    int length;

    void add(QwixxNetInput qwixxNetInput, double value) {
      if (length == glances.size()) {
        glances.add(new QwixxNetInput());
        values = length < values.length ? values : Arrays.copyOf(values, 2 * length);
      }
      glances.get(length).set(qwixxNetInput);
      values[length++] = value;
    }
  }

  /**
   * Prepares a run.
   *
   * @param hosts who may sit at the other seats, drawn uniformly
   * @param copies how many of a hundred other seats go to copies of the learner instead
   */
  QwixxNetSelfPlay(Qwixx game, QwixxNet qwixxNet, List<Policy> hosts, int copies, Pace pace) {
    this.qwixxNet = qwixxNet;
    this.start = game.start(Setup.STANDARD);
    this.state = start.copy();
    this.hosts = hosts;
    this.learner = new QwixxNetPlayer(qwixxNet);
    this.sums = qwixxNet.room();
    this.points = new int[start.seats()];
    this.copies = copies;
    this.pace = pace;
    for (int seat = 0; seat < start.seats(); seat++) {
      stories.add(new Story());
    }
  }

  /** Plays and learns. */
  void run(long seed, Consumer<String> say) {
    double sum = 0;
    long every = Math.max(1, pace.games / 10);
    for (long index = 0; index < pace.games; index++) {
      sum += play(seed, index, pace.rate(index));
      if ((index + 1) % every == 0) {
        say.accept("game %d: mean result of learners %.4f".formatted(index + 1, sum / every));
        sum = 0;
      }
    }
  }

  private double play(long seed, long index, float step) {
    RandomGenerator dice = Seeds.stream(seed, index, Seeds.Purpose.DICE, 0);
    RandomGenerator choice = Seeds.stream(seed, index, Seeds.Purpose.BREED, 3);
    int seats = start.seats();
    List<Policy> players = new ArrayList<>(seats);
    for (int seat = 0; seat < seats; seat++) {
      boolean learns = seat == index % seats || choice.nextInt(100) < copies;
      players.add(learns ? learner : hosts.get(choice.nextInt(hosts.size())));
      stories.get(seat).length = 0;
    }
    state.set(start);
    for (int turn = state.turn(); turn != State.OVER; turn = state.turn()) {
      if (turn == State.CHANCE) {
        state.play(state.draw(dice));
        continue;
      }
      int move = players.get(turn).choose(state, choice);
      if (players.get(turn) == learner) {
        boolean colourFollows = state.step() == QwixxState.Step.WHITE && turn == state.active();
        if (!colourFollows || learner.chosen().ends()) {
          stories.get(turn).add(learner.chosen(), learner.value());
        }
      }
      state.play(move);
    }
    for (int seat = 0; seat < seats; seat++) {
      points[seat] = state.points(seat);
    }
    double results = 0;
    int learners = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (players.get(seat) == learner) {
        double result = result(seat);
        learn(stories.get(seat), result, step);
        results += result;
        learners++;
      }
    }
    return results / learners;
  }

  private double result(int seat) {
    if (qwixxNet.aim() == Objective.WIN) {
      return BulkGames.share(points, seat);
    }
    return BulkGames.mean(points);
  }

  private void learn(Story story, double result, float step) {
    double target = result;
    for (int t = story.length - 1; t >= 0; t--) {
      qwixxNet.learn(story.glances.get(t), target, step, sums);
      target = (1 - pace.lambda) * story.values[t] + pace.lambda * target;
    }
  }
}
