package spielwerk.web.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.NotFound;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles;
import spielwerk.core.Puzzles.Answer;
import spielwerk.core.Puzzles.Verdict;
import spielwerk.web.openapi.JsonShape;
import spielwerk.web.openapi.Parameter;
import spielwerk.web.table.PositionJson;

/** Puzzles to be solved on the board. Nothing is kept: a try comes with all moves made so far. */
final class PuzzleRoutes {
  private static final int LONGEST = 100;

  private final Catalogue catalogue;

  PuzzleRoutes(Catalogue open) {
    this.catalogue = open.isClosed() ? open : open.closed();
  }

  List<Route> routes() {
    return List.of(
        Route.get(Role.GUEST, "/api/puzzles", this::list)
            .about("The puzzles that ship, the shortest first")
            .answers(
                "items: game, id (which stays if others are added), kind, length (moves of the"
                    + " solver)"),
        Route.get(Role.GUEST, "/api/puzzles/{game}/{puzzle}", this::show)
            .about("A puzzle, or what becomes of a try")
            .asks(
                Parameter.query(
                    "moves",
                    JsonShape.text().signs(2000),
                    "made since the position of the puzzle, the last by the solver"),
                Parameter.query(
                    "solution", JsonShape.text().one("1"), "the solution is wanted too"))
            .answers(
                "Position (after the answer; before the try if it was wrong), id, kind, length,"
                    + " played (moves since the position of the puzzle), tried (the last move of"
                    + " the solver), verdict (open, won, right, quiet: the move threatens nothing,"
                    + " held: the defence holds), reply (of the defence), left (moves the solver"
                    + " needs), solution")
            .refuses(400, 404));
  }

  private static String name(Puzzle puzzle) {
    return Integer.toHexString(String.join(" ", puzzle.moves()).hashCode());
  }

  private void list(Context request) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema", 1);
    ArrayNode items = json.putArray("items");
    for (Puzzles puzzles : catalogue.services(Puzzles.class)) {
      for (Puzzle puzzle : puzzles.shipped()) {
        items
            .addObject()
            .put("game", puzzles.game())
            .put("id", name(puzzle))
            .put("kind", puzzle.kind())
            .put("length", puzzle.length());
      }
    }
    Responses.json(request, json);
  }

  private Puzzles puzzles(String game) {
    return catalogue.services(Puzzles.class).stream()
        .filter(some -> some.game().equals(game))
        .findFirst()
        .orElseThrow(() -> missing(game));
  }

  private static NotFound missing(String name) {
    return new NotFound("There is no puzzle " + name + ".");
  }

  private void show(Context request) {
    String name = request.pathParam("puzzle");
    Puzzles puzzles = puzzles(request.pathParam("game"));
    Puzzle puzzle =
        puzzles.shipped().stream()
            .filter(one -> name(one).equals(name))
            .findFirst()
            .orElseThrow(() -> missing(name));
    Game game = catalogue.game(puzzles.game());
    Position position = puzzle.position(game);
    List<String> played = new ArrayList<>();
    List<Integer> moves = new ArrayList<>(position.moves());
    String asked = GameQuery.query(request, "moves");
    String tried = "";
    @Nullable Answer answer = null;
    if (!asked.isEmpty()) {
      List<String> words = List.of(asked.split(" +"));
      if (words.size() > LONGEST || words.size() % 2 == 0) {
        throw new Mistake("A try takes an odd number of moves, at most " + LONGEST + ".");
      }
      moves.addAll(Moves.play(position.state(), game.notation(), asked));
      Position after = new Position(game, position.setup(), moves, position.state());
      answer = puzzles.answer(after);
      played.addAll(words);
      tried = words.get(words.size() - 1);
    }
    Responses.json(request, json(game, puzzle, new Try(moves, played, tried), answer, request));
  }

  /** What somebody did, and the list of all moves of the game, which the answer changes. */
  private record Try(List<Integer> moves, List<String> played, String tried) {}

  private static ObjectNode json(
      Game game, Puzzle puzzle, Try tried, @Nullable Answer answer, Context request) {
    Verdict verdict = answer == null ? null : answer.verdict();
    String reply = "";
    if (answer != null && answer.reply().isPresent()) {
      reply = game.notation().format(game.start(game.setup(0)), answer.reply().getAsInt());
    }
    if (answer != null && verdict == Verdict.RIGHT) {
      tried.moves().add(answer.reply().getAsInt());
      tried.played().add(reply);
    } else if (verdict == Verdict.QUIET || verdict == Verdict.HELD) {
      tried.moves().remove(tried.moves().size() - 1);
      tried.played().remove(tried.played().size() - 1);
    }
    List<String> texts = Moves.texts(game.start(game.setup(0)), game.notation(), tried.moves());
    Position now = Position.of(game, game.setup(0), String.join(" ", texts));
    ObjectNode json = PositionJson.write(now, texts);
    json.put("id", name(puzzle)).put("kind", puzzle.kind()).put("length", puzzle.length());
    ArrayNode line = json.putArray("played");
    tried.played().forEach(line::add);
    json.put("tried", tried.tried());
    json.put("verdict", verdict == null ? "open" : verdict.name().toLowerCase(Locale.ROOT));
    json.put("reply", reply);
    json.put("left", answer == null ? puzzle.length() : answer.left());
    if (!GameQuery.query(request, "solution").isEmpty()) {
      ArrayNode solution = json.putArray("solution");
      puzzle.solution().forEach(solution::add);
    }
    return json;
  }
}
