package spielwerk.web.library;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Participant;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * Tells what a text means that somebody pastes: moves of the game they look at, a file of games, a
 * position, or moves of another game, in this order.
 */
public final class PastedText {
  /** Stands for the name of a file. */
  private static final String PASTE = "paste";

  private final Catalogue catalogue;
  private final GameFiles files;

  public PastedText(Catalogue catalogue, GameFiles files) {
    this.catalogue = catalogue;
    this.files = files;
  }

  /**
   * What was found.
   *
   * @param format what it was taken for
   * @param count how many games there were; the first is given
   */
  public record Found(LibraryGame game, String format, int count) {}

  /**
   * What a text means.
   *
   * @param hint the text of the game that is looked at, or empty
   * @throws Mistake if the text is nothing that is known
   */
  public Found read(String text, String hint) {
    String plain = text.strip();
    if (plain.isEmpty()) {
      throw new Mistake("There is nothing to paste.");
    }
    if (!hint.isEmpty()) {
      Optional<Found> here = position(hint, plain).or(() -> moves(hint, plain));
      if (here.isPresent()) {
        return here.get();
      }
    }
    try {
      return file(plain);
    } catch (Mistake unknown) {
      for (GameInfo info : catalogue.games()) {
        Optional<Found> found = position(info.id(), plain).or(() -> moves(info.id(), plain));
        if (found.isPresent()) {
          return found.get();
        }
      }
      throw looksLikeFile(plain)
          ? unknown
          : new Mistake(
              "This is neither a position nor a row of moves of any game, nor a file of games: "
                  + formats()
                  + "SGF or JSON.");
    }
  }

  /**
   * Whether the text begins as a file of games does, so that what is wrong in it is to be reported.
   */
  private boolean looksLikeFile(String text) {
    return text.startsWith("{")
        || text.startsWith("(")
        || catalogue.formats().stream().anyMatch(one -> one.matches(Path.of(PASTE), text));
  }

  private String formats() {
    return catalogue.formats().stream()
        .map(one -> one.name().toUpperCase(Locale.ROOT) + ", ")
        .collect(Collectors.joining());
  }

  private Found file(String text) {
    return files.read(
        PASTE,
        text.getBytes(StandardCharsets.UTF_8),
        reader -> {
          List<LibraryGame> games = new ArrayList<>();
          reader.give(games::add);
          if (games.isEmpty()) {
            throw new Mistake("There is no game in it.");
          }
          return new Found(games.get(0), reader.format(), games.size());
        });
  }

  private Optional<Found> position(String name, String text) {
    return tried(
        () -> {
          Game game = catalogue.game(name);
          State state = game.start(new Setup(text));
          String setup = game.notation().position(state);
          return new Found(game(game, setup, List.of(), state), "position", 1);
        });
  }

  private Optional<Found> moves(String name, String text) {
    return tried(
        () -> {
          Game game = catalogue.game(name);
          Setup setup = game.setup(0);
          State state = game.start(setup);
          List<Integer> moves = Moves.play(state, game.notation(), text);
          if (moves.isEmpty()) {
            throw new Mistake("There are no moves.");
          }
          List<String> texts = Moves.texts(game.start(setup), game.notation(), moves);
          return new Found(game(game, setup.text(), texts, state), GameFiles.MOVES, 1);
        });
  }

  private static Optional<Found> tried(Supplier<Found> reading) {
    try {
      return Optional.of(reading.get());
    } catch (Mistake other) {
      return Optional.empty();
    }
  }

  /** A game that two people might play on. */
  private static LibraryGame game(Game game, String setup, List<String> moves, State end) {
    int seats = game.traits().seats();
    List<Participant> players =
        IntStream.range(0, game.traits().seats())
            .mapToObj(seat -> Participant.unknown(game.notation().seat(seat), "nobody"))
            .toList();
    Ending otherwise = Ending.unknown(players.size(), "no result");
    GameRecord record =
        GameRecord.imported(
            game, new Setup(setup), players, moves, end, otherwise, GameRecord.Circumstances.NONE);
    return LibraryGame.of(new RecordedGame(record, players, ""));
  }
}
