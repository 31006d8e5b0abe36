package spielwerk.engines.strength;

import java.util.List;
import spielwerk.core.ConfiguredEngine;

/** Who plays Mühle: alpha-beta, which is far ahead of random playouts there. */
public final class MuehleRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("muehle");

  public MuehleRecommender() {
    super(
        LADDER,
        List.of(ConfiguredEngine.of("alphabeta:all,lines=3", "time=2s")),
        List.of(ConfiguredEngine.of("alphabeta:all", "time=300ms")));
  }
}
