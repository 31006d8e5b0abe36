package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;

/** Who plays Nim: a search to its end, a value for every move. */
public final class NimRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER =
      MeasuredLadder.shipped("nim").alsoIn("nim:heaps=3-4-5");

  public NimRecommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("alphabeta:all,lines=100", "time=2s")),
        List.of(ConfiguredEngine.of("alphabeta:all,lines=100", "time=300ms")));
  }
}
