package spielwerk.engines.fiveinarow;

/** What one engine thinks of the squares of a position. Belongs to one thread. */
@FunctionalInterface
interface FieldRater {
  /**
   * Rates squares.
   *
   * @param boardView the position, to be left as it was found
   * @param ratedFields takes the ratings, from 0
   * @param nodeLimit how long it may think; only those who look ahead need it
   */
  void rate(BoardView boardView, RatedFields ratedFields, NodeLimit nodeLimit);
}
