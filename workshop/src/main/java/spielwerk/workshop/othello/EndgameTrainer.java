package spielwerk.workshop.othello;

import java.util.function.Consumer;
import spielwerk.engines.othello.endgame.ScoreEstimate;
import spielwerk.engines.othello.endgame.ShallowSearch;

/**
 * Makes the endgame solver's learnt patterns again. It plays a number of games by mobility and
 * learns from them, then as many by what it has learnt, and learns from all. The same games and
 * seed give the same tables.
 */
final class EndgameTrainer {
  private static final int TIMES = 40;

  private EndgameTrainer() {}

  static ScoreEstimate train(int games, long seed, Consumer<String> say) {
    EndgameSamples samples = new EndgameSamples();
    samples.play(games, seed, say);
    samples.chooseBy(new ShallowSearch(new EndgameRegression(samples).fit(TIMES, say)));
    samples.play(games, seed + 1, say);
    return new EndgameRegression(samples).fit(TIMES, say);
  }
}
