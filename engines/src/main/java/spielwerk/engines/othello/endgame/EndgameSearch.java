package spielwerk.engines.othello.endgame;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Unfinished;
import spielwerk.games.othello.Flips;

/** The tree search of {@link Endgame}. Its numbers were tuned by node counts on FFO 40 to 42. */
final class EndgameSearch {
  private static final long CORNERS = 0x8100000000000081L;

  /** With this many empty squares or fewer, sorting moves costs more than it saves. */
  private static final int UNSORTED = 6;

  /** From this many on, positions are kept in the table. */
  private static final int TABLE = 8;

  /** From this many on, the table is asked about all children first. */
  private static final int ASK_CHILDREN = 9;

  /** From this many on, moves are sorted by looking none, one, two or three moves ahead. */
  private static final int[] FORESEE = {12, 16, 19, 22};

  /** What one reply fewer is worth beside the guess, and an odd quarter. */
  private static final int REPLY = 2 * ScoreEstimate.SCALE;

  private static final int LONE = ScoreEstimate.SCALE / 2;

  /**
   * By empty squares: the least score asked for at which it pays to count stable discs (Richard
   * Delorme's Edax has such a list; most of these are its numbers).
   */
  private static final int[] STABLE = {
    99, 99, 99, 99, 6, 8, 10, 12, 8, 10, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 40, 42, 42, 44,
    44, 46, 46, 48, 48, 48
  };

  private static final int LATER = 99;
  private static final int STOP_FROM = 10;

  private final LastSquares last = new LastSquares();
  private final EndgameTranspositionTable table;
  private final @Nullable ShallowSearch shallowSearch;
  private final MoveList[] lists = MoveList.lists();
  private int rootSquare;
  BooleanSupplier stop = () -> false;

  /**
   * @param shallowSearch null to sort by replies alone
   */
  EndgameSearch(int bits, @Nullable ShallowSearch shallowSearch) {
    this.table = new EndgameTranspositionTable(bits);
    this.shallowSearch = shallowSearch;
  }

  void begin() {
    last.nodes = 0;
    table.clear();
  }

  long nodes() {
    return last.nodes;
  }

  /** The best square that {@link #root} found. */
  int square() {
    return rootSquare;
  }

  /** Searches a position in which there is a move, within a window. */
  int root(long own, long enemy, int alpha, int beta) {
    int empties = 64 - Long.bitCount(own | enemy);
    return wide(own, enemy, alpha, beta, empties, true);
  }

  /** Whether a move is worth this much or more. */
  boolean atLeast(long own, long enemy, int square, int least) {
    long flips = Flips.of(own, enemy, square);
    int empties = 64 - Long.bitCount(own | enemy);
    return -narrow(enemy ^ flips, own | flips | (1L << square), -least, empties - 1) >= least;
  }

  /** Principal variation search with an open window. */
  private int wide(long own, long enemy, int alpha, int beta, int empties, boolean root) {
    if (!root && beta - alpha <= 1) {
      return narrow(own, enemy, alpha, empties);
    }
    last.nodes++;
    long moves = Flips.moves(own, enemy);
    if (moves == 0) {
      return Flips.moves(enemy, own) == 0
          ? LastSquares.end(own, enemy)
          : -wide(enemy, own, -beta, -alpha, empties, false);
    }
    long facts = empties < TABLE ? 0 : table.facts(own, enemy);
    MoveList list = list(own, enemy, moves, empties, facts);
    int best = LastSquares.NOTHING;
    int square = EndgameTranspositionTable.NONE;
    for (int i = 0; i < list.count && best < beta; i++) {
      list.choose(i);
      long flips = list.flips[i];
      long mine = own | flips | (1L << list.square[i]);
      long his = enemy ^ flips;
      int low = Math.max(alpha, best);
      int value = i == 0 ? low + 1 : -narrow(his, mine, ~low, empties - 1);
      if (i == 0 || (value > low && value < beta)) {
        value = -wide(his, mine, -beta, -low, empties - 1, false);
      }
      if (value > best) {
        best = value;
        square = list.square[i];
      }
    }
    if (empties >= TABLE) {
      table.note(own, enemy, empties, best > alpha ? best : -64, best < beta ? best : 64, square);
    }
    if (root) {
      rootSquare = square;
    }
    return best;
  }

  /** Whether the side to move gets more than alpha; as {@link LastSquares} answers. */
  private int narrow(long own, long enemy, int alpha, int empties) {
    if (empties <= UNSORTED) {
      long empty = ~(own | enemy);
      int odd = LastSquares.odd(empty);
      return empties == 4
          ? last.four(own, enemy, alpha, empty, odd)
          : unsorted(own, enemy, alpha, empties, empty, odd);
    }
    last.nodes++;
    if (empties >= STOP_FROM && stop.getAsBoolean()) {
      throw new Unfinished("The endgame was not solved within its budget.");
    }
    if (alpha >= threshold(empties)) {
      int most = 64 - 2 * Stability.count(enemy, own);
      if (most <= alpha) {
        return most;
      }
    }
    long facts = empties < TABLE ? 0 : table.facts(own, enemy);
    if (facts != 0) {
      if (EndgameTranspositionTable.lower(facts) > alpha) {
        return EndgameTranspositionTable.lower(facts);
      }
      if (EndgameTranspositionTable.upper(facts) <= alpha) {
        return EndgameTranspositionTable.upper(facts);
      }
    }
    long moves = Flips.moves(own, enemy);
    if (moves == 0) {
      return Flips.moves(enemy, own) == 0
          ? LastSquares.end(own, enemy)
          : -narrow(enemy, own, ~alpha, empties);
    }
    if (empties >= ASK_CHILDREN) {
      int known = askChildren(own, enemy, moves, alpha);
      if (known > alpha) {
        return known;
      }
    }
    MoveList list = list(own, enemy, moves, empties, facts);
    int best = LastSquares.NOTHING;
    int square = EndgameTranspositionTable.NONE;
    for (int i = 0; i < list.count && best <= alpha; i++) {
      list.choose(i);
      long flips = list.flips[i];
      long mine = own | flips | (1L << list.square[i]);
      int value = flips == enemy ? 64 : -narrow(enemy ^ flips, mine, ~alpha, empties - 1);
      if (value > best) {
        best = value;
        square = list.square[i];
      }
    }
    if (empties >= TABLE) {
      table.note(own, enemy, empties, best > alpha ? best : -64, best > alpha ? 64 : best, square);
    }
    return best;
  }

  private static int threshold(int empties) {
    return empties < STABLE.length ? STABLE[empties] : LATER;
  }

  /** A lower bound that the table has by way of some child, or nothing above alpha. */
  private int askChildren(long own, long enemy, long moves, int alpha) {
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      long facts = table.facts(enemy ^ flips, own | flips | (left & -left));
      if (facts != 0 && -EndgameTranspositionTable.upper(facts) > alpha) {
        return -EndgameTranspositionTable.upper(facts);
      }
    }
    return LastSquares.NOTHING;
  }

  private MoveList list(long own, long enemy, long moves, int empties, long facts) {
    MoveList list = lists[empties];
    list.clear();
    int first = facts == 0 ? EndgameTranspositionTable.NONE : EndgameTranspositionTable.best(facts);
    int second =
        facts == 0 ? EndgameTranspositionTable.NONE : EndgameTranspositionTable.second(facts);
    long lone = LastSquares.squares(LastSquares.odd(~(own | enemy)));
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long flips = Flips.of(own, enemy, square);
      int rate;
      if (square == first || flips == enemy) {
        rate = Integer.MAX_VALUE;
      } else if (square == second) {
        rate = Integer.MAX_VALUE - 1;
      } else {
        long bit = left & -left;
        rate = rate(enemy ^ flips, own | flips | bit, bit, (bit & lone) != 0, empties);
      }
      list.add(square, flips, rate);
    }
    return list;
  }

  /** How promising a move is that leads to this position for the enemy. */
  private int rate(long his, long mine, long bit, boolean lone, int empties) {
    int replies = ShallowSearch.freedom(his, mine);
    if (shallowSearch != null && empties >= FORESEE[0]) {
      int depth = 0;
      while (depth < 3 && empties >= FORESEE[depth + 1]) {
        depth++;
      }
      int guess =
          shallowSearch.value(his, mine, depth, -ShallowSearch.ENDLESS, ShallowSearch.ENDLESS);
      return (lone ? LONE : 0) - REPLY * replies - guess;
    }
    return (lone ? 6 : 0) + ((bit & CORNERS) != 0 ? 8 : 0) - 16 * replies;
  }

  /** Few squares left: corners and odd quarters first, without looking further. */
  private int unsorted(long own, long enemy, int alpha, int empties, long empty, int odd) {
    last.nodes++;
    if (alpha >= STABLE[empties]) {
      int most = 64 - 2 * Stability.count(enemy, own);
      if (most <= alpha) {
        return most;
      }
    }
    long moves = Flips.moves(own, enemy);
    if (moves == 0) {
      return Flips.moves(enemy, own) == 0
          ? LastSquares.end(own, enemy)
          : -unsorted(enemy, own, ~alpha, empties, empty, odd);
    }
    int best = LastSquares.NOTHING;
    long lone = moves & LastSquares.squares(odd);
    long even = moves ^ lone;
    long part = lone & CORNERS;
    for (int turn = 0; turn < 4; turn++) {
      for (long left = part; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        long flips = Flips.of(own, enemy, square);
        long bit = left & -left;
        long rest = empty ^ bit;
        int quarters = odd ^ LastSquares.quarter(square);
        int value =
            empties == 5
                ? -last.four(enemy ^ flips, own | flips | bit, ~alpha, rest, quarters)
                : -unsorted(enemy ^ flips, own | flips | bit, ~alpha, empties - 1, rest, quarters);
        if (value > alpha) {
          return value;
        }
        best = Math.max(best, value);
      }
      part = turn == 0 ? lone & ~CORNERS : turn == 1 ? even & CORNERS : even & ~CORNERS;
    }
    return best;
  }
}
