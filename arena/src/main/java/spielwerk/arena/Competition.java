package spielwerk.arena;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Runner;
import spielwerk.runs.GameStore;

/** A match or a tournament: what the kinds of run have in common. */
interface Competition {
  Game game();

  /** Nothing of it counted yet; engines need not be there. */
  Count count();

  /** Plays what the store does not have yet, while somebody watches. */
  Result compete(GameStore gameStore, Runner runner, Consumer<LiveStandings> watch);

  /** How it came out, or how it stands. */
  interface Result {
    CompetitionResult standing();

    /**
     * The document that others rely on.
     *
     * @param run the id of the run
     */
    ObjectNode json(String run);
  }

  /** Its games, counted as they come. */
  interface Count extends Result {
    /**
     * Takes a game; one that is there already does not count twice.
     *
     * @throws spielwerk.core.Mistake if it is of another match or tournament
     */
    void add(GameRecord record);
  }
}
