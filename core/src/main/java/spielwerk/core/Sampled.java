package spielwerk.core;

import java.util.random.RandomGenerator;

/**
 * Ability of a {@link State}: a legal move can be drawn uniformly at random without listing them
 * all.
 */
public interface Sampled {
  int sample(RandomGenerator random);
}
