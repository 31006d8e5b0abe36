package spielwerk.app.library;

import java.util.ArrayList;
import java.util.List;
import spielwerk.app.play.Session;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.GameRecord;
import spielwerk.core.Participant;

/**
 * A game at the terminal with the people who played it.
 *
 * @param names of the people, in the order of their seats; who has none is the user
 * @param hinted by seat
 */
public record TerminalGame(GameRecord record, List<String> names, List<Boolean> hinted) {

  /** The game as the library keeps it. */
  public LibraryGame game() {
    List<Participant> players = new ArrayList<>();
    int people = 0;
    for (int seat = 0; seat < record.seats().size(); seat++) {
      String text = record.seats().get(seat);
      players.add(
          Session.isPerson(text)
              ? Participant.person(name(people++), hinted.get(seat))
              : Participant.engine(text));
    }
    return LibraryGame.of(record).withPlayers(players);
  }

  private String name(int person) {
    if (person < names.size() && !names.get(person).isBlank()) {
      return names.get(person).strip();
    }
    String user = System.getProperty("user.name", "");
    return person == 0 && !user.isBlank() ? user : "human";
  }
}
