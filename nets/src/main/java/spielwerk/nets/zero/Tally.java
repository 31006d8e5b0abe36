package spielwerk.nets.zero;

/** What a search counts, since it began. */
final class Tally {
  /** Answers of the network. */
  int evaluated;

  /** Answers that were remembered. */
  int remembered;

  /** Leaves where the game was over. */
  int endings;

  /** Leaves that were solved. */
  int solved;

  /** Nodes that were there already. */
  int kept;

  /** The longest way from the root. */
  int deepest;

  private long moves;
  private int opened;

  void clear(int nodesKept) {
    evaluated = 0;
    remembered = 0;
    endings = 0;
    solved = 0;
    kept = nodesKept;
    deepest = 0;
    moves = 0;
    opened = 0;
  }

  void reached(int depth) {
    deepest = Math.max(deepest, depth);
  }

  /** A position was expanded that has so many moves. */
  void opened(int itsMoves, int depth) {
    moves += itsMoves;
    opened++;
    reached(depth);
  }

  /** Positions expanded: those the network judged, now or before. */
  int expanded() {
    return opened;
  }

  /** How many legal moves the positions expanded have on average, or what stands in for it. */
  double branching(int rootMoves) {
    return opened == 0 ? rootMoves : (double) moves / opened;
  }
}
