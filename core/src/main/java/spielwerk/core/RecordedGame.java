package spielwerk.core;

import java.util.List;

/**
 * A game as files of other programs hold it.
 *
 * @param players by seat
 * @param event where it was played, or empty
 */
public record RecordedGame(GameRecord record, List<Participant> players, String event) {
  public RecordedGame {
    players = List.copyOf(players);
  }
}
