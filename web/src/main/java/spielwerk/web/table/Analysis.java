package spielwerk.web.table;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import spielwerk.arena.library.PositionAnalysis;
import spielwerk.core.Budget;

/**
 * What is known of the positions of a table beyond its moves: what an engine found that was let
 * loose on the whole game, and what the engines that played thought. Guarded by the table.
 */
final class Analysis {
  /** How it stands with the walk through the game. */
  enum Phase {
    /** Nobody asked for one. */
    NONE,
    /** It has its place in the queue. */
    WAITING,
    RUNNING,
    DONE,
    /** Somebody stopped it; what was found stays. */
    CANCELLED,
    /** The program ended in the middle; it can go on. */
    INTERRUPTED,
    /** The engine failed; {@link #trouble} says how. */
    FAILED;

    boolean busy() {
      return this == WAITING || this == RUNNING;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  Phase phase = Phase.NONE;
  String engine = "";
  Budget budget = Budget.FREE;
  String trouble = "";

  /** The last move of the line that is looked through. */
  int end;

  /** How many of its positions have been judged, of how many. */
  int done;

  int total;

  /** What the engine says, by the number of the move that leads to the position. */
  final Map<Integer, PositionAnalysis> judgements = new HashMap<>();

  /** What the engines that play thought when it was their turn, in the same way. */
  final Map<Integer, PositionAnalysis> thoughts = new HashMap<>();

  /** Begins anew; what the same engine said within the same budget need not be asked again. */
  void begin(String wanted, Budget limit) {
    if (!engine.equals(wanted) || !budget.equals(limit)) {
      judgements.clear();
    }
    engine = wanted;
    budget = limit;
    trouble = "";
    phase = Phase.WAITING;
  }

  /** Forgets what was said of moves that are gone. */
  void prune(VariationTree tree) {
    judgements.keySet().removeIf(node -> !tree.has(node));
    thoughts.keySet().removeIf(node -> !tree.has(node));
  }
}
