package spielwerk.core;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.LinkedHashMap;
import java.util.List;
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
 * @param standings what a position is worth to each seat, by the name people type after {@code
 *     eval=}
 * @param policies fast opinions by name, for roll-outs: {@code greedy}, {@code wait}
 * @param prunings by the name people type after {@code prune=}
 * @param changes which moves to judge anew after something has changed
 * @param features what evaluations that people write themselves may count; those of one list may
 *     share what they keep
 */
@RecordBuilder
public record Knowledge(
    Map<String, Supplier<Evaluation>> evaluations,
    Optional<Supplier<MoveOrder>> order,
    Optional<IntFunction<Candidates>> near,
    Optional<Supplier<Candidates>> sound,
    Optional<Encoding> encoding,
    Map<String, Supplier<Standing>> standings,
    Map<String, Supplier<Policy>> policies,
    Map<String, Supplier<Pruning>> prunings,
    Optional<Supplier<Changes>> changes,
    Supplier<List<Feature>> features)
    implements KnowledgeBuilder.With {

  public static final Knowledge NONE =
      new Knowledge(
          Map.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Map.of(),
          Map.of(),
          Map.of(),
          Optional.empty(),
          List::of);

  public Knowledge {
    evaluations = new LinkedHashMap<>(evaluations);
    standings = new LinkedHashMap<>(standings);
    policies = new LinkedHashMap<>(policies);
    prunings = new LinkedHashMap<>(prunings);
  }

  public Knowledge withEvaluation(String name, Supplier<Evaluation> evaluation) {
    return withEvaluations(more(evaluations, name, evaluation));
  }

  public Knowledge withOrder(Supplier<MoveOrder> order) {
    return withOrder(Optional.of(order));
  }

  public Knowledge withNear(IntFunction<Candidates> near) {
    return withNear(Optional.of(near));
  }

  public Knowledge withSound(Supplier<Candidates> sound) {
    return withSound(Optional.of(sound));
  }

  public Knowledge withEncoding(Encoding encoding) {
    return withEncoding(Optional.of(encoding));
  }

  public Knowledge withStanding(String name, Supplier<Standing> standing) {
    return withStandings(more(standings, name, standing));
  }

  public Knowledge withPolicy(String name, Supplier<Policy> policy) {
    return withPolicies(more(policies, name, policy));
  }

  public Knowledge withPruning(String name, Supplier<Pruning> pruning) {
    return withPrunings(more(prunings, name, pruning));
  }

  public Knowledge withChanges(Supplier<Changes> changes) {
    return withChanges(Optional.of(changes));
  }

  private static <T> Map<String, T> more(Map<String, T> known, String name, T value) {
    Map<String, T> more = new LinkedHashMap<>(known);
    more.put(name, value);
    return more;
  }
}
