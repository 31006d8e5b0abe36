package spielwerk.games.quickciv;

/** What a chronicle notes of every seat in every round, after the round. */
public enum Figure {
  POINTS("points"),
  POINT_INCOME("points a round"),
  FOOD_INCOME("food a round"),
  MATERIAL_INCOME("material a round"),
  TILES("hexes"),
  MILITARY("military"),
  ACTIONS("actions");

  private final String words;

  Figure(String words) {
    this.words = words;
  }

  /** For the head of a table. */
  public String words() {
    return words;
  }
}
