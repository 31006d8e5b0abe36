package spielwerk.web.api;

import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.web.table.Chair;

/** Reads who shall sit on a chair. */
final class ChairReader {
  static final String[] FIELDS = {"kind", "name", "engine", "budget", "choice", "level"};
  private static final int LONGEST_NAME = 100;

  private final RecommendedEngines recommended;

  ChairReader(RecommendedEngines recommended) {
    this.recommended = recommended;
  }

  Chair chair(RequestBody seat, Game game) {
    String kind = seat.text("kind");
    String name = seat.text("name", "").strip();
    if (name.length() > LONGEST_NAME) {
      throw new Mistake("A name has at most " + LONGEST_NAME + " characters.");
    }
    if (kind.equals("person")) {
      return Chair.person(name.isEmpty() ? System.getProperty("user.name", "person") : name);
    }
    if (!kind.equals("engine")) {
      throw new Mistake("A seat is a person or an engine, not '" + kind + "'.");
    }
    int level = (int) seat.number("level", 0, 0, 100);
    if (level > 0) {
      ConfiguredEngine player = recommended.of(game).level(game, level).player();
      return new Chair(
          Chair.Kind.ENGINE,
          player.engine(),
          player.engine(),
          player.budget(),
          player.choice(),
          level);
    }
    String engine = seat.text("engine");
    return new Chair(
        Chair.Kind.ENGINE,
        name.isEmpty() ? engine : name,
        engine,
        Budget.parse(seat.text("budget", "free")),
        Choice.parse(seat.text("choice", "best")),
        0);
  }
}
