package spielwerk.web.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.runs.LiveGamesFile;
import spielwerk.runs.RunFolder;
import spielwerk.web.table.PositionJson;

/** The games of a run that are being played, with all that a board needs. */
final class GamesUnderWay {
  private GamesUnderWay() {}

  /** Adds them to what a page draws of the run, which names the game. */
  static void add(ObjectNode picture, RunFolder run, Catalogue catalogue) {
    List<LiveGamesFile.Game> games = run.underWay();
    if (games.isEmpty()) {
      return;
    }
    ArrayNode list = picture.putArray("now");
    Game game = catalogue.game(picture.path("game").asText());
    for (LiveGamesFile.Game one : games) {
      Setup setup = new Setup(one.setup());
      State state = game.start(setup);
      List<Integer> moves = new ArrayList<>();
      for (String text : one.moves()) {
        int move = game.notation().legalMove(state, text);
        state.play(move);
        moves.add(move);
      }
      ObjectNode item = list.addObject().put("index", one.index());
      ArrayNode players = item.putArray("players");
      one.seats().forEach(players::add);
      item.set(
          "position", PositionJson.write(new Position(game, setup, moves, state), one.moves()));
    }
  }
}
