package spielwerk.bench;

import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Catalogue;
import spielwerk.core.Playout;
import spielwerk.core.Policy;
import spielwerk.core.Seeds;
import spielwerk.games.quickciv.AppraisalWeights;
import spielwerk.games.quickciv.Greedy;
import spielwerk.games.quickciv.QuickCiv;
import spielwerk.games.quickciv.QuickCivState;

/** Quick Civ's forward model at mid-game: round 50 of games of four greedy bots that fight. */
public final class QuickCivBench implements BenchGroup {
  private static final int GAMES = 16;
  private static final int ROUND = 50;
  private static final int CENTRE = 12;
  private static final double WAR = 20;
  private static final int LENGTH = 80;
  private static final int BATCH = 1024;

  @Override
  public String id() {
    return QuickCiv.ID;
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    return List.of(
        RateBench.of(
            "quickciv.steps",
            "builds with the update of income, pressure and sieges, from round " + ROUND,
            QuickCivBench::steps),
        RateBench.of(
            "quickciv.plies",
            "random plies from round " + ROUND + " to the end, drawn from all legal actions",
            QuickCivBench::plies),
        RateBench.of(
            "quickciv.copies",
            "states of round " + ROUND + " copied into another",
            QuickCivBench::copies),
        RateBench.of(
            "quickciv.greedy",
            "choices of the greedy bot in round " + ROUND + ", all legal actions weighed",
            QuickCivBench::greedyMoves));
  }

  private static Policy greedy(QuickCiv game) {
    return new Greedy(game, AppraisalWeights.GREEDY, CENTRE, WAR);
  }

  private static QuickCivState[] midGames(QuickCiv game) {
    QuickCivState[] states = new QuickCivState[GAMES];
    Policy greedy = greedy(game);
    for (int i = 0; i < GAMES; i++) {
      RandomGenerator random = random(i);
      states[i] = game.start(game.setup(i));
      while (states[i].round() < ROUND) {
        states[i].play(greedy.choose(states[i], random));
      }
    }
    return states;
  }

  private static RandomGenerator random(int index) {
    return Seeds.stream(1, index, Seeds.Purpose.TEST, 0);
  }

  /** Builds with all that follows, round updates included; which ones was drawn beforehand. */
  private static Workload steps() {
    QuickCiv game = QuickCiv.usual();
    QuickCivState[] starts = midGames(game);
    QuickCivState state = starts[0].copy();
    int[][] lines = new int[GAMES][LENGTH];
    for (int i = 0; i < GAMES; i++) {
      RandomGenerator random = random(i);
      state.set(starts[i]);
      for (int k = 0; k < LENGTH; k++) {
        do {
          lines[i][k] = state.sample(random);
        } while (lines[i][k] == state.pass() && state.count() > 1);
        state.play(lines[i][k]);
      }
    }
    return () -> {
      long seen = 0;
      for (int i = 0; i < GAMES; i++) {
        state.set(starts[i]);
        for (int move : lines[i]) {
          state.play(move);
        }
        seen += state.points(0);
      }
      return GAMES * LENGTH + (seen == 0 ? 1 : 0);
    };
  }

  /** Random play to the end, each move drawn uniformly from all legal ones. */
  private static Workload plies() {
    QuickCiv game = QuickCiv.usual();
    QuickCivState[] starts = midGames(game);
    QuickCivState state = starts[0].copy();
    Playout playout = new Playout(game);
    RandomGenerator random = random(0);
    return () -> {
      long plies = 0;
      for (QuickCivState start : starts) {
        state.set(start);
        plies += playout.finish(state, random);
      }
      return plies;
    };
  }

  /** A state made equal to another. */
  private static Workload copies() {
    QuickCiv game = QuickCiv.usual();
    QuickCivState[] starts = midGames(game);
    QuickCivState state = starts[0].copy();
    return () -> {
      long seen = 0;
      for (int i = 0; i < BATCH; i++) {
        state.set(starts[i % GAMES]);
        seen += state.points(0);
      }
      return BATCH + (seen == -1 ? 1 : 0);
    };
  }

  /** Moves of the greedy bot, which weighs every legal action. */
  private static Workload greedyMoves() {
    QuickCiv game = QuickCiv.usual();
    QuickCivState[] starts = midGames(game);
    Policy greedy = greedy(game);
    RandomGenerator random = random(0);
    return () -> {
      long chosen = 0;
      for (QuickCivState start : starts) {
        chosen += greedy.choose(start, random) >= 0 ? 1 : 0;
      }
      return chosen;
    };
  }
}
