package spielwerk.web.table;

import java.util.List;

/**
 * What is settled when people sit down.
 *
 * @param game the text that makes the game
 * @param setup the text of a position to start from, or empty for the usual start
 * @param chairs by seat
 * @param limitMillis the clock of each seat, 0 for none
 * @param incrementMillis what a move adds to it
 */
public record TableSpec(
    String game, String setup, List<Chair> chairs, long limitMillis, long incrementMillis) {
  public TableSpec {
    chairs = List.copyOf(chairs);
  }

  public static TableSpec of(String game, Chair... chairs) {
    return new TableSpec(game, "", List.of(chairs), 0, 0);
  }
}
