package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Seeds;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * What to do in openings that swap colours. Whoever puts stones there makes the position as even as
 * it can, since the other one chooses; whoever chooses takes the side that the search prefers.
 */
final class SwapAdvice {
  private static final int DEPTH = 4;

  /** How many fields are tried for the last stone, drawn by the seed so that games differ. */
  private static final int TRIED = 16;

  private final ThreatBoard threats;
  private final ThreatSearch search;
  private final long seed;

  SwapAdvice(ThreatBoard threats, ThreatSearch search, long seed) {
    this.threats = threats;
    this.search = search;
    this.seed = seed;
  }

  /** White's advice, or to take Black where White is worse off. */
  static Advice chosen(Advice white, FiveInARowState state) {
    Candidate best = white.candidates().get(0);
    if (!best.hasValue() || best.value() >= 0) {
      return white;
    }
    List<Integer> line = new ArrayList<>();
    line.add(state.takeBlack());
    line.addAll(best.line());
    double value = -best.value();
    List<Candidate> all = new ArrayList<>();
    all.add(new Candidate(state.takeBlack(), (value + 1) / 2, value, best.exact(), line));
    all.addAll(white.candidates());
    return Advice.of(all, white.effort());
  }

  /** The field of those near the stones after which the other colour, to move, is least ahead. */
  int balanced(int colour) {
    List<Integer> fields = new ArrayList<>();
    for (int i = 0; i < threats.crowdSize(); i++) {
      fields.add(threats.crowd(i));
    }
    fields.sort((a, b) -> Long.compareUnsigned(Seeds.mix(seed ^ a), Seeds.mix(seed ^ b)));
    int best = fields.get(0);
    if (colour == 1) {
      return best; // Black's stone comes after it and sets it right
    }
    int least = Integer.MAX_VALUE;
    try {
      for (int cell : fields.subList(0, Math.min(TRIED, fields.size()))) {
        int lead = Math.abs(search.after(cell, colour, -ThreatScore.WIN, ThreatScore.WIN, DEPTH));
        if (lead < least) {
          least = lead;
          best = cell;
        }
      }
    } catch (SearchClock.Stopped stopped) {
      threats.takeAll();
    }
    return best;
  }
}
