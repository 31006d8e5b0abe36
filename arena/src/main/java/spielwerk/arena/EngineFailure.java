package spielwerk.arena;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;

/**
 * How an entrant lost games that it did not lose on the board: on time, by a crash, by an illegal
 * move. The details are those of the first of the games.
 *
 * @param games how many it lost in that way
 * @param game the index of the first of them
 * @param detail one sentence, or empty
 * @param log the last lines it wrote beside its answers
 * @param trace the stack trace of its exception
 */
public record EngineFailure(
    int entrant,
    Ending.Reason reason,
    int games,
    int game,
    String detail,
    List<String> log,
    List<String> trace) {
  /** Games up to this one keep all lines, later ones a few: thousands may fail alike. */
  private static final int WHOLE = 1000;

  private static final int FEW = 6;

  private record Key(int entrant, Ending.Reason reason) {}

  public EngineFailure {
    log = List.copyOf(log);
    trace = List.copyOf(trace);
  }

  /**
   * What went wrong in a game, if anything did.
   *
   * @param entrants by seat
   */
  static Optional<EngineFailure> of(GameRecord game, List<Integer> entrants) {
    Ending ending = game.ending();
    if (!ending.reason().fault() || ending.seat() < 0) {
      return Optional.empty();
    }
    List<String> log = game.circumstances().log();
    List<String> trace = game.circumstances().trace();
    boolean whole = game.index() < WHOLE;
    return Optional.of(
        new EngineFailure(
            entrants.get(ending.seat()),
            ending.reason(),
            1,
            game.index(),
            ending.detail(),
            whole ? log : log.subList(Math.max(0, log.size() - FEW), log.size()),
            whole ? trace : trace.subList(0, Math.min(FEW, trace.size()))));
  }

  /** The same, now that it is known who sat there. */
  EngineFailure of(int who) {
    return new EngineFailure(who, reason, games, game, detail, log, trace);
  }

  /** One for each entrant and way to fail, in the order of the games. */
  static List<EngineFailure> sum(Iterable<EngineFailure> single) {
    Map<Key, EngineFailure> sums = new LinkedHashMap<>();
    for (EngineFailure one : single) {
      sums.merge(
          new Key(one.entrant, one.reason),
          one,
          (first, next) ->
              new EngineFailure(
                  first.entrant,
                  first.reason,
                  first.games + next.games,
                  first.game,
                  first.detail,
                  first.log,
                  first.trace));
    }
    return List.copyOf(sums.values());
  }
}
