package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.State;

/** Games that chance has played, for tests of what keeps them. */
final class Plays {
  static final SelfPlayRecord.Cost COST = new SelfPlayRecord.Cost(12, 3, 5, 1.5, 1_000, 2_000);

  private Plays() {}

  static Game game(String text) {
    return Catalogue.load().game(text);
  }

  /** A game with a sample in every position: some shares, no two alike. */
  static SelfPlayRecord random(Game game, long seed, int index) {
    RandomGenerator random = Seeds.stream(seed, index, Seeds.Purpose.TEST, 0);
    State state = game.start(SelfPlay.setup(game, seed, index));
    List<Integer> moves = new ArrayList<>();
    List<SelfPlayRecord.Sample> samples = new ArrayList<>();
    while (!state.over()) {
      int[] legal = Moves.of(state);
      short[] wanted = new short[legal.length];
      short[] shares = new short[legal.length];
      double sum = legal.length * (legal.length + 1) / 2.0;
      for (int i = 0; i < legal.length; i++) {
        wanted[i] = (short) legal[i];
        shares[i] = SelfPlayRecord.Sample.pack((i + 1) / sum);
      }
      samples.add(
          new SelfPlayRecord.Sample(moves.size(), wanted, shares, (float) random.nextDouble()));
      int move = legal[random.nextInt(legal.length)];
      state.play(move);
      moves.add(move);
    }
    int result = Integer.signum(state.points(0) - state.points(1));
    int[] all = moves.stream().mapToInt(move -> move).toArray();
    return new SelfPlayRecord(index, 0, all, result, false, samples, COST);
  }

  static List<SelfPlayRecord> random(Game game, long seed, int from, int to) {
    List<SelfPlayRecord> games = new ArrayList<>();
    for (int index = from; index < to; index++) {
      games.add(random(game, seed, index));
    }
    return games;
  }

  /** All that does not depend on time, as a text to compare. */
  static String facts(SelfPlayRecord game) {
    StringBuilder text = new StringBuilder();
    text.append(game.index()).append(' ').append(game.given()).append(' ').append(game.result());
    text.append(game.exact()).append(Arrays.toString(game.moves()));
    for (SelfPlayRecord.Sample sample : game.samples()) {
      text.append(sample.ply()).append(Arrays.toString(sample.moves()));
      text.append(Arrays.toString(sample.shares())).append(sample.value());
    }
    return text.toString();
  }

  static List<String> facts(List<SelfPlayRecord> games) {
    return games.stream().map(Plays::facts).toList();
  }
}
