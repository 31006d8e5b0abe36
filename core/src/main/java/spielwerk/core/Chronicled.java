package spielwerk.core;

import java.util.List;

/**
 * Ability of a {@link State}: the game is played in rounds, and there are numbers that tell how
 * each seat is doing (points, income, land), for tables and plots of how games go.
 */
public interface Chronicled {
  /** How many rounds are complete. */
  int round();

  /** What the numbers are called; the same in every position of a game. */
  List<String> figures();

  /** What one of them is called in JSON. */
  default String key(int figure) {
    return figures().get(figure).replace(' ', '_');
  }

  /**
   * One of the numbers, as it stands now.
   *
   * @param figure its place in {@link #figures}
   */
  double figure(int figure, int seat);
}
