package spielwerk.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Work;
import spielwerk.core.WorkKind;
import spielwerk.runs.Json;

/** The games of a stage of a tournament, wherever they are played. */
public final class StageWork implements WorkKind {
  static final String ID = "stage";

  /**
   * A stage of a tournament.
   *
   * @param first the number of its first game
   */
  record Stage(TournamentSpec spec, List<Encounter> encounters, int first) {}

  @Override
  public String id() {
    return ID;
  }

  @Override
  public Work<?> read(byte[] description, Catalogue catalogue) {
    try {
      Stage stage = Json.reader(Stage.class).readValue(description);
      return Tournament.toLookAt(stage.spec(), catalogue).work(stage);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
