package spielwerk.arena;

import spielwerk.runs.RunPicture;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.runs.RunFolder;
import spielwerk.runs.UnderWay;
import spielwerk.web.table.PositionJson;

/**
 * A match or tournament: the document that the command line gives with {@code --json}. Of a
 * finished one it was kept and is only read; while games are played, each is read once.
 */
final class WarPicture implements RunPicture {
  /** A crosstable with more players than this nobody can read, and sending it takes long. */
  private static final int WIDEST = 40;

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final RunFolder run;
  private final Catalogue catalogue;
  private @Nullable Onlooker onlooker;

  WarPicture(RunFolder run, Catalogue catalogue) {
    this.run = run;
    this.catalogue = catalogue;
  }

  @Override
  public ObjectNode draw() {
    ObjectNode json = kept().orElseGet(this::look);
    boolean table = json.path("engines").size() <= WIDEST;
    if (!table) {
      json.remove("crosstable");
    }
    String kind = json.path("kind").asText();
    if (!kind.equals("swiss") && !kind.equals("knockout")) {
      json.remove("rounds"); // of a large round robin there are thousands, and they say little
    }
    now(json);
    return json;
  }

  /** The games under way, with all that a board needs. */
  private void now(ObjectNode json) {
    List<UnderWay.Game> games = run.underWay();
    if (games.isEmpty()) {
      return;
    }
    ArrayNode list = json.putArray("now");
    Game game = catalogue.game(json.path("game").asText());
    for (UnderWay.Game one : games) {
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

  private Optional<ObjectNode> kept() {
    Optional<String> text = run.result();
    try {
      JsonNode json = text.isEmpty() ? null : MAPPER.readTree(text.get());
      return json instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    } catch (JsonProcessingException damaged) {
      return Optional.empty(); // the games are still there
    }
  }

  private ObjectNode look() {
    Onlooker eyes = onlooker;
    if (eyes == null) {
      eyes = new Onlooker(run, catalogue);
      onlooker = eyes;
    }
    return eyes.look();
  }
}
