package spielwerk.engines.othello;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/**
 * Who plays Othello: the network and the patterns on 8x8; other sizes are left to general searches.
 */
public final class OthelloRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("othello");

  public OthelloRecommender() {
    super(
        LADDER,
        List.of(
            ConfiguredEngine.of("zero", "time=2s"),
            ConfiguredEngine.of("patterns:lines=60,exact=20", "time=2s")),
        List.of(ConfiguredEngine.of("patterns:exact=20", "time=500ms")));
  }
}
