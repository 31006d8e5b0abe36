package spielwerk.workshop.othello;

import java.util.function.Consumer;
import spielwerk.engines.othello.patterns.PatternWeights;

/**
 * Makes the tables of {@code patterns} again. It knows the rules and what a beginner is told
 * (mobility and corners), plays games against itself, learns from them and begins anew with what it
 * has learnt: a quarter of the games one move ahead, half of them two, then all of them three. The
 * same games and seed give the same tables.
 */
final class PatternTrainer {
  private static final int TIMES = 12;
  private static final double LAMBDA = 0.8;

  private PatternTrainer() {}

  static PatternWeights train(int games, long seed, Consumer<String> say) {
    PatternSamples samples = new PatternSamples();
    samples.play(games / 4 + 1, seed, say);
    PatternWeights first = new PatternRegression(samples, seed).fit(TIMES, say);
    samples.dropFrom(0);
    samples.chooseBy(first, 2, LAMBDA);
    samples.play(games / 2 + 1, seed + 1, say);
    samples.chooseBy(new PatternRegression(samples, seed).fit(TIMES, say), 3, LAMBDA);
    samples.play(games, seed + 2, say);
    return new PatternRegression(samples, seed).fit(TIMES, say);
  }
}
