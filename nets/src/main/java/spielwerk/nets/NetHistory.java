package spielwerk.nets;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import spielwerk.core.Mistake;

/**
 * How a network came to be, all of it counted from its random beginning.
 *
 * @param generation 0 for a random one
 * @param games of self-play
 * @param positions that were learnt from, each counted once
 * @param evaluations positions that networks judged during self-play
 * @param coreSeconds time of all cores together
 * @param losses of its last generation
 * @param command what a user types to make it again
 * @param notes anything else worth keeping
 */
public record NetHistory(
    int generation,
    long games,
    long positions,
    long evaluations,
    double coreSeconds,
    Optional<Losses> losses,
    String command,
    Map<String, String> notes) {
  public static final NetHistory NONE =
      new NetHistory(0, 0, 0, 0, 0, Optional.empty(), "", Map.of());

  public NetHistory {
    if (generation < 0 || games < 0 || positions < 0 || evaluations < 0 || !(coreSeconds >= 0)) {
      throw new Mistake("A network's history cannot hold negative numbers.");
    }
    notes = new TreeMap<>(notes);
  }
}
