package spielwerk.engines.connect4;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays connect four: the solver on 7x6; other sizes are left to general searches. */
public final class Connect4Recommender extends LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("connect4");

  public Connect4Recommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("perfect", "time=10s")),
        List.of(ConfiguredEngine.of("perfect", "time=1s")));
  }
}
