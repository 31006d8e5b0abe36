package spielwerk.core;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Where all randomness comes from. Streams are derived from (seed, game index, purpose, seat), so
 * that a game is a function of its spec and index on any number of threads, and dice do not change
 * when an engine draws one number more.
 */
public final class Seeds {
  /** What a stream is for. The order is part of every repeated result: only ever append. */
  public enum Purpose {
    SETUP,
    DICE,
    OPENING,
    ENGINE,
    CHOICE,
    HIDDEN,
    TEST,
    BREED
  }

  private Seeds() {}

  @SuppressWarnings("EnumOrdinal") // the order never changes, as the enum says
  public static long derive(long seed, long index, Purpose purpose, int seat) {
    long mixed = mix(seed + 0x9E3779B97F4A7C15L);
    mixed = mix(mixed ^ (index + 0xD1B54A32D192ED03L));
    mixed = mix(mixed ^ (purpose.ordinal() * 0x8CB92BA72F3D8DD7L + 1));
    return mix(mixed ^ (seat * 0xAAAAAAAAAAAAAAABL + 7));
  }

  public static RandomGenerator stream(long seed, long index, Purpose purpose, int seat) {
    return new SplittableRandom(derive(seed, index, purpose, seat));
  }

  public static RandomGenerator stream(long seed) {
    return new SplittableRandom(mix(seed));
  }

  /**
   * Stafford's variant 13 of the 64-bit finaliser, as in SplitMix64: every input bit changes half
   * the output bits.
   */
  public static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
