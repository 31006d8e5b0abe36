package spielwerk.core;

import java.util.List;
import java.util.Optional;

/**
 * A step of a ladder of opponents, from a beginner's to the strongest.
 *
 * @param player who plays on it
 * @param measured what was found in games against the steps beside it, if they were played
 */
public record StrengthLevel(ConfiguredEngine player, Optional<Measured> measured) {

  /**
   * How strong it was in the games of an experiment.
   *
   * @param rating on Elo's scale, the lowest step having 0
   * @param below the score against the step below; nothing for the lowest
   */
  public record Measured(Range rating, Optional<Range> below, int games) {}

  /** A number with its 95% confidence interval. */
  public record Range(double value, double low, double high) {}

  public static StrengthLevel of(ConfiguredEngine player) {
    return new StrengthLevel(player, Optional.empty());
  }

  public static List<StrengthLevel> unmeasured(ConfiguredEngine... players) {
    return List.of(players).stream().map(StrengthLevel::of).toList();
  }

  /** The same step where nothing was measured, as in another variant of the game. */
  public StrengthLevel withoutMeasure() {
    return of(player);
  }
}
