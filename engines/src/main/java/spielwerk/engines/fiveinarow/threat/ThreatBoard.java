package spielwerk.engines.fiveinarow.threat;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Seeds;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveRule;
import spielwerk.games.fiveinarow.LineAnalysis;
import spielwerk.games.fiveinarow.RenjuFouls;
import spielwerk.games.fiveinarow.Shapes;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * The board as the search sees it: for each free field and each seat the {@link ThreatKinds kind}
 * of threat it offers, lists of the fields by kind, the fields near any stone, and the sums of the
 * evaluation, all kept up to date with every stone put and taken back.
 *
 * <p>It follows a game like all {@link LineAnalysis}; the search then puts and takes stones of its
 * own by cell, which must all be taken back before the next position is followed. A stone costs a
 * look at the at most 32 fields that see it; most of them do not change their class.
 *
 * <p>The order within a list depends on what was put and taken before. Whoever lets it decide a
 * move breaks the promise that the same game gives the same advice.
 */
final class ThreatBoard extends LineAnalysis {
  /** The end of a list. */
  static final int NONE = KindLists.NONE;

  /** Fields up to this far from a stone along a line are near. */
  private static final int NEAR = 3;

  private static final int NEAR_MASK = 0x555;
  private static final int CODE = 0xFFFF;
  private static final long SALT = 0x5DEECE66DL;

  final int size;

  private final ThreatLines lines;
  private final byte[] both;
  private final int nearShift;
  private final FiveRule rule;
  private final @Nullable RenjuFouls fouls;

  /** By cell, the shapes for seat 0 in the low 16 bits and for seat 1 in the high ones. */
  private final int[] codes;

  private final byte[][] classes;
  private final KindLists lists;
  private final int[] moves;

  /** By cell: a bit for each direction along which a stone is near. */
  private final byte[] nearBy;

  private final int[] crowd;
  private final int[] places;
  private int crowdSize;
  private int stones;

  /** The stones of the search in order, cell * 2 + seat. */
  private final int[] trail;

  private int trailLength;
  private long key;

  /** What all fields are worth to a seat that is to move, and to one that is not: by class. */
  private final int[] moving = new int[2];

  private final int[] waiting = new int[2];
  private final int[] moverWorth;
  private final int[] otherWorth;

  /** The same by the network, if there is one. */
  private final @Nullable NetSums sums;

  final int[] steps = new int[DIRECTIONS];

  /** The board of a game in which five win by any rule. */
  ThreatBoard(FiveInARow game, ThreatWeights weights) {
    this(game, weights, null);
  }

  /**
   * @param net what judges positions; nothing if the weights do
   */
  ThreatBoard(FiveInARow game, ThreatWeights weights, @Nullable ThreatNet net) {
    super(game.grid(), Shapes.of(game.rule()));
    this.rule = game.rule();
    this.lines = ThreatLines.of(rule);
    this.both = lines.both;
    this.nearShift = 2 * (lines.reach - NEAR);
    this.fouls = rule == FiveRule.RENJU ? new RenjuFouls(grid, board) : null;
    this.size = board.length;
    this.codes = new int[size];
    this.classes = new byte[2][size];
    this.lists = new KindLists(size);
    this.moves = new int[size];
    this.nearBy = new byte[size];
    this.crowd = new int[grid.moves()];
    this.places = new int[size];
    this.trail = new int[grid.moves()];
    this.moverWorth = weights.mover();
    this.otherWorth = weights.other();
    this.sums = net == null ? null : new NetSums(net);
    Arrays.setAll(steps, grid::direction);
    for (int move = 0; move < grid.moves(); move++) {
      int cell = grid.cell(move);
      moves[cell] = move;
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        codes[cell] = withShapes(codes[cell], direction, keyAt(cell, direction));
      }
      enter(cell);
    }
  }

  private int withShapes(int code, int direction, int key) {
    int pair = both[key];
    int shift = 4 * direction;
    return code & ~(0xF000F << shift) | (pair & 15 | (pair & 0xF0) << 12) << shift;
  }

  /** Puts a stone for the search. */
  void put(int cell, int seat) {
    trail[trailLength++] = cell << 1 | seat;
    if (sums != null) {
      sums.put();
    }
    count(cell, seat, 1);
    board[cell] = (byte) (seat + 1);
  }

  /** Takes the search's last stone back. */
  void take() {
    int stone = trail[--trailLength];
    board[stone >> 1] = SquareGrid.FREE;
    if (sums != null) {
      sums.take();
    }
    count(stone >> 1, stone & 1, -1);
    if (sums != null) {
      sums.taken();
    }
  }

  /** Takes all stones of the search back, wherever it was when it stopped. */
  void takeAll() {
    while (trailLength > 0) {
      take();
    }
  }

  @Override
  protected void change(int move, int seat, int by) {
    count(grid.cell(move), seat, by);
  }

  private void count(int cell, int seat, int by) {
    if (by > 0) {
      leave(cell);
    }
    turnOver(cell, seat);
    if (by < 0) {
      enter(cell);
    }
    stones += by;
    key ^= stoneKey(cell, seat);
  }

  @Override
  protected void changed(int cell, int direction, int key) {
    int inner = key >> nearShift;
    int near = nearBy[cell];
    int nearNow =
        ((inner ^ inner >> 1) & NEAR_MASK) != 0 ? near | 1 << direction : near & ~(1 << direction);
    boolean free = board[cell] == SquareGrid.FREE;
    if (near != nearNow) {
      nearBy[cell] = (byte) nearNow;
      if (free && near == 0) {
        join(cell);
      } else if (free && nearNow == 0) {
        part(cell);
      }
    }
    int old = codes[cell];
    int now = withShapes(old, direction, key);
    if (old != now) {
      codes[cell] = now;
      if (free) {
        int pair = pair(cell);
        if ((old & CODE) != (now & CODE)) {
          reclass(cell, 0, ThreatKinds.CLASS[now & CODE]);
        }
        if (old >>> 16 != now >>> 16) {
          reclass(cell, 1, ThreatKinds.CLASS[now >>> 16]);
        }
        if (sums != null && pair != pair(cell)) {
          sums.change(pair, pair(cell));
        }
      }
    }
  }

  private void reclass(int cell, int seat, byte now) {
    byte old = classes[seat][cell];
    if (old != now) {
      classes[seat][cell] = now;
      moving[seat] += moverWorth[now] - moverWorth[old];
      waiting[seat] += otherWorth[now] - otherWorth[old];
      int kind = ThreatKinds.KIND[old];
      int kindNow = ThreatKinds.KIND[now];
      if (kind != kindNow) {
        lists.unlink(cell, seat, kind);
        lists.link(cell, seat, kindNow);
      }
    }
  }

  /** A field becomes free. */
  private void enter(int cell) {
    for (int seat = 0; seat < 2; seat++) {
      byte now = ThreatKinds.CLASS[codes[cell] >>> 16 * seat & CODE];
      classes[seat][cell] = now;
      moving[seat] += moverWorth[now];
      waiting[seat] += otherWorth[now];
      lists.link(cell, seat, ThreatKinds.KIND[now]);
    }
    if (sums != null) {
      sums.change(NetSums.NOTHING, pair(cell));
    }
    if (nearBy[cell] != 0) {
      join(cell);
    }
  }

  /** A field is taken. */
  private void leave(int cell) {
    for (int seat = 0; seat < 2; seat++) {
      byte old = classes[seat][cell];
      moving[seat] -= moverWorth[old];
      waiting[seat] -= otherWorth[old];
      lists.unlink(cell, seat, ThreatKinds.KIND[old]);
    }
    if (sums != null) {
      sums.change(pair(cell), NetSums.NOTHING);
    }
    if (nearBy[cell] != 0) {
      part(cell);
    }
  }

  private void join(int cell) {
    places[cell] = crowdSize;
    crowd[crowdSize++] = cell;
  }

  private void part(int cell) {
    int last = crowd[--crowdSize];
    crowd[places[cell]] = last;
    places[last] = places[cell];
  }

  /** How many free fields offer a seat this kind of threat. */
  int count(int seat, int kind) {
    return lists.count(seat, kind);
  }

  /** The first of them, or {@link #NONE}. */
  int first(int seat, int kind) {
    return lists.first(seat, kind);
  }

  /** The one after that, or {@link #NONE}. */
  int next(int seat, int cell) {
    return lists.next(seat, cell);
  }

  /** The fields of a kind with the lowest number: whatever the order of the list, the same one. */
  int least(int seat, int kind) {
    return lists.least(seat, kind);
  }

  /** Whether a seat may play on a free field: in renju some are forbidden to Black. */
  boolean allowed(int cell, int seat) {
    return fouls == null || seat != 0 || fouls.at(cell) == null;
  }

  /** As {@link #least}, of the fields on which the seat may play, or {@link #NONE}. */
  int leastAllowed(int seat, int kind) {
    if (count(seat, kind) == 0) {
      return NONE;
    }
    if (fouls == null || seat != 0) {
      return least(seat, kind);
    }
    int least = NONE;
    for (int cell = first(seat, kind); cell != NONE; cell = next(seat, cell)) {
      if ((least == NONE || cell < least) && allowed(cell, seat)) {
        least = cell;
      }
    }
    return least;
  }

  /** Whether a seat could make an open or double four now. */
  boolean threatens(int seat) {
    return leastAllowed(seat, ThreatKinds.OPEN_FOUR) != NONE;
  }

  /**
   * Whether the answers to threes of a seat can be listed completely. Against Black in renju a
   * stone anywhere may turn the field of the threat into a forbidden one.
   */
  boolean answersComplete(int seat) {
    return fouls == null || seat != 0;
  }

  /** Whether rows closed in at both ends win, so that one stone cannot stop two fives. */
  boolean twoFivesWin() {
    return !rule.blocked();
  }

  /** What a free field offers seat 0 and what seat 1. */
  private int pair(int cell) {
    return ThreatNet.pair(classes[0][cell], classes[1][cell]);
  }

  int classOf(int cell, int seat) {
    return classes[seat][cell];
  }

  int kind(int cell, int seat) {
    return ThreatKinds.KIND[classes[seat][cell]];
  }

  /** How many free fields are near a stone. */
  int crowdSize() {
    return crowdSize;
  }

  int crowd(int index) {
    return crowd[index];
  }

  boolean free(int cell) {
    return board[cell] == SquareGrid.FREE;
  }

  int stones() {
    return stones;
  }

  boolean full() {
    return stones == crowd.length;
  }

  int move(int cell) {
    return moves[cell];
  }

  int cell(int move) {
    return grid.cell(move);
  }

  /** The position, without the side to move. */
  long key() {
    return key;
  }

  /** What a stone changes in the key. */
  static long stoneKey(int cell, int seat) {
    return Seeds.mix(SALT + 2L * cell + seat);
  }

  /** The evaluation for the seat to move. */
  int value(int seat) {
    if (sums != null) {
      return sums.value(seat);
    }
    return moving[seat] - waiting[seat ^ 1] + ThreatWeights.TEMPO;
  }

  /** The shapes that a stone of a seat makes on a field, four bits for each direction. */
  int code(int cell, int seat) {
    return codes[cell] >>> 16 * seat & CODE;
  }

  /** The fields (bits by their place in the key) that spoil a four along a direction. */
  int spoilers(int cell, int seat, int direction) {
    return lines.spoilers(seat, keyAt(cell, direction));
  }

  int reach() {
    return lines.reach;
  }

  /** Whose stone is on a cell, as the board has it. */
  byte at(int cell) {
    return board[cell];
  }
}
