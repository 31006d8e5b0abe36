package spielwerk.core;

import java.util.random.RandomGenerator;

/** A fast opinion for bulk games: state in, move out. It may not change the state. */
@FunctionalInterface
public interface Policy {
  int choose(State state, RandomGenerator random);
}
