package spielwerk.arena;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.runs.RecordJson;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunInfo;
import spielwerk.runs.Tail;

/**
 * Looks on while another program plays a match or tournament. Each look reads only the games that
 * have ended since the last one; no engine is made.
 */
public final class Onlooker {
  private final RecordJson json = new RecordJson();
  private final RunFolder run;
  private final Catalogue catalogue;
  private final Tail tail;
  private Consumer<GameRecord> taker = record -> {};
  private Supplier<ObjectNode> document = JsonNodeFactory.instance::objectNode;

  /**
   * @throws Mistake if the run is neither match nor tournament, or its spec cannot be read
   */
  public Onlooker(RunFolder run, Catalogue catalogue) {
    this.run = run;
    this.catalogue = catalogue;
    this.tail = new Tail(run.ledger());
    begin();
  }

  private void begin() {
    Optional<String> id = Optional.of(run.id());
    switch (run.info().kind()) {
      case RunInfo.MATCH -> {
        Match match = Match.toLookAt(run.spec(RunInfo.MATCH, MatchSpec.class), catalogue);
        Match.Count count = match.new Count();
        taker = count::take;
        document = () -> MatchJson.of(match.spec(), count.tally(), id);
      }
      case RunInfo.TOURNAMENT -> {
        Tournament tournament =
            Tournament.toLookAt(run.spec(RunInfo.TOURNAMENT, TournamentSpec.class), catalogue);
        Map<Integer, Tournament.Kept> kept = new HashMap<>();
        taker = record -> tournament.keep(record, kept);
        document = () -> TournamentJson.of(tournament, tournament.standings(kept), id);
      }
      default ->
          throw new Mistake(
              "The run %s is neither match nor tournament but a %s."
                  .formatted(run.id(), run.info().kind()));
    }
  }

  /**
   * How it stands, as {@link MatchJson} or {@link TournamentJson} tells it.
   *
   * @throws Mistake if a line is no game of this run
   */
  public ObjectNode look() {
    tail.look(
        this::begin,
        line ->
            taker.accept(
                json.read(line, "line " + tail.lines() + " of " + run.ledger().getFileName())));
    return document.get();
  }

  /** How many games were read in all. */
  public int games() {
    return tail.lines();
  }

  /** How many bytes were read in all. */
  public long bytes() {
    return tail.bytes();
  }
}
