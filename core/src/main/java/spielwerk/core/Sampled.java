package spielwerk.core;

import java.util.random.RandomGenerator;

/** Ability of a {@link State}: a legal move can be drawn evenly without listing them all. */
public interface Sampled {
  int sample(RandomGenerator random);
}
