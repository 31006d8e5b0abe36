package spielwerk.app.play;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.runs.text.NumberText;

/** Tells the people at the table what is played, and what engines think of it. */
final class Commentary {
  private final Game game;
  private final Setup setup;
  private final List<String> names;
  private final List<Boolean> people;
  private final PrintStream talk;
  private final boolean colours;
  private State state;
  private int seen;
  private @Nullable Advice thought;
  private int offer = -1;

  /**
   * @param names who sits where, by seat
   * @param people whether a person sits there: what a person plays needs no telling
   * @param colours whether the terminal has colours
   */
  Commentary(
      Game game,
      Setup setup,
      List<String> names,
      List<Boolean> people,
      PrintStream talk,
      boolean colours) {
    this.game = game;
    this.setup = setup;
    this.names = List.copyOf(names);
    this.people = List.copyOf(people);
    this.talk = talk;
    this.colours = colours;
    this.state = game.start(setup);
  }

  /** Begins (again) after moves that everybody knows. */
  void begin(List<Integer> known) {
    state = game.start(setup);
    known.forEach(state::play);
    seen = known.size();
    thought = null;
    offer = -1;
  }

  String name(int seat) {
    return game.notation().seat(seat) + " (" + names.get(seat) + ")";
  }

  /** Whether somebody else has offered this seat a draw. */
  boolean drawOffered(int seat) {
    return offer >= 0 && offer != seat;
  }

  /** What a seat has just answered; the referee's rules for offers, so that they can be told. */
  void advised(int seat, Advice advice) {
    thought = people.get(seat) ? null : advice;
    if (advice.intent() == Advice.Intent.OFFER_DRAW) {
      offer = seat;
    } else if (offer != seat) {
      offer = -1;
    }
  }

  /** Tells the moves that are new. */
  void follow(List<Integer> moves) {
    while (seen < moves.size()) {
      tell(moves.get(seen));
    }
  }

  /** Tells what is left of a game that has ended. */
  void finish(GameRecord record) {
    while (seen < record.moves().size()) {
      tell(game.notation().legalMove(state, record.moves().get(seen)));
    }
  }

  String board() {
    return painted(game.notation().board(state));
  }

  /** A board whose rows have the names of colours, in these colours where the terminal has them. */
  String painted(String board) {
    return colours ? BoardColours.paint(board) : board;
  }

  private void tell(int move) {
    Notation notation = game.notation();
    int turn = state.turn();
    String text = notation.format(state, move);
    if (turn == State.CHANCE) {
      talk.println("chance: " + notation.spoken(state, move));
    } else if (!people.get(turn)) {
      talk.println(name(turn) + " plays " + text + reasons(move) + ".");
      if (offer == turn) {
        talk.println(name(turn) + " offers a draw; take it by the word draw.");
      }
    }
    thought = turn == State.CHANCE ? thought : null;
    state.play(move);
    seen++;
  }

  private String reasons(int move) {
    Advice advice = thought;
    if (advice == null) {
      return "";
    }
    List<String> parts = new ArrayList<>();
    for (Candidate candidate : advice.candidates()) {
      if (candidate.move() == move) {
        if (candidate.hasValue() && (candidate.value() != 0 || candidate.exact())) {
          parts.add(
              "value "
                  + NumberText.signed(candidate.value())
                  + (candidate.exact() ? " proven" : ""));
        }
        List<String> line = Moves.texts(state, game.notation(), candidate.line());
        if (line.size() > 1) {
          parts.add("line " + String.join(" ", line.subList(0, Math.min(8, line.size()))));
        }
        break;
      }
    }
    if (advice.effort().nodes() > 0) {
      parts.add(NumberText.count(advice.effort().nodes()) + " nodes");
    }
    if (advice.effort().depth() > 0) {
      parts.add("depth " + advice.effort().depth());
    }
    return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
  }
}
