package spielwerk.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * A person at the terminal, an engine like any other: it is shown the board and answers with a
 * move. What a referee knows no word for (to take a move back, to leave) ends the game by
 * resignation, and {@link #wish()} tells what was really meant.
 */
final class HumanEngine implements Engine {
  private static final EngineInfo INFO =
      EngineInfo.of("human", "A person", "Somebody at the terminal who types moves.");

  private static final String HELP =
      """
      Type a move, or one of these commands:
        moves           all legal moves
        board           the board again
        hint [ENGINE]   what an engine would play
        undo            take your last move back
        draw            offer a draw with your next move, or accept one
        resign          give up
        quit            leave the game unfinished""";

  private final BufferedReader in;
  private final PrintStream talk;
  private final Hints hints;
  private final Commentary commentary;
  private final int first;
  private int seat;
  private boolean offering;
  private boolean hinted;
  private PlayerRequest playerRequest = PlayerRequest.PLAY;

  /**
   * @param first how many moves were given before the game and cannot be taken back
   */
  HumanEngine(BufferedReader in, PrintStream talk, Hints hints, Commentary commentary, int first) {
    this.in = in;
    this.talk = talk;
    this.hints = hints;
    this.commentary = commentary;
    this.first = first;
  }

  /** What the person wanted when the game ended. */
  PlayerRequest wish() {
    return playerRequest;
  }

  /** Whether the person ever asked for a hint, also before a move was taken back. */
  boolean hinted() {
    return hinted;
  }

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    this.seat = seat;
    this.offering = false;
    this.playerRequest = PlayerRequest.PLAY;
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    Notation notation = position.game().notation();
    Optional<Advice> forced = forced(position);
    if (forced.isPresent()) {
      return forced.get();
    }
    talk.println("\n" + commentary.painted(notation.board(position.state())) + "\n");
    String asked = notation.asked(position.state());
    while (true) {
      talk.print(
          commentary.name(seat)
              + " to move"
              + (asked.isEmpty() ? "" : ": " + asked)
              + " (or help): ");
      talk.flush();
      String line = read();
      if (line == null) {
        talk.println();
        return leave(PlayerRequest.GONE);
      }
      String[] words = line.trim().split("\\s+", 2);
      Advice answer = answer(position, words[0], words.length > 1 ? words[1] : "");
      if (answer != null) {
        return answer;
      }
    }
  }

  /**
   * Where everybody decides at once and there is nothing to decide, nobody is asked. In other games
   * a pass is worth noticing.
   */
  private Optional<Advice> forced(Position position) {
    int[] moves = Moves.of(position.state());
    if (!position.game().traits().hidden() || moves.length != 1) {
      return Optional.empty();
    }
    String move = position.game().notation().format(position.state(), moves[0]);
    talk.println(commentary.name(seat) + " can only play " + move + ".");
    return Optional.of(Advice.of(List.of(Candidate.of(moves[0])), Effort.NONE));
  }

  private @Nullable String read() {
    try {
      return in.readLine();
    } catch (IOException broken) {
      return null;
    }
  }

  /** The answer to the referee, or nothing if the person was only answered. */
  private @Nullable Advice answer(Position position, String word, String rest) {
    State state = position.state();
    Notation notation = position.game().notation();
    switch (word.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> talk.println(HELP);
      case "board" -> talk.println("\n" + commentary.painted(notation.board(state)) + "\n");
      case "moves" -> talk.println(all(state, notation));
      case "hint" -> {
        hinted = true;
        talk.println(hints.hint(position, rest.trim()));
      }
      case "draw" -> {
        if (commentary.drawOffered(seat)) {
          return new Advice(List.of(), Advice.Intent.ACCEPT_DRAW, Effort.NONE);
        }
        offering = true;
        talk.println("You offer a draw with your next move.");
      }
      case "undo" -> {
        int own = lastOwn(position);
        if (own >= 0) {
          talk.println("Taken back.");
          return leave(PlayerRequest.takeBack(own));
        }
        talk.println("You have no move to take back.");
      }
      case "resign" -> {
        return leave(PlayerRequest.PLAY);
      }
      case "quit", "exit" -> {
        return leave(PlayerRequest.QUIT);
      }
      default -> {
        return move(state, notation, rest.isEmpty() ? word : word + " " + rest);
      }
    }
    return null;
  }

  private @Nullable Advice move(State state, Notation notation, String text) {
    try {
      int move = notation.legalMove(state, text);
      Advice.Intent intent = offering ? Advice.Intent.OFFER_DRAW : Advice.Intent.PLAY;
      offering = false;
      return new Advice(List.of(Candidate.of(move)), intent, Effort.NONE);
    } catch (Mistake mistake) {
      talk.println(mistake.getMessage() + " Type help for other commands.");
      return null;
    }
  }

  private Advice leave(PlayerRequest meant) {
    playerRequest = meant;
    return new Advice(List.of(), Advice.Intent.RESIGN, Effort.NONE);
  }

  /** The number of moves before the last one of this seat, or -1. */
  private int lastOwn(Position position) {
    State walker = position.game().start(position.setup());
    boolean hidden = position.game().traits().hidden();
    int own = -1;
    for (int i = 0; i < position.moves().size(); i++) {
      if (i >= first && walker.turn() == seat && !(hidden && Moves.of(walker).length == 1)) {
        own = i;
      }
      walker.play(position.moves().get(i));
    }
    return own;
  }

  private static String all(State state, Notation notation) {
    StringBuilder text = new StringBuilder();
    int width = 0;
    for (int move : Moves.of(state)) {
      String one = notation.format(state, move);
      if (width > 0 && width + one.length() > 76) {
        text.append('\n');
        width = 0;
      } else if (width > 0) {
        text.append(' ');
      }
      text.append(one);
      width += one.length() + 1;
    }
    return text.toString();
  }
}
