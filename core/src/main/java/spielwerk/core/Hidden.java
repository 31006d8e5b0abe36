package spielwerk.core;

import java.util.random.RandomGenerator;

/** Ability of a {@link State}: not every seat may see everything. */
public interface Hidden {
  /**
   * The game as this seat may know it: what is hidden from it (others' pending choices) is drawn
   * anew.
   */
  State imagine(int seat, RandomGenerator random);

  /**
   * How many of the last moves only their own player may know yet; what came before is open to all.
   */
  int pending();
}
