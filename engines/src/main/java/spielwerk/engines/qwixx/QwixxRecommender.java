package spielwerk.engines.qwixx;

import java.util.List;
import spielwerk.core.ConfiguredEngine;
import spielwerk.engines.strength.LadderRecommender;
import spielwerk.engines.strength.MeasuredLadder;

/** Who plays Qwixx: the players that were trained. */
public final class QwixxRecommender extends LadderRecommender {
  private static final MeasuredLadder LADDER = MeasuredLadder.shipped("qwixx");

  public QwixxRecommender() {
    super(
        LADDER,
        List.of(
            ConfiguredEngine.of("qwixx-adaptive", "time=2s"),
            ConfiguredEngine.of("qwixx-win", "time=2s")),
        List.of(
            ConfiguredEngine.of("qwixx-adaptive", "time=300ms"),
            ConfiguredEngine.of("qwixx-win", "time=300ms")));
  }
}
