package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;

/** Who plays Würfelkippen: a search as far as time allows, a value for every move. */
public final class TippingRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER =
      MeasuredLadder.shipped("tipping").alsoIn("tipping:start=0,target=20");

  public TippingRecommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("alphabeta:all,lines=4", "time=2s")),
        List.of(ConfiguredEngine.of("alphabeta:all,lines=4", "time=300ms")));
  }
}
