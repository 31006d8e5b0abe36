package spielwerk.arena.library.files;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveTree;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Ending.Reason;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * Games from SGF FF[4] (and older, where they agree): the tree with comments (C), marks (BM, DO,
 * IT, TE) and values (V), players, date, event, game comment and result. Other properties are left
 * out; their names can be asked for. A node without a move belongs to the move before it.
 */
final class SgfReader {
  private static final Set<String> KNOWN =
      Set.of(
          "FF",
          "GM",
          "SZ",
          "CA",
          "AP",
          "PB",
          "PW",
          "DT",
          "EV",
          "GC",
          "RE",
          "B",
          "W",
          "C",
          "BM",
          "DO",
          "IT",
          "TE",
          "V",
          "AB",
          "AW",
          "AE",
          SgfBoard.GAME,
          SgfBoard.SETUP,
          SgfMoves.EXACT);
  private static final Pattern DATE =
      Pattern.compile("^[0-9]{4}(-[0-9]{2}(-[0-9]{2}(T[0-9:.]{1,20}Z)?)?)?");
  private static final Pattern WIN = Pattern.compile("([BW])\\+(.*)");

  private final Catalogue catalogue;
  private final String text;
  private final String name;
  private final Set<String> leftOut = new TreeSet<>();

  /**
   * @param name of the file, for the sentence when it is wrong
   */
  SgfReader(Catalogue catalogue, String text, String name) {
    this.catalogue = catalogue;
    this.text = text;
    this.name = name;
  }

  List<LibraryGame> read() {
    List<LibraryGame> games = new ArrayList<>();
    for (SgfNode root : new SgfParser(text, name).parse()) {
      games.add(game(root));
    }
    return games;
  }

  /** The properties that were left out so far. */
  Set<String> leftOut() {
    return leftOut;
  }

  private LibraryGame game(SgfNode root) {
    SgfBoard board;
    try {
      board = SgfBoard.of(root, catalogue);
    } catch (Mistake unknown) {
      throw wrong(root, Text.withoutFullStop(String.valueOf(unknown.getMessage())));
    }
    SgfMoves.Draft first = drafts(root, board);
    follow(first, board);
    MoveTree tree;
    try {
      tree = new MoveTree(first.comment.toString(), first.lineAfter(0));
    } catch (Mistake tooMuch) {
      throw wrong(root, Text.withoutFullStop(String.valueOf(tooMuch.getMessage())));
    }
    State end = tree.check(board.game(), board.setup());
    List<Participant> players =
        List.of(
            Participant.unknown(root.word("PB"), "black"),
            Participant.unknown(root.word("PW"), "white"));
    GameRecord record =
        GameRecord.imported(
            board.game(),
            board.setup(),
            players,
            tree.moves(),
            end,
            ending(root),
            new GameRecord.Circumstances(date(root.word("DT")), List.of(), List.of()));
    return new LibraryGame(
        record, players, Optional.empty(), root.text("GC"), root.word("EV"), List.of(), tree);
  }

  /** A node to be looked at, and the move that it follows. */
  private record Visit(SgfNode node, SgfMoves.Draft before) {}

  /** The nodes that are moves; what is said in others is said of the move before. */
  private SgfMoves.Draft drafts(SgfNode root, SgfBoard board) {
    SgfMoves.Draft start = new SgfMoves.Draft("", -1, root);
    Deque<Visit> waiting = new ArrayDeque<>(List.of(new Visit(root, start)));
    while (!waiting.isEmpty()) {
      Visit visit = waiting.pop();
      SgfNode node = visit.node;
      for (String property : node.properties().keySet()) {
        boolean setup = property.equals("PL") && SgfSetup.fits(board);
        if (!KNOWN.contains(property) && !setup) {
          leftOut.add(property);
        }
      }
      if (node != root && (node.has("AB") || node.has("AW") || node.has("AE"))) {
        throw wrong(node, "stones are set in the middle of a game");
      }
      SgfMoves.Draft here = visit.before;
      if (node.has("B") || node.has("W")) {
        here = move(node, board);
        visit.before.next.add(here);
      }
      here.take(node);
      for (int i = node.next().size() - 1; i >= 0; i--) {
        waiting.push(new Visit(node.next().get(i), here));
      }
    }
    return start;
  }

  private SgfMoves.Draft move(SgfNode node, SgfBoard board) {
    if (node.has("B") && node.has("W")) {
      throw wrong(node, "both black and white move in one node");
    }
    String colour = node.has("B") ? "B" : "W";
    String value = node.word(colour);
    String move =
        board
            .move(value)
            .orElseThrow(
                () ->
                    wrong(
                        node,
                        colour
                            + "["
                            + value
                            + "] is not a square of a board of size "
                            + board.size()));
    return new SgfMoves.Draft(move, colour.equals("B") ? 0 : 1, node);
  }

  /** A move to be played. */
  private record Branch(SgfMoves.Draft draft, State before) {}

  /** Plays all lines, so that a wrong move is reported with its place in the file. */
  private void follow(SgfMoves.Draft start, SgfBoard board) {
    Deque<Branch> waiting = new ArrayDeque<>();
    branch(start, board, board.start(), waiting);
    while (!waiting.isEmpty()) {
      Branch branch = waiting.pop();
      SgfMoves.Draft draft = branch.draft;
      State state = branch.before;
      if (!state.over() && state.turn() != draft.seat) {
        throw wrong(draft.node, (draft.seat == 0 ? "black" : "white") + " is not to move");
      }
      try {
        state.play(board.game().notation().legalMove(state, draft.move));
      } catch (Mistake illegal) {
        throw wrong(draft.node, Text.withoutFullStop(String.valueOf(illegal.getMessage())));
      }
      branch(draft, board, state, waiting);
    }
  }

  private static void branch(
      SgfMoves.Draft draft, SgfBoard board, State state, Deque<Branch> waiting) {
    board.pass().ifPresent(pass -> draft.mendPasses(pass, board.game().notation(), state));
    for (int i = 0; i < draft.next.size(); i++) {
      boolean last = i == draft.next.size() - 1;
      waiting.push(new Branch(draft.next.get(i), last ? state : state.copy()));
    }
  }

  private static String date(String text) {
    Matcher date = DATE.matcher(text);
    return date.find() ? date.group() : "";
  }

  private static Ending ending(SgfNode root) {
    String result = root.word("RE");
    Matcher win = WIN.matcher(result);
    if (win.matches()) {
      int winner = win.group(1).equals("B") ? 0 : 1;
      String why = win.group(2).isEmpty() ? "" : win.group(2).substring(0, 1);
      return switch (why) {
        case "R" -> Ending.lost(Reason.RESIGNED, 1 - winner, 2, "");
        case "T" -> Ending.lost(Reason.TIMEOUT, 1 - winner, 2, "");
        default -> Ending.won(Reason.ADJUDICATED, winner, 2, result);
      };
    }
    return result.equals("0") || result.equalsIgnoreCase("draw")
        ? Ending.shared(Reason.DRAW_AGREED, 2, "")
        : Ending.unknown(2, result.isEmpty() ? "no result" : result);
  }

  private Mistake wrong(SgfNode node, String what) {
    return new Mistake(FilePosition.in(text, node.offset(), name) + ": " + what + ".");
  }
}
