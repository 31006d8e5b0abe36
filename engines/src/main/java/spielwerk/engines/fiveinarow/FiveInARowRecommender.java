package spielwerk.engines.fiveinarow;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays five in a row: the one that proves its wins. */
public final class FiveInARowRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("fiveinarow");

  public FiveInARowRecommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("threat", "time=2s")),
        List.of(ConfiguredEngine.of("threat", "time=500ms")));
  }
}
