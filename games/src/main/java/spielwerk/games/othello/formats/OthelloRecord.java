package spielwerk.games.othello.formats;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Participant;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.othello.Othello;

/**
 * A game of Othello as a file holds it.
 *
 * @param size squares in a row, 6 or 8
 * @param place where or in which tournament, empty if unknown
 * @param date as the file writes it, empty if unknown
 * @param moves all moves, passes included
 * @param score black's discs less white's, if known; after a resignation not what is on the board
 */
public record OthelloRecord(
    int size,
    String black,
    String white,
    String place,
    String date,
    Setup setup,
    List<Integer> moves,
    Optional<Integer> score) {

  private static final Pattern DATE = Pattern.compile("^[0-9]{4}([-.][0-9]{2}([-.][0-9]{2})?)?");

  public OthelloRecord {
    moves = List.copyOf(moves);
  }

  /** A game with nothing known but its moves. */
  public static OthelloRecord of(List<Integer> moves) {
    return new OthelloRecord(8, "", "", "", "", Setup.STANDARD, moves, Optional.empty());
  }

  /**
   * A game of the library.
   *
   * @param format who wants it, for the sentence
   * @throws Mistake if it is not of Othello
   */
  static OthelloRecord of(Game rules, RecordedGame game, String format) {
    GameRecord record = game.record();
    if (!(rules instanceof Othello othello)) {
      throw new Mistake(
          "%s holds games of Othello only, not of %s."
              .formatted(format.toUpperCase(Locale.ROOT), record.game()));
    }
    Setup setup = new Setup(record.setup());
    boolean finished = record.ending().reason() == Ending.Reason.FINISHED;
    return new OthelloRecord(
        othello.size(),
        game.players().get(0).shown(),
        game.players().get(1).shown(),
        game.event(),
        record.circumstances().date(),
        setup,
        Moves.play(othello.start(setup), othello.notation(), String.join(" ", record.moves())),
        finished ? Optional.of(record.points().get(0)) : Optional.empty());
  }

  /** The game for the library. */
  RecordedGame recorded() {
    Othello rules = new Othello(size);
    List<Participant> players =
        List.of(Participant.unknown(black, "black"), Participant.unknown(white, "white"));
    List<String> texts = Moves.texts(rules.start(setup), rules.notation(), moves);
    Matcher day = DATE.matcher(date.strip());
    GameRecord.Circumstances when =
        new GameRecord.Circumstances(
            day.find() ? day.group().replace('.', '-') : "", List.of(), List.of());
    return new RecordedGame(
        GameRecord.imported(rules, setup, players, texts, end(), ending(), when), players, place);
  }

  private Ending ending() {
    if (score.isEmpty()) {
      return Ending.unknown(2, "no result");
    }
    int lead = score.get();
    return lead == 0
        ? Ending.shared(Ending.Reason.DRAW_AGREED, 2, "")
        : Ending.won(Ending.Reason.ADJUDICATED, lead > 0 ? 0 : 1, 2, "%+d".formatted(lead));
  }

  /**
   * The position after all moves.
   *
   * @throws Mistake if a move is illegal
   */
  public State end() {
    Othello game = new Othello(size);
    State state = game.start(setup);
    for (int move : moves) {
      if (!state.legal(move)) {
        throw new Mistake("A move of the game is not legal where it is played.");
      }
      state.play(move);
    }
    return state;
  }
}
