package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Budget;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * A quiet position as the numbers that the evaluation weighs, in the order of {@link
 * ThreatWeights#fitted}: how many fields of each level there are for the side to move, less how
 * many for the other side, and one for the move. Belongs to one thread.
 */
public final class ThreatFeatures {
  private static final int FOURS_NODES = 300;

  private final FiveInARow game;
  private final ThreatBoard threats;
  private final VcfSearch vcfSearch;
  private final int[] levels = ThreatWeights.levels();

  public ThreatFeatures(FiveInARow game) {
    this(game, null);
  }

  /**
   * @param net by which positions are judged; nothing for the weights by class
   */
  public ThreatFeatures(FiveInARow game, @Nullable ThreatNet net) {
    this.game = game;
    this.threats = new ThreatBoard(game, ThreatWeights.usual(), net);
    this.vcfSearch =
        new VcfSearch(
            threats, ThreatWeights.usual(), 1 << 14, new SearchClock(Budget.FREE, Watch.NONE));
  }

  /** Forgets the game before. */
  public void newGame() {
    vcfSearch.newGame();
  }

  /** The features; none where the search and not the evaluation decides. */
  public Optional<int[]> of(FiveInARowState state) {
    threats.at(state);
    return quiet(state.colour()) ? Optional.of(counts(state.colour())) : Optional.empty();
  }

  /**
   * The free fields by what they offer the side to move and what the other, as the {@link ThreatNet
   * network} sees them, those near stones first and plain ones left out; none where the search and
   * not the evaluation decides.
   */
  public Optional<short[]> pairs(FiveInARowState state) {
    threats.at(state);
    int seat = state.colour();
    if (!quiet(seat)) {
      return Optional.empty();
    }
    int[] near = near();
    short[] pairs = new short[game.grid().moves()];
    int size = 0;
    for (int move : near) {
      size = add(threats.cell(move), seat, pairs, size);
    }
    for (int move = 0; move < game.grid().moves(); move++) {
      if (threats.free(threats.cell(move)) && Arrays.binarySearch(near, move) < 0) {
        size = add(threats.cell(move), seat, pairs, size);
      }
    }
    return Optional.of(Arrays.copyOf(pairs, size));
  }

  private int add(int cell, int seat, short[] pairs, int size) {
    int pair = ThreatNet.pair(threats.classOf(cell, seat), threats.classOf(cell, seat ^ 1));
    if (ThreatNet.plain(pair)) {
      return size;
    }
    pairs[size] = (short) pair;
    return size + 1;
  }

  /** The moves to fields near stones, of the position it was asked about last. */
  public int[] near() {
    int[] moves = new int[threats.crowdSize()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = threats.move(threats.crowd(i));
    }
    Arrays.sort(moves);
    return moves;
  }

  /** What the engine expects of the position it was asked about last, in hundredths of a logit. */
  public int value(int seat) {
    return threats.value(seat);
  }

  /** Nobody is about to make five or an open four, and the side to move has no win by fours. */
  private boolean quiet(int seat) {
    for (int each = 0; each < 2; each++) {
      if (threats.count(each, ThreatKinds.FIVE) + threats.count(each, ThreatKinds.OPEN_FOUR) > 0) {
        return false;
      }
    }
    return !vcfSearch.win(seat, FOURS_NODES);
  }

  private int[] counts(int seat) {
    int[] counts = new int[2 * ThreatWeights.LEVELS + 1];
    counts[2 * ThreatWeights.LEVELS] = 1;
    for (int move = 0; move < game.grid().moves(); move++) {
      int cell = threats.cell(move);
      if (threats.free(cell)) {
        counts[levels[threats.classOf(cell, seat)]]++;
        counts[ThreatWeights.LEVELS + levels[threats.classOf(cell, seat ^ 1)]]--;
      }
    }
    counts[0] = 0; // an empty field is worth nothing, by agreement
    counts[ThreatWeights.LEVELS] = 0;
    return counts;
  }
}
