package spielwerk.engines.othello.patterns;

/**
 * A move with what it is worth.
 *
 * @param value in parts of a disc ({@link PatternWeights#SCALE})
 * @param line the squares of how the game may go on, this one first
 */
record RatedMove(int square, int value, boolean exact, int[] line) {}
