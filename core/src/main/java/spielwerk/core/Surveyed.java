package spielwerk.core;

import java.util.List;
import java.util.Map;

/**
 * Ability of a {@link Game} whose states are {@link Chronicled}: a survey of many games counts more
 * than the figures of each round, such as what was built.
 */
public interface Surveyed {
  /** What the places of the players are called: {@code corners}. */
  String seats();

  Counts newCounts();

  /** What was counted. The order in which games are added does not matter. */
  interface Counts {
    void add(GameRecord game);

    /** Fields for the JSON document. */
    Map<String, Object> json();

    /** The totals for people, a line each. */
    List<String> lines();

    /** The details for people: rows of cells, the first with the heads of the columns. */
    List<List<String>> table();
  }
}
