package spielwerk.arena;

import java.util.List;

/**
 * Some players at one table, who play as many games as the tournament says.
 *
 * @param players their numbers, as many as the game has seats
 * @param round of the tournament, from 0
 * @param block which openings they play: those of one block are the same at every table
 */
public record Encounter(List<Integer> players, int round, int block) {
  public Encounter {
    players = List.copyOf(players);
  }

  /**
   * An encounter with its result.
   *
   * @param points of its players, in their order
   */
  public record Result(Encounter encounter, List<Double> points) {
    public Result {
      points = List.copyOf(points);
    }
  }
}
