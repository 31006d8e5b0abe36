package spielwerk.web.runs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.arena.Onlooker;
import spielwerk.arena.RunFolder;
import spielwerk.core.Catalogue;

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
    return json;
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
