package spielwerk.engines.process;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * The game that a controller has described. It names the colour with every move, so a pass that was
 * the only move may be left out; and after the end everybody may pass.
 */
final class GtpBoard {
  private static final String ILLEGAL = "illegal move";

  private final GtpVertices vertices;
  private final List<Integer> moves = new ArrayList<>();

  /** How many moves there were before each command that can be undone. */
  private final Deque<Integer> before = new ArrayDeque<>();

  private State state;

  GtpBoard(GtpVertices vertices) {
    this.vertices = vertices;
    this.state = vertices.game().start(Setup.STANDARD);
  }

  void clear() {
    moves.clear();
    before.clear();
    state = vertices.game().start(Setup.STANDARD);
  }

  /**
   * A colour to move.
   *
   * @param passed how many passes come first
   */
  record Turn(Position position, int passed) {
    boolean over() {
      return position.state().over();
    }
  }

  /**
   * The position with this colour to move.
   *
   * @throws Mistake if it is the other's turn
   */
  Turn turn(int seat) {
    State walker = state.copy();
    List<Integer> line = new ArrayList<>(moves);
    OptionalInt pass = vertices.pass(walker);
    if (!walker.over()
        && walker.turn() != seat
        && pass.isPresent()
        && walker.legal(pass.getAsInt())) {
      walker.play(pass.getAsInt());
      line.add(pass.getAsInt());
    }
    if (!walker.over() && walker.turn() != seat) {
      throw new Mistake(ILLEGAL + ", it is " + GtpVertices.colour(walker.turn()) + "'s turn");
    }
    Position position =
        new Position(vertices.game(), Setup.STANDARD, Collections.unmodifiableList(line), walker);
    return new Turn(position, line.size() - moves.size());
  }

  /**
   * @throws Mistake if the move is illegal; the board is then as it was
   */
  void play(int seat, String text) {
    Turn turn = turn(seat);
    State walker = turn.position().state();
    if (turn.over()) {
      if (!text.equalsIgnoreCase("pass")) {
        throw new Mistake(ILLEGAL + ", the game is over");
      }
      before.push(moves.size());
      return;
    }
    int move;
    try {
      move = vertices.move(walker, text);
    } catch (Mistake none) {
      throw new Mistake(ILLEGAL, none);
    }
    if (!walker.legal(move)) {
      throw new Mistake(ILLEGAL);
    }
    before.push(moves.size());
    walker.play(move);
    moves.addAll(turn.position().moves().subList(moves.size(), moves.size() + turn.passed()));
    moves.add(move);
    state = walker;
  }

  /**
   * @throws Mistake if nothing was played
   */
  void undo() {
    if (before.isEmpty()) {
      throw new Mistake("cannot undo");
    }
    int length = before.pop();
    moves.subList(length, moves.size()).clear();
    state = vertices.game().start(Setup.STANDARD);
    moves.forEach(state::play);
  }

  String picture() {
    return vertices.game().notation().board(state)
        + "\n"
        + (state.over() ? "the game is over" : GtpVertices.colour(state.turn()) + " to move");
  }

  /**
   * Who has won, and by how many points.
   *
   * @throws Mistake if nobody knows yet
   */
  String score() {
    if (!state.over()) {
      throw new Mistake("cannot score");
    }
    int black = state.points(0);
    return black == 0 ? "0" : (black > 0 ? "B+" : "W+") + Math.abs(black);
  }
}
