package spielwerk.web.lessons;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.web.table.PositionJson;

/**
 * The position that a lesson is about, as an address writes it.
 *
 * @param game the text that makes the game
 * @param setup the text of a position, or empty for the usual start
 * @param moves those played from there
 */
public record LessonPosition(String game, String setup, String moves) {
  /** No tree or position for a lesson needs more characters. */
  public static final int LONGEST = 2000;

  private static final int USUAL_DEPTH = 3;

  public LessonPosition {
    if (game.length() > LONGEST || setup.length() > LONGEST || moves.length() > LONGEST) {
      throw new Mistake(
          "A game, a position, a tree or moves of more than "
              + LONGEST
              + " characters are too long.");
    }
  }

  /** The position with a state of one's own. */
  Position position(Catalogue catalogue) {
    Game rules = catalogue.game(game);
    Setup start =
        setup.isEmpty()
            ? rules.setup(Seeds.derive(0, 0, Seeds.Purpose.SETUP, 0))
            : new Setup(setup);
    return Position.of(rules, start, moves);
  }

  /** The position as a board shows it. */
  public ObjectNode show(Catalogue catalogue) {
    Position position = position(catalogue);
    return PositionJson.write(position, words(position));
  }

  /** A position in which a seat has to move. */
  Position decision(Catalogue catalogue) {
    Position position = position(catalogue);
    if (position.state().over()) {
      throw new Mistake("The game is over in this position, so there is nothing to search.");
    }
    if (position.state().turn() == State.CHANCE) {
      throw new Mistake("The dice are to be thrown in this position; add their outcome to moves.");
    }
    return position;
  }

  /**
   * How deep a search goes: as deep as wanted, or, where that is 0, as deep as a typed tree goes,
   * or a few plies.
   */
  static int depth(Catalogue catalogue, Position position, int wanted) {
    if (wanted > 0 || !position.game().id().equals("tree")) {
      return wanted > 0 ? wanted : USUAL_DEPTH;
    }
    try (Engine negamax = catalogue.engine("negamax", position.game())) {
      return Math.max(1, negamax.advise(position, Budget.FREE, Watch.NONE).effort().depth());
    }
  }

  /** The moves that led to a position, as people write them. */
  static List<String> words(Position position) {
    State start = position.game().start(position.setup());
    return Moves.texts(start, position.game().notation(), position.moves());
  }
}
