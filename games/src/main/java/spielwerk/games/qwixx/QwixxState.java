package spielwerk.games.qwixx;

import java.util.Map;
import java.util.random.RandomGenerator;
import spielwerk.core.Hidden;
import spielwerk.core.Policy;
import spielwerk.core.State;
import spielwerk.core.Viewed;

/**
 * A game of Qwixx in progress. A turn goes from the roll through the decisions of all seats, the
 * active one first, to (under the official rules) the active seat's coloured cross. All decide from
 * the sheets before the phase: what the others have chosen stays pending and hidden until the last
 * has chosen.
 */
public final class QwixxState implements State, Hidden, Viewed {
  /** What is decided next. */
  public enum Step {
    ROLL,
    /** A cross for the white sum or none. */
    WHITE,
    /** White and colour at once: the active seat under the paper's rules. */
    BOTH,
    /** A coloured cross or none: the active seat under the official rules. */
    COLOUR,
    OVER
  }

  private static final int BITS = 6;

  private final QwixxRules rules;
  private final long[] sheets;
  private long pending;
  private int closed;
  private int active;
  private int roll;
  private long fields;
  private int playable;
  private boolean crossed;
  private int turn = CHANCE;
  private Step step = Step.ROLL;

  QwixxState(QwixxRules rules, int seats) {
    this.rules = rules;
    this.sheets = new long[seats];
  }

  /** A position between two turns. */
  QwixxState(QwixxRules rules, long[] sheets, int active) {
    this.rules = rules;
    this.sheets = sheets.clone();
    for (long sheet : sheets) {
      closed |= Sheet.locked(sheet);
    }
    this.active = active;
    endIfOver();
  }

  /** Makes a position between two turns one within the colour phase of the active seat. */
  void enterColour(int thrown, boolean hasCrossed) {
    roll = Roll.without(thrown, closed);
    fields = Roll.fields(roll);
    playable = Roll.playable(roll);
    crossed = hasCrossed;
    turn = active;
    step = Step.COLOUR;
  }

  public QwixxRules rules() {
    return rules;
  }

  public int seats() {
    return sheets.length;
  }

  /** Who rolls the dice this turn. */
  public int active() {
    return active;
  }

  public Step step() {
    return step;
  }

  public long sheet(int seat) {
    return sheets[seat];
  }

  /** The rows in which nobody may cross any more, red in the lowest bit. */
  public int closed() {
    return closed;
  }

  /** The eyes of a die: 0 and 1 are white, 2 to 5 by row; 0 if it has left the game. */
  public int eyes(int die) {
    return Roll.eyes(roll, die);
  }

  /** The field of a row that the sum of the white dice hits. */
  public int whiteField(int row) {
    return (int) (fields >>> (4 * row)) & 15;
  }

  /** The field that a coloured die (row times two plus white die) hits. */
  public int colourField(int colour) {
    return (int) (fields >>> (4 * (Row.COUNT + colour))) & 15;
  }

  /** At {@link Step#COLOUR}: whether the active seat has crossed the white sum. */
  public boolean crossed() {
    return crossed;
  }

  /** Whether crossing nothing now costs a penalty. */
  public boolean penaltyLooms() {
    return step == Step.BOTH || (step == Step.COLOUR && !crossed);
  }

  /** Whether a penalty can be taken now by somebody who could pass for nothing. */
  boolean mayTakePenalty() {
    return rules.penaltyForAll() && step == Step.WHITE;
  }

  /** The rows in which the white sum may be crossed on a sheet, red in the lowest bit. */
  public int whites(long sheet) {
    int rows = 0;
    for (int row = 0; row < Row.COUNT; row++) {
      rows |= Sheet.room(sheet, row, whiteField(row)) << row;
    }
    return rows & ~closed;
  }

  /**
   * The coloured crosses a sheet allows: bit row times two plus white die. Where both white dice
   * show the same, only the first counts.
   */
  public int colours(long sheet) {
    int crosses = 0;
    for (int colour = 0; colour < 2 * Row.COUNT; colour++) {
      crosses |= Sheet.room(sheet, colour >>> 1, colourField(colour)) << colour;
    }
    return crosses & playable;
  }

  /**
   * The coloured crosses that can go with a white one: in its row those further right, and under
   * the official rules the lock if the white cross is the fifth.
   *
   * @param colours the coloured crosses the sheet allows without the white one
   */
  public int coloursAfterWhite(long sheet, int white, int colours) {
    boolean fifth =
        rules == QwixxRules.OFFICIAL && Sheet.count(sheet, white) == Sheet.BEFORE_LOCK - 1;
    if (fifth) {
      return colours(Sheet.cross(sheet, white, whiteField(white)));
    }
    int left = colours;
    for (int colour = 2 * white; colour < 2 * white + 2; colour++) {
      if (colourField(colour) <= whiteField(white)) {
        left &= ~(1 << colour);
      }
    }
    return left;
  }

  @Override
  public int turn() {
    return turn;
  }

  /**
   * The decisions in the order of the paper's program, where the first of the best wins: the white
   * sum by row, coloured sums by row and white die, both together, a penalty where nothing is free,
   * nothing.
   */
  @Override
  public int moves(int[] into, int at) {
    int end = at;
    if (step == Step.ROLL) {
      return Roll.all(closed, into, at);
    }
    if (step == Step.OVER) {
      return at;
    }
    long sheet = sheets[turn];
    int whites = step == Step.COLOUR ? 0 : whites(sheet);
    int colours = step == Step.WHITE ? 0 : colours(sheet);
    for (int w = whites; w != 0; w &= w - 1) {
      into[end++] = Crosses.of(Integer.numberOfTrailingZeros(w), -1);
    }
    for (int c = colours; c != 0; c &= c - 1) {
      into[end++] = Crosses.of(-1, Integer.numberOfTrailingZeros(c));
    }
    for (int w = whites; w != 0; w &= w - 1) {
      int white = Integer.numberOfTrailingZeros(w);
      int fitting = step == Step.BOTH ? coloursAfterWhite(sheet, white, colours) : 0;
      for (int c = fitting; c != 0; c &= c - 1) {
        into[end++] = Crosses.of(white, Integer.numberOfTrailingZeros(c));
      }
    }
    if (mayTakePenalty()) {
      into[end++] = Crosses.PENALTY;
    }
    into[end++] = Crosses.NONE;
    return end;
  }

  @Override
  public boolean legal(int move) {
    if (step == Step.ROLL) {
      return move >= 0 && move < Roll.ALL && Roll.code(Roll.of(move, closed)) == move;
    }
    if (step == Step.OVER || move < 0 || move >= Crosses.CODES) {
      return false;
    }
    if (move == Crosses.PENALTY) {
      return mayTakePenalty();
    }
    long sheet = sheets[turn];
    int white = Crosses.white(move);
    int colour = Crosses.colour(move);
    int whites = step == Step.COLOUR ? 0 : whites(sheet);
    int colours = step == Step.WHITE ? 0 : colours(sheet);
    if (white >= 0 && colour >= 0) {
      colours = step == Step.BOTH ? coloursAfterWhite(sheet, white, colours) : 0;
    }
    return (white < 0 || (whites & (1 << white)) != 0)
        && (colour < 0 || (colours & (1 << colour)) != 0);
  }

  @Override
  public int draw(RandomGenerator dice) {
    // Always six dice, so that the dice of a round do not depend on which rows are closed.
    int code = dice.nextInt(Roll.ALL);
    return closed == 0 ? code : Roll.code(Roll.of(code, closed));
  }

  @Override
  public void play(int move) {
    switch (step) {
      case ROLL -> {
        roll = Roll.of(move, closed);
        fields = Roll.fields(roll);
        playable = Roll.playable(roll);
        turn = active;
        step = rules.together() ? Step.BOTH : Step.WHITE;
      }
      case WHITE, BOTH -> {
        pending |= (long) move << (BITS * turn);
        turn = turn + 1 == sheets.length ? 0 : turn + 1;
        step = Step.WHITE;
        if (turn == active) {
          settle();
        }
      }
      case COLOUR -> {
        enter(active, move, !crossed);
        pass();
      }
      case OVER -> throw new IllegalStateException("The game is over");
    }
  }

  /** All have chosen: the pending crosses are made. */
  private void settle() {
    boolean paper = rules.together();
    crossed = chosen(active) != Crosses.NONE;
    for (int seat = 0; seat < sheets.length; seat++) {
      enter(seat, chosen(seat), paper && seat == active);
    }
    pending = 0;
    if (paper) {
      pass();
    } else if (!endIfOver()) {
      roll = Roll.without(roll, closed);
      playable = Roll.playable(roll);
      step = Step.COLOUR;
      turn = active;
    }
  }

  private void enter(int seat, int move, boolean penalty) {
    if (move != Crosses.NONE || penalty) {
      sheets[seat] = crossed(sheets[seat], move, penalty);
      closed |= Sheet.locked(sheets[seat]);
    }
  }

  private void pass() {
    if (!endIfOver()) {
      active = active + 1 == sheets.length ? 0 : active + 1;
      step = Step.ROLL;
      turn = CHANCE;
    }
  }

  /** Two closed rows or four penalties. */
  private boolean endIfOver() {
    boolean over = Integer.bitCount(closed) >= 2;
    for (long sheet : sheets) {
      over |= Sheet.penalties(sheet) >= Sheet.MOST_PENALTIES;
    }
    if (over) {
      step = Step.OVER;
      turn = OVER;
    }
    return over;
  }

  /** What a seat has chosen in this phase; for the position's text only, as it is hidden. */
  int chosen(int seat) {
    return (int) (pending >>> (BITS * seat)) & ((1 << BITS) - 1);
  }

  private long crossed(long sheet, int move, boolean penalty) {
    if (move == Crosses.PENALTY || (move == Crosses.NONE && penalty)) {
      return Sheet.penalise(sheet);
    }
    int white = Crosses.white(move);
    int colour = Crosses.colour(move);
    long after = white < 0 ? sheet : Sheet.cross(sheet, white, whiteField(white));
    return colour < 0 ? after : Sheet.cross(after, colour >>> 1, colourField(colour));
  }

  /** The sheet of the seat to move after a decision of its own. */
  public long after(int move) {
    return crossed(sheets[turn], move, penaltyLooms());
  }

  /** The points on the sheet, also before the end. */
  @Override
  public int points(int seat) {
    return Sheet.points(sheets[seat]);
  }

  /** With the pending choices of the others drawn anew, uniformly from the legal ones. */
  @Override
  public State imagine(int seat, RandomGenerator random) {
    int[] room = new int[Crosses.CODES];
    return imagine(seat, (asked, any) -> room[any.nextInt(asked.moves(room, 0))], random);
  }

  /** The same game with the pending choices of the others as somebody else would make them. */
  public QwixxState imagine(int seat, Policy others, RandomGenerator random) {
    QwixxState imagined = copy();
    imagined.pending = 0;
    int after = pending();
    for (int other = active; after-- > 0; other = other + 1 == sheets.length ? 0 : other + 1) {
      int choice = other == seat ? chosen(other) : others.choose(asked(other), random);
      imagined.pending |= (long) choice << (BITS * other);
    }
    return imagined;
  }

  @Override
  public int pending() {
    return step == Step.WHITE ? Math.floorMod(turn - active, sheets.length) : 0;
  }

  @Override
  public Map<String, Object> view(int seat) {
    return SheetView.of(this);
  }

  /** This very phase at the moment when a seat that has already chosen had to. */
  private QwixxState asked(int seat) {
    QwixxState asked = copy();
    asked.turn = seat;
    asked.step = seat == active && rules.together() ? Step.BOTH : Step.WHITE;
    return asked;
  }

  @Override
  public QwixxState copy() {
    QwixxState copy = new QwixxState(rules, sheets.length);
    copy.set(this);
    return copy;
  }

  @Override
  public void set(State other) {
    QwixxState from = (QwixxState) other;
    System.arraycopy(from.sheets, 0, sheets, 0, sheets.length);
    pending = from.pending;
    closed = from.closed;
    active = from.active;
    roll = from.roll;
    fields = from.fields;
    playable = from.playable;
    crossed = from.crossed;
    turn = from.turn;
    step = from.step;
  }
}
