package spielwerk.core;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How long the seats of one game have agreed on its outcome. */
final class AdjudicationCount {
  private final Adjudication rules;
  private final int[] winning;
  private final int[] losing;
  private final int[] level;

  AdjudicationCount(Adjudication rules, int seats) {
    this.rules = rules;
    this.winning = new int[seats];
    this.losing = new int[seats];
    this.level = new int[seats];
  }

  /** A seat has played a move of which it expects this value, NaN if it has no idea. */
  void add(int seat, double value) {
    // a comparison with NaN is false, so no idea ends every agreement
    winning[seat] = value >= rules.win().value() ? winning[seat] + 1 : 0;
    losing[seat] = value <= -rules.win().value() ? losing[seat] + 1 : 0;
    level[seat] = Math.abs(value) <= rules.draw().value() ? level[seat] + 1 : 0;
  }

  /**
   * The ending on which all agree, if any.
   *
   * @param moves how many the game has
   */
  @Nullable Ending ending(int moves) {
    int seats = winning.length;
    int wanted = seats > 1 ? rules.win().moves() : 0; // alone nobody can contradict
    for (int winner = 0; wanted > 0 && winner < seats; winner++) {
      if (winning[winner] >= wanted && othersAtLeast(losing, wanted, winner)) {
        String detail = detail("won", wanted, rules.win().value());
        return Ending.won(Ending.Reason.ADJUDICATED, winner, seats, detail);
      }
    }
    Adjudication.Draw draw = rules.draw();
    if (draw.moves() > 0 && moves >= draw.from() && othersAtLeast(level, draw.moves(), -1)) {
      String detail = detail("drawn", draw.moves(), draw.value());
      return Ending.shared(Ending.Reason.ADJUDICATED, seats, detail);
    }
    return null;
  }

  private static boolean othersAtLeast(int[] counts, int wanted, int but) {
    for (int seat = 0; seat < counts.length; seat++) {
      if (seat != but && counts[seat] < wanted) {
        return false;
      }
    }
    return true;
  }

  private static String detail(String what, int moves, double value) {
    return String.format(
        Locale.ROOT, "%s by all seats' values for %d moves (%s)", what, moves, value);
  }
}
