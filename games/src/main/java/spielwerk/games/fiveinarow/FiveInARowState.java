package spielwerk.games.fiveinarow;

import java.util.Arrays;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Placed;
import spielwerk.core.Reversible;
import spielwerk.core.Sampled;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.core.Viewed;

/**
 * A game of five in a row in progress.
 *
 * <p>The board is one byte a square with a border (see {@link SquareGrid}). Beside it stands the
 * pile of stones in the order in which they were put; everything that would otherwise look at the
 * whole board looks at the pile, so that an empty square costs nothing: a move is taken back from
 * it, a win is sought from the stone just put, {@link #set} changes only the stones in which two
 * games differ, and a mirrored key is made from the stones alone. Only listing all moves takes as
 * long as the board is large.
 *
 * <p>Stones have a <em>colour</em>: 0 for Black (X), who begins, 1 for White (O). Without swaps
 * that is the seat that puts them; with an {@link OpeningRule opening} that swaps, {@link
 * #colour()} tells the colour of the seat to move.
 */
public final class FiveInARowState
    implements State, Reversible, Symmetric, Sampled, Viewed, Placed {
  private static final int USUAL_LENGTH = 256;

  private final FiveInARow game;
  private final SquareGrid grid;
  private final int[] cells;
  private final long[] keys;
  private final int line;
  private final byte[] board;
  private final WinningRows winningRows;
  private final Restrictions restrictions;
  private final @Nullable SwapStage swap;

  /** The stones in order, each {@code move * 2 + colour}. */
  private int[] pile;

  private int length;
  private int turn;
  private long key;

  /** The key of the board without its stones; not 0 if a diagram lets the other side move. */
  private long ground;

  /** How many of the stones came from a diagram, in an order nobody played. */
  private int given;

  FiveInARowState(FiveInARow game) {
    this(
        game,
        game.opening().swaps() ? new SwapStage(game.opening().two()) : null,
        game.grid().empty(),
        new int[Math.min(game.grid().moves, USUAL_LENGTH)]);
    this.key = stageKey();
  }

  private FiveInARowState(FiveInARow game, @Nullable SwapStage swap, byte[] board, int[] pile) {
    this.game = game;
    this.grid = game.grid();
    this.cells = grid.cells;
    this.keys = grid.keys;
    this.line = game.line();
    this.swap = swap;
    this.board = board;
    this.pile = pile;
    this.winningRows = new WinningRows(grid, line, game.rule(), board);
    this.restrictions = new Restrictions(grid, game.rule(), game.opening(), board);
  }

  private long stageKey() {
    return swap == null ? 0 : swap.key();
  }

  /** Puts a stone of a diagram; {@link #begin} must follow the last one. */
  void put(int move, int colour) {
    add((move << 1) | colour);
    key ^= keys[(move << 1) | colour];
  }

  /**
   * Lets a colour move after the stones of a diagram, or nobody if its last stone ended the game.
   *
   * @param stage the word for how far the opening has come, see {@link SwapStage}
   * @return whether there is such a stage with these stones
   */
  boolean begin(int colour, String stage) {
    ground = colour == (length & 1) ? 0 : grid.side;
    key ^= ground;
    given = length;
    boolean known = stage.isEmpty();
    if (swap != null) {
      key ^= swap.key();
      known = swap.read(stage, length) && (!swap.open() || ground == 0);
      key ^= swap.key();
    }
    boolean ended = length == grid.moves || (length > 0 && wins(move(length - 1)));
    turn =
        ended || restrictions.stuck(colour)
            ? OVER
            : swap == null ? colour : swap.turn(length, colour);
    return known;
  }

  private void add(int stone) {
    if (length == pile.length) {
      pile = Arrays.copyOf(pile, Math.min(grid.moves, 4 * length));
    }
    pile[length++] = stone;
    board[cells[stone >> 1]] = (byte) ((stone & 1) + 1);
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int moves(int[] into, int at) {
    if (turn == OVER) {
      return at;
    }
    return choices(into, restrictions.fields(into, at, colour(), length));
  }

  /** Appends the moves that are not squares. */
  int choices(int[] into, int at) {
    return swap == null ? at : swap.choices(length, cells.length, into, at);
  }

  /** Whether moves are just the free squares. */
  boolean unrestricted() {
    return swap == null && restrictions.none;
  }

  @Override
  public boolean legal(int move) {
    if (turn == OVER || move < 0 || move >= cells.length) {
      return turn != OVER && swap != null && swap.legal(length, move - cells.length);
    }
    return board[cells[move]] == SquareGrid.FREE
        && (restrictions.none || restrictions.allow(move, colour(), length));
  }

  /** The move that takes Black, where colours are chosen. */
  public int takeBlack() {
    return cells.length;
  }

  /** The move that announces two more stones. */
  public int announceTwo() {
    return cells.length + 1;
  }

  /** The colour of the side to move, or of whoever would be if the game were not over. */
  public int colour() {
    return swap == null && turn != OVER ? turn : (length & 1) ^ (ground == 0 ? 0 : 1);
  }

  /** Whether the colours belong to the seats already; before that nobody can say who is ahead. */
  public boolean coloursKnown() {
    return swap == null || !swap.open();
  }

  /** Whether this is a game in which colours may be swapped. */
  boolean staged() {
    return swap != null;
  }

  /** What the opening asks for now, see {@link SwapStage#task}. */
  String task() {
    return swap == null ? "" : swap.task(length, turn);
  }

  /** The word that a diagram needs for the stage of the opening, or none. */
  String stage() {
    return swap == null ? "" : swap.word();
  }

  /** Why Black may not play on a free square, or null. */
  public RenjuFouls.@Nullable Foul foul(int move) {
    return restrictions.foul(move);
  }

  @Override
  public void play(int move) {
    if (swap != null) {
      playStaged(swap, move);
      return;
    }
    int colour = turn;
    int stone = (move << 1) | colour;
    add(stone);
    key ^= keys[stone];
    boolean over =
        (length >= line && winningRows.through(cells[move], (byte) (colour + 1)))
            || length == cells.length;
    turn = over || (!restrictions.none && restrictions.stuck(colour ^ 1)) ? OVER : colour ^ 1;
  }

  private void playStaged(SwapStage stage, int move) {
    key ^= stage.key();
    boolean over = false;
    if (move == takeBlack()) {
      stage.takeBlack(length);
    } else if (move == announceTwo()) {
      stage.announceTwo();
    } else {
      stage.beforeStone(length);
      int colour = colour();
      int stone = (move << 1) | colour;
      add(stone);
      key ^= keys[stone];
      over = winningRows.through(cells[move], (byte) (colour + 1)) || length == cells.length;
    }
    key ^= stage.key();
    turn = over || restrictions.stuck(colour()) ? OVER : stage.turn(length, colour());
  }

  @Override
  public void undo() {
    if (swap != null) {
      undoStaged(swap);
      return;
    }
    turn = takeStone();
  }

  private int takeStone() {
    int stone = pile[--length];
    board[cells[stone >> 1]] = SquareGrid.FREE;
    key ^= keys[stone];
    return stone & 1;
  }

  private void undoStaged(SwapStage stage) {
    key ^= stage.key();
    if (!stage.undo(length)) {
      takeStone();
      stage.afterStone(length);
    }
    key ^= stage.key();
    turn = stage.turn(length, colour());
  }

  /** Whether the stone on a square stands in a line that wins. */
  boolean wins(int move) {
    return winningRows.through(cells[move], board[cells[move]]);
  }

  /** A game that is over was won by the last stone or not at all. */
  @Override
  public int points(int seat) {
    int last = pile[length - 1];
    int winner = (last & 1) ^ (swap == null ? 0 : swap.swapped());
    return !wins(last >> 1) ? 0 : seat == winner ? 1 : -1;
  }

  @Override
  public FiveInARowState copy() {
    FiveInARowState copy =
        new FiveInARowState(game, swap == null ? null : swap.copy(), board.clone(), pile.clone());
    copy.take(this);
    return copy;
  }

  @Override
  public void set(State other) {
    FiveInARowState source = FiveInARow.of(other);
    int same = source.agreement(pile, length);
    while (length > same) {
      board[cells[pile[--length] >> 1]] = SquareGrid.FREE;
    }
    while (length < source.length) {
      add(source.pile[length]);
    }
    take(source);
  }

  private void take(FiveInARowState source) {
    length = source.length;
    turn = source.turn;
    key = source.key;
    ground = source.ground;
    given = source.given;
    if (swap != null && source.swap != null) {
      swap.set(source.swap);
    }
  }

  /** How many stones from the first on are the same, in the same order, in another pile. */
  int agreement(int[] other, int otherLength) {
    int shorter = Math.min(length, otherLength);
    int different = Arrays.mismatch(pile, 0, shorter, other, 0, shorter);
    return different < 0 ? shorter : different;
  }

  @Override
  public long key() {
    return key;
  }

  @Override
  public int symmetries() {
    return grid.symmetries.length;
  }

  @Override
  public long key(int symmetry) {
    char[] mirror = grid.symmetries[symmetry];
    long mirrored = ground ^ stageKey();
    for (int i = 0; i < length; i++) {
      mirrored ^= keys[(mirror[pile[i] >> 1] << 1) | (pile[i] & 1)];
    }
    return mirrored;
  }

  @Override
  public int map(int symmetry, int move) {
    return move < cells.length ? grid.symmetries[symmetry][move] : move;
  }

  @Override
  public int inverse(int symmetry) {
    return SquareGrid.inverse(symmetry);
  }

  @Override
  public int sample(RandomGenerator random) {
    if (unrestricted()) {
      return FieldSampler.free(cells, board, length, random);
    }
    int[] moves = new int[cells.length + 2];
    return moves[FieldSampler.below(random, moves(moves, 0))];
  }

  /** How many stones are on the board. */
  public int length() {
    return length;
  }

  /** Where the stone with this number lies, the first being 0. */
  public int move(int index) {
    return pile[index] >> 1;
  }

  /** The colour of that stone. */
  public int colour(int index) {
    return pile[index] & 1;
  }

  /** How many stones came from a diagram and not from moves. */
  public int given() {
    return given;
  }

  @Override
  public Pieces pieces() {
    int last = grid.moves - grid.width;
    return new Pieces(grid.width, grid.height, (x, y) -> stone(last - y * grid.width + x));
  }

  /** The colour of the stone on a square, or -1. */
  public int stone(int move) {
    return board[cells[move]] - 1;
  }

  public SquareGrid grid() {
    return grid;
  }

  /** How many in a row win. */
  public int line() {
    return line;
  }

  public FiveRule rule() {
    return game.rule();
  }

  @Override
  public Map<String, Object> view(int seat) {
    return FiveInARowView.of(this);
  }

  /** For {@link StoneTracker} and {@link NeighbourOrder}, who only read. */
  byte[] board() {
    return board;
  }

  int[] pile() {
    return pile;
  }
}
