package spielwerk.arena.library.files;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.Player;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * A game for two as a foreign file tells it.
 *
 * @param game the text that makes the game
 * @param setup where it starts
 * @param moves as people write them
 * @param players their names, or empty where they are not told
 * @param date as the file writes it, or empty
 * @param event where it was played, or empty
 * @param lead how far the first player was ahead in the end, if the file tells
 */
public record Told(
    String game,
    String setup,
    List<String> moves,
    List<String> players,
    String date,
    String event,
    Optional<Integer> lead) {

  private static final Pattern DATE = Pattern.compile("^[0-9]{4}([-.][0-9]{2}([-.][0-9]{2})?)?");

  public Told {
    moves = List.copyOf(moves);
    players = List.copyOf(players);
  }

  /**
   * The game for the library: what the rules say about its end comes first.
   *
   * @throws Mistake if a move is illegal
   */
  LibraryGame game(Catalogue catalogue) {
    Game rules = catalogue.game(game);
    MoveTree tree = MoveTree.of(moves);
    State end = tree.check(rules, new Setup(setup));
    List<Player> seats = List.of(player(0, "black"), player(1, "white"));
    GameRecord record =
        new GameRecord(
            rules.text(),
            setup,
            rules.traits().goal(),
            0,
            0,
            seats.stream().map(Player::name).toList(),
            0,
            moves,
            end.over() ? Finish.byRules(end, 2) : ending(),
            Finish.points(end, 2),
            List.of(),
            new GameRecord.Circumstances(day(), List.of(), List.of()));
    return new LibraryGame(record, seats, Optional.empty(), "", event, List.of(), tree);
  }

  private Player player(int seat, String otherwise) {
    String given = players.get(seat).strip();
    return new Player(given.isEmpty() ? otherwise : given, Player.Kind.UNKNOWN, false);
  }

  private Ending ending() {
    if (lead.isEmpty()) {
      return Finish.unknown("no result");
    }
    int points = lead.get();
    return points == 0
        ? Finish.drawn()
        : Finish.won(points > 0 ? 0 : 1, Ending.Reason.ADJUDICATED, "%+d".formatted(points));
  }

  private String day() {
    Matcher day = DATE.matcher(date.strip());
    return day.find() ? day.group().replace('.', '-') : "";
  }
}
