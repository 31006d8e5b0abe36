package spielwerk.lab.competition;

import spielwerk.arena.MatchSpec;

/**
 * A match among those of a study.
 *
 * @param part what its games are called where they are kept; empty if nothing but points is kept
 * @param first what the first player is called
 * @param generation of the first player's network, or -1 if it has none of a training
 * @param paper the paper's result, or empty
 * @param spec whatever its seed is
 */
record Pairing(
    String part, String first, String second, int generation, String paper, MatchSpec spec) {

  Pairing(String part, String first, String second, String paper, MatchSpec spec) {
    this(part, first, second, -1, paper, spec);
  }

  @Override
  public String toString() {
    return first + " - " + second;
  }
}
