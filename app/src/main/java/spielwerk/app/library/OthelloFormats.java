package spielwerk.app.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.files.GameFormat;
import spielwerk.arena.library.files.Told;
import spielwerk.core.Ending;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.othello.Othello;
import spielwerk.games.othello.formats.Played;

/** The files of Othello for the library. */
public final class OthelloFormats {
  private static final String SIX = "othello:size=6";

  private OthelloFormats() {}

  /** All of them. */
  public static List<GameFormat> all() {
    return List.of(new GgfFormat(), new TranscriptFormat(), new WthorFormat());
  }

  static Told told(Played game) {
    Othello rules = new Othello(game.size());
    State start = rules.start(game.setup());
    return new Told(
        rules.text(),
        game.setup().text(),
        Moves.texts(start, rules.notation(), game.moves()),
        List.of(game.black(), game.white()),
        game.date(),
        game.place(),
        game.score());
  }

  /**
   * A game of the library.
   *
   * @param format who wants it, for the sentence
   * @throws Mistake if it is not of Othello
   */
  static Played played(LibraryGame game, String format) {
    String text = game.record().game();
    if (!List.of("othello", SIX).contains(text)) {
      throw new Mistake(
          "%s holds games of Othello only, not of %s."
              .formatted(format.toUpperCase(Locale.ROOT), text));
    }
    Othello rules = new Othello(text.equals(SIX) ? 6 : 8);
    Setup setup = new Setup(game.record().setup());
    State state = rules.start(setup);
    String moves = String.join(" ", game.record().moves());
    boolean finished = game.record().ending().reason() == Ending.Reason.FINISHED;
    return new Played(
        text.equals(SIX) ? 6 : 8,
        game.players().get(0).shown(),
        game.players().get(1).shown(),
        game.event(),
        game.record().circumstances().date(),
        setup,
        Moves.play(state, rules.notation(), moves),
        finished ? Optional.of(game.record().points().get(0)) : Optional.empty());
  }
}
