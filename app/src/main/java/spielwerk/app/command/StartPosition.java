package spielwerk.app.command;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** Where a command begins: the usual start of the game, a position, moves. */
public final class StartPosition {
  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Moves to play first, separated by spaces: --moves \"d4 d5\".")
  private String moves = "";

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "The position to start from, in the game's notation.")
  private @Nullable String position;

  /** The setup named or, where a game draws its start, drawn from the seed. */
  Setup setup(Game game, CommonOptions common) {
    if (position != null) {
      return new Setup(position);
    }
    // a seed need not be printed where it decides nothing
    Setup usual = game.setup(Seeds.derive(0, 0, Seeds.Purpose.SETUP, 0));
    return usual.isStandard()
        ? usual
        : game.setup(Seeds.derive(common.seed(), 0, Seeds.Purpose.SETUP, 0));
  }

  /** The position reached, with a state of one's own. */
  Position position(Game game, CommonOptions common) {
    return Position.of(game, setup(game, common), moves);
  }

  /** The moves to play first, checked. */
  List<Integer> opening(Game game, Setup setup) {
    return Moves.play(game.start(setup), game.notation(), moves);
  }

  /** A position in which it is some seat's turn. */
  Position decision(Game game, CommonOptions common) {
    Position position = position(game, common);
    if (position.state().over()) {
      throw new Mistake("The game is over in this position, so nobody has a move.");
    }
    if (position.state().turn() == State.CHANCE) {
      throw new Mistake(
          "Chance has the move in this position; add its outcome to --moves, one of "
              + Moves.some(position.state(), game.notation())
              + ".");
    }
    return position;
  }
}
