package spielwerk.games.quickciv;

import java.util.Arrays;
import java.util.List;

/** What a chronicle notes of every seat in every round, after the round. */
public enum ChronicleFigure {
  POINTS("points"),
  POINT_INCOME("points a round"),
  FOOD_INCOME("food a round"),
  MATERIAL_INCOME("material a round"),
  TILES("hexes"),
  MILITARY("military"),
  /** Of the seat to move in the round, not of a seat in a position. */
  ACTIONS("actions");

  /** Those that every seat has in every position, in their order. */
  static final List<ChronicleFigure> OF_POSITIONS =
      Arrays.stream(values()).filter(figure -> figure != ACTIONS).toList();

  static final List<String> WORDS = OF_POSITIONS.stream().map(ChronicleFigure::words).toList();

  private final String words;

  ChronicleFigure(String words) {
    this.words = words;
  }

  /** For the head of a table. */
  public String words() {
    return words;
  }

  int of(QuickCivState state, int seat) {
    return switch (this) {
      case POINTS -> state.points(seat);
      case POINT_INCOME -> Resources.points(state.income(seat));
      case FOOD_INCOME -> Resources.food(state.income(seat));
      case MATERIAL_INCOME -> Resources.material(state.income(seat));
      case TILES -> state.tiles(seat);
      case MILITARY -> state.military(seat);
      case ACTIONS -> throw new IllegalArgumentException("Only who is to move has actions");
    };
  }
}
