package spielwerk.engines.process;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.engines.process.GomocupFields.Stone;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveRule;
import spielwerk.games.fiveinarow.OpeningRule;

/** The stones that a manager has sent, and the position they make. */
final class GomocupBoard {
  private final FiveInARow game;
  private final GomocupFields fields;
  private final List<Stone> stones = new ArrayList<>();

  GomocupBoard(FiveInARow game) {
    this.game = game;
    this.fields = GomocupFields.of(game);
  }

  FiveInARow game() {
    return game;
  }

  /** The same stones in a game by another rule. */
  GomocupBoard by(FiveRule rule) {
    if (game.rule() == rule) {
      return this;
    }
    GomocupBoard other =
        new GomocupBoard(
            new FiveInARow(
                game.grid().width(), game.grid().height(), game.line(), rule, OpeningRule.FREE));
    other.stones.addAll(stones);
    return other;
  }

  GomocupFields fields() {
    return fields;
  }

  boolean isEmpty() {
    return stones.isEmpty();
  }

  void clear() {
    stones.clear();
  }

  /**
   * The square that a text means.
   *
   * @throws Mistake if it is not a square of the board
   */
  int field(String text) {
    return fields
        .move(text)
        .orElseThrow(
            () ->
                new Mistake(
                    "'%s' is not a square; squares are 0,0 to %d,%d"
                        .formatted(
                            LastLines.cut(text.strip()),
                            game.grid().width() - 1,
                            game.grid().height() - 1)));
  }

  /**
   * Puts a stone.
   *
   * @throws Mistake if there is one already
   */
  void put(int move, boolean own) {
    if (stones.stream().anyMatch(stone -> stone.move() == move)) {
      throw new Mistake("there is a stone on " + fields.text(move) + " already");
    }
    stones.add(new Stone(move, own));
  }

  /**
   * Puts many stones in place of those there.
   *
   * @throws Mistake if two share a square; the board is then as it was
   */
  void putAll(List<Stone> all) {
    boolean[] taken = new boolean[game.grid().moves()];
    for (Stone stone : all) {
      if (taken[stone.move()]) {
        throw new Mistake("there are two stones on " + fields.text(stone.move()));
      }
      taken[stone.move()] = true;
    }
    stones.clear();
    stones.addAll(all);
  }

  /**
   * Takes the last stone back.
   *
   * @throws Mistake if it is another one
   */
  void take(int move) {
    if (isEmpty() || stones.get(stones.size() - 1).move() != move) {
      throw new Mistake("the last stone is not on " + fields.text(move));
    }
    stones.remove(stones.size() - 1);
  }

  /**
   * The position with us to move. Stones that could have been put in turn are put so; others, of a
   * puzzle or a handicap, are set up.
   *
   * @throws Mistake if the game is over, or nobody can have played so
   */
  Position position() {
    List<Integer> own = moves(true);
    List<Integer> others = moves(false);
    int ahead = others.size() - own.size();
    boolean inTurn = ahead == 0 || ahead == 1;
    Position position =
        inTurn && possible(GomocupFields.inTurn(own, others))
            ? played(GomocupFields.inTurn(own, others))
            : placed(own, others, ahead == 1);
    if (position.state().over()) {
      throw new Mistake("the game is over");
    }
    return position;
  }

  private List<Integer> moves(boolean own) {
    return stones.stream().filter(stone -> stone.own() == own).map(Stone::move).toList();
  }

  /** In renju a stone may have been allowed in one order and be forbidden in another. */
  private boolean possible(List<Stone> inTurn) {
    if (game.rule() != FiveRule.RENJU) {
      return true;
    }
    State state = game.start(Setup.STANDARD);
    for (Stone stone : inTurn) {
      if (!state.legal(stone.move())) {
        return false;
      }
      state.play(stone.move());
    }
    return true;
  }

  private Position played(List<Stone> inTurn) {
    State state = game.start(Setup.STANDARD);
    List<Integer> moves = new ArrayList<>();
    for (Stone stone : inTurn) {
      if (!state.legal(stone.move())) {
        throw new Mistake("the game is over");
      }
      state.play(stone.move());
      moves.add(stone.move());
    }
    return new Position(game, Setup.STANDARD, Collections.unmodifiableList(moves), state);
  }

  private Position placed(List<Integer> own, List<Integer> others, boolean white) {
    char[] board = new char[game.grid().moves()];
    char mine = white ? 'o' : 'x';
    own.forEach(move -> board[move] = mine);
    others.forEach(move -> board[move] = white ? 'x' : 'o');
    int width = game.grid().width();
    StringBuilder diagram = new StringBuilder();
    for (int row = game.grid().height() - 1; row >= 0; row--) {
      int free = 0;
      for (int column = 0; column < width; column++) {
        char stone = board[row * width + column];
        if (stone == 0) {
          free++;
        } else {
          diagram.append(free == 0 ? "" : free).append(stone);
          free = 0;
        }
      }
      diagram.append(free == 0 ? "" : free).append(row == 0 ? " " + mine : "/");
    }
    Setup setup = new Setup(diagram.toString());
    return new Position(game, setup, List.of(), game.start(setup));
  }
}
