package spielwerk.arena.library.files;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * Games as SGF FF[4] in UTF-8. It holds what people read in other programs: the tree, comments,
 * marks, values, what the engines thought, players, date, event and result; not the seed, the spec
 * of a run, votes or tags.
 */
final class SgfWriter {
  private static final Map<String, String> MARKS =
      Map.of("?", "BM[1]", "??", "BM[2]", "!", "TE[1]", "!!", "TE[2]", "?!", "DO[]", "!?", "IT[]");

  private final Catalogue catalogue;

  SgfWriter(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * One game tree, with a newline at the end.
   *
   * @throws spielwerk.core.Mistake if SGF cannot hold the game
   */
  String write(LibraryGame game) {
    Game rules = catalogue.game(game.record().game());
    SgfBoard board = new SgfBoard(rules, new Setup(game.record().setup()));
    StringBuilder sgf = new StringBuilder("(;FF[4]");
    rules.sgfNumber().ifPresent(number -> put(sgf, "GM", String.valueOf(number)));
    put(sgf, "CA", "UTF-8");
    put(sgf, "SZ", board.size());
    put(sgf, SgfBoard.GAME, rules.text());
    put(sgf, SgfBoard.SETUP, board.setup().text());
    if (!board.setup().isStandard() && SgfSetup.fits(board)) {
      sgf.append(SgfSetup.write(board));
    }
    put(sgf, "PB", game.players().get(0).shown());
    put(sgf, "PW", game.players().get(1).shown());
    put(sgf, "DT", game.record().circumstances().date());
    put(sgf, "EV", game.event());
    put(sgf, "RE", result(game));
    put(sgf, "GC", game.comment());
    put(sgf, "C", game.tree().comment());
    line(sgf, board, board.start(), ThoughtNotes.line(game, board.start(), rules));
    return sgf.append(")\n").toString();
  }

  private static void put(StringBuilder sgf, String property, String text) {
    if (!text.isEmpty()) {
      sgf.append(property).append('[').append(SgfText.write(text)).append(']');
    }
  }

  private static String result(LibraryGame game) {
    Ending ending = game.record().ending();
    int winner = game.winner();
    if (winner == LibraryGame.NOBODY) {
      return "Void";
    }
    if (winner == LibraryGame.SHARED) {
      return "Draw";
    }
    return (winner == 0 ? "B+" : "W+")
        + switch (ending.reason()) {
          case RESIGNED -> "R";
          case TIMEOUT -> "T";
          case ILLEGAL_MOVE, CRASH -> "F";
          case FINISHED -> {
            int lead = game.record().points().get(winner);
            yield lead > 1 ? "" + lead : "";
          }
          default -> "";
        };
  }

  /** Variations that are to be written when the line after their move has ended. */
  private record Later(State before, List<List<Step>> variations) {}

  private static void line(StringBuilder sgf, SgfBoard board, State state, List<Step> line) {
    Deque<Later> later = new ArrayDeque<>();
    for (Step step : line) {
      if (!step.variations().isEmpty()) {
        later.push(new Later(state.copy(), step.variations()));
        sgf.append("\n(");
      }
      step(sgf, board, state, step);
    }
    while (!later.isEmpty()) {
      Later branch = later.pop();
      sgf.append(')');
      for (List<Step> variation : branch.variations) {
        sgf.append("\n(");
        line(sgf, board, branch.before.copy(), variation);
        sgf.append(')');
      }
    }
  }

  private static void step(StringBuilder sgf, SgfBoard board, State state, Step step) {
    String colour = state.turn() == 0 ? "B" : "W";
    sgf.append(';').append(colour).append('[').append(board.point(step.move())).append(']');
    step.evaluation().ifPresent(evaluation -> value(sgf, evaluation));
    sgf.append(MARKS.getOrDefault(step.mark(), ""));
    put(sgf, "C", step.comment());
    state.play(board.game().notation().legalMove(state, step.move()));
  }

  /** Positive is good for black. */
  private static void value(StringBuilder sgf, MoveEvaluation evaluation) {
    double black = evaluation.seat() == 0 ? evaluation.value() : -evaluation.value();
    put(sgf, "V", BigDecimal.valueOf(black).toPlainString());
    if (evaluation.exact()) {
      put(sgf, SgfMoves.EXACT, "1");
    }
  }
}
