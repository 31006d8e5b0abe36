package spielwerk.engines.fiveinarow;

/** What one engine thinks of the fields of a position. Belongs to one thread. */
@FunctionalInterface
interface Opinion {
  /**
   * Rates fields.
   *
   * @param sight the position, to be left as it was found
   * @param ballot takes the ratings, from 0
   * @param leash how long it may think; only those who look ahead need it
   */
  void rate(Sight sight, Ballot ballot, Leash leash);
}
