package spielwerk.games.fiveinarow;

import spielwerk.core.State;

/**
 * How far the opening of a game with swaps has come, and who has which colour.
 *
 * <p>As in the Gomocup protocol staying with White and putting White's next stone is one move, so
 * only two moves are not squares: <em>black</em> takes Black, and <em>two</em> announces two more
 * stones. Moves therefore alternate again as soon as somebody has chosen.
 */
final class SwapStage {
  static final int FIRST = 3;
  static final int SECOND = 5;

  private static final int TAKE_BLACK = 0;
  private static final int ANNOUNCE_TWO = 1;
  private static final int PUTTING = 0;
  private static final int TWO_MORE = 1;
  private static final int CHOSEN = 2;
  private static final long TWO_KEY = 0x6C62272E07BB0142L;
  private static final long PUTTING_KEY = 0x27D4EB2F165667C5L;
  private static final long SWAPPED_KEY = 0x165667B19E3779F9L;

  private final boolean twoAllowed;
  private int stage;
  private boolean swapped;

  /** With how many stones on the board the colour was chosen; 0 if by a diagram. */
  private int chosenAt;

  /** Whether it was chosen by taking Black, which puts no stone. */
  private boolean taken;

  SwapStage(boolean twoAllowed) {
    this.twoAllowed = twoAllowed;
  }

  SwapStage copy() {
    SwapStage copy = new SwapStage(twoAllowed);
    copy.set(this);
    return copy;
  }

  void set(SwapStage other) {
    stage = other.stage;
    swapped = other.swapped;
    chosenAt = other.chosenAt;
    taken = other.taken;
  }

  /** Whether somebody may take Black now. */
  boolean choosing(int stones) {
    return stage == PUTTING && stones == FIRST || stage == TWO_MORE && stones == SECOND;
  }

  /** Whether two more stones may be announced now. */
  boolean twoPossible(int stones) {
    return twoAllowed && stage == PUTTING && stones == FIRST;
  }

  /** Appends the moves that are not squares; their numbers come after those of the squares. */
  int choices(int stones, int fields, int[] into, int at) {
    int end = at;
    if (choosing(stones)) {
      into[end++] = fields + TAKE_BLACK;
    }
    if (twoPossible(stones)) {
      into[end++] = fields + ANNOUNCE_TWO;
    }
    return end;
  }

  /** Whether one of these moves, counted from the first of them, may be played. */
  boolean legal(int stones, int choice) {
    return choice == TAKE_BLACK && choosing(stones)
        || choice == ANNOUNCE_TWO && twoPossible(stones);
  }

  /** Whether colours belong to nobody yet. */
  boolean open() {
    return stage != CHOSEN;
  }

  /** 1 if the first seat has White. */
  int swapped() {
    return swapped ? 1 : 0;
  }

  /** Whose move it is. */
  int turn(int stones, int colour) {
    if (stage == CHOSEN) {
      return colour ^ swapped();
    }
    return stage == PUTTING ? stones < FIRST ? 0 : 1 : stones < SECOND ? 1 : 0;
  }

  /** Before a stone is put: whoever puts it where a colour may be chosen stays with White. */
  void beforeStone(int stones) {
    if (choosing(stones)) {
      swapped = stage == TWO_MORE;
      stage = CHOSEN;
      chosenAt = stones;
      taken = false;
    }
  }

  /** After a stone was taken back. */
  void afterStone(int stones) {
    if (stage == CHOSEN && !taken && chosenAt == stones) {
      open(stones);
    }
  }

  void takeBlack(int stones) {
    swapped = stage == PUTTING;
    stage = CHOSEN;
    chosenAt = stones;
    taken = true;
  }

  void announceTwo() {
    stage = TWO_MORE;
  }

  /** Takes back what was not a stone, if that came last. */
  boolean undo(int stones) {
    if (stage == CHOSEN && taken && chosenAt == stones) {
      open(stones);
      return true;
    }
    if (stage == TWO_MORE && stones == FIRST) {
      stage = PUTTING;
      return true;
    }
    return false;
  }

  private void open(int stones) {
    stage = stones == FIRST ? PUTTING : TWO_MORE;
    swapped = false;
    chosenAt = 0;
    taken = false;
  }

  long key() {
    return stage == PUTTING ? PUTTING_KEY : stage == TWO_MORE ? TWO_KEY : swapped ? SWAPPED_KEY : 0;
  }

  /** The word of a diagram; none in a game whose colours are as they began. */
  String word() {
    return stage == PUTTING ? "opening" : stage == TWO_MORE ? "two" : swapped ? "swapped" : "";
  }

  /**
   * What a word of a diagram means.
   *
   * @return whether it is one, with this many stones on the board
   */
  boolean read(String word, int stones) {
    swapped = word.equals("swapped");
    stage = word.equals("opening") ? PUTTING : word.equals("two") ? TWO_MORE : CHOSEN;
    chosenAt = 0;
    taken = false;
    return switch (word) {
      case "", "swapped" -> true;
      case "opening" -> stones <= FIRST;
      case "two" -> twoAllowed && stones >= FIRST && stones <= SECOND;
      default -> false;
    };
  }

  /** What is to be done now, for people; empty where a stone is put as always. */
  String task(int stones, int turn) {
    if (turn == State.OVER || stage == CHOSEN) {
      return "";
    }
    return choosing(stones) ? twoPossible(stones) ? "choose or two" : "choose" : "put";
  }
}
