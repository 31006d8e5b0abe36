package spielwerk.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * What is known about a game beyond its rules. Rules never know an algorithm; algorithms take from
 * here what they need. Everything is supplied anew for each thread.
 *
 * @param evaluations by the name people type after {@code eval=}, the usual one first
 * @param order the order in which a player of the game would look at moves
 * @param near the moves within a distance of what is on the board, for games with very many moves
 * @param sound moves that suffice to tell a win, a draw or a loss, though not how soon: for solvers
 * @param encoding what a network sees of a state
 */
public record Knowledge(
    Map<String, Supplier<Evaluation>> evaluations,
    Optional<Supplier<MoveOrder>> order,
    Optional<IntFunction<Candidates>> near,
    Optional<Supplier<Candidates>> sound,
    Optional<Encoding> encoding) {

  public static final Knowledge NONE =
      new Knowledge(
          Map.of(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  public Knowledge {
    evaluations = new LinkedHashMap<>(evaluations);
  }

  public Knowledge withEvaluation(String name, Supplier<Evaluation> evaluation) {
    Map<String, Supplier<Evaluation>> more = new LinkedHashMap<>(evaluations);
    more.put(name, evaluation);
    return new Knowledge(more, order, near, sound, encoding);
  }

  public Knowledge withOrder(Supplier<MoveOrder> order) {
    return new Knowledge(evaluations, Optional.of(order), near, sound, encoding);
  }

  public Knowledge withNear(IntFunction<Candidates> near) {
    return new Knowledge(evaluations, order, Optional.of(near), sound, encoding);
  }

  public Knowledge withSound(Supplier<Candidates> sound) {
    return new Knowledge(evaluations, order, near, Optional.of(sound), encoding);
  }

  public Knowledge withEncoding(Encoding encoding) {
    return new Knowledge(evaluations, order, near, sound, Optional.of(encoding));
  }
}
