package spielwerk.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spielwerk.runs.Json;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunPicture;

/**
 * A match or tournament: the document that the command line gives with {@code --json}. Of a
 * finished one it was kept and is only read; while games are played, each is read once.
 */
final class CompetitionPicture implements RunPicture {
  /** Nobody can read a crosstable with more players than this, and sending it takes long. */
  private static final int WIDEST = 40;

  private final RunFolder run;
  private final Supplier<? extends Competition> competition;
  private @Nullable RunObserver runObserver;

  CompetitionPicture(RunFolder run, Supplier<? extends Competition> competition) {
    this.run = run;
    this.competition = competition;
  }

  @Override
  public ObjectNode draw() {
    ObjectNode json = kept().orElseGet(this::look);
    if (json.path("engines").size() > WIDEST) {
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
      JsonNode json = text.isEmpty() ? null : Json.reader(JsonNode.class).readTree(text.get());
      return json instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    } catch (JsonProcessingException damaged) {
      return Optional.empty(); // the games are still there
    }
  }

  private ObjectNode look() {
    RunObserver known = runObserver;
    if (known == null) {
      known = new RunObserver(run, competition.get());
      runObserver = known;
    }
    return known.look();
  }
}
