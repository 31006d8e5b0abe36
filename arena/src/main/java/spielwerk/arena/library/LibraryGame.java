package spielwerk.arena.library;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Participant;
import spielwerk.core.RecordedGame;

/**
 * A game with all that is known and was said about it.
 *
 * @param record the game as it was played; what people say about its result is the detail of its
 *     ending
 * @param players by seat
 * @param comment on the game as a whole
 * @param event where it was played, or empty
 * @param tags short words to find it by
 * @param tree its moves, the same as those of the record, with all that was said about them
 */
@RecordBuilder
public record LibraryGame(
    GameRecord record,
    List<Participant> players,
    Optional<Origin> origin,
    String comment,
    String event,
    List<String> tags,
    MoveTree tree)
    implements LibraryGameBuilder.With {

  public LibraryGame {
    players = List.copyOf(players);
    tags = tags.stream().distinct().sorted().toList();
    if (players.size() != record.seats().size()) {
      throw new IllegalArgumentException(
          players.size() + " players for " + record.seats().size() + " seats");
    }
    if (!tree.moves().equals(record.moves())) {
      throw new IllegalArgumentException("the tree's main line is not the game that was played");
    }
    if (tags.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException("a tag without a word");
    }
  }

  /** A game between engines of which nothing was said. */
  public static LibraryGame of(GameRecord record) {
    return new LibraryGame(
        record,
        record.seats().stream().map(Participant::engine).toList(),
        Optional.empty(),
        "",
        "",
        List.of(),
        MoveTree.of(record.moves()));
  }

  /** A game from a file of another program. */
  public static LibraryGame of(RecordedGame game) {
    return new LibraryGame(
        game.record(),
        game.players(),
        Optional.empty(),
        "",
        game.event(),
        List.of(),
        MoveTree.of(game.record().moves()));
  }

  /** What files of other programs can hold of it. */
  public RecordedGame asRecordedGame() {
    return new RecordedGame(record, players, event);
  }

  public LibraryGame withOrigin(Origin run) {
    return withOrigin(Optional.of(run));
  }

  /** Played on another day; the text is ISO 8601, or empty if nobody knows. */
  public LibraryGame withDate(String date) {
    return withRecord(record.withCircumstances(record.circumstances().withDate(date)));
  }

  /** With other words on its result. */
  public LibraryGame withResultComment(String words) {
    Ending ending = record.ending();
    return withRecord(
        record.withEnding(new Ending(ending.reason(), ending.seat(), words, ending.shares())));
  }

  /** The seat that won alone, {@link #SHARED} or {@link #NOBODY}. */
  public int winner() {
    return winner(record.ending().shares());
  }

  /** Several seats share the point of the game. */
  public static final int SHARED = -1;

  /** No seat got anything, or nobody knows. */
  public static final int NOBODY = -2;

  static int winner(List<Double> shares) {
    int winner = NOBODY;
    for (int seat = 0; seat < shares.size(); seat++) {
      if (shares.get(seat) > 0) {
        winner = winner == NOBODY ? seat : SHARED;
      }
    }
    return winner;
  }
}
