package spielwerk.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import spielwerk.core.Catalogue;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.runs.RunFolder;

/**
 * Under which name everybody played in the games of a run: as in its crosstable. Two teams of the
 * same engines are told apart by nothing else.
 */
public final class SeatNames {
  private SeatNames() {}

  /** The names of a game by seat; where nobody has one, the text of the engine is its name. */
  public static Function<GameRecord, List<String>> of(RunFolder run, Catalogue catalogue) {
    try {
      String kind = run.info().kind();
      if (kind.equals(MatchKind.TYPE.id())) {
        return ofMatch(run.spec(MatchKind.TYPE, MatchSpec.class).lineup().players());
      }
      if (kind.equals(TournamentKind.TYPE.id())) {
        return ofTournament(run, catalogue);
      }
    } catch (Mistake foreign) {
      return GameRecord::seats; // a game of a jar that is gone: the texts are still true
    }
    return GameRecord::seats;
  }

  private static Function<GameRecord, List<String>> ofMatch(List<TournamentPlayer> players) {
    return game -> names(game, players, SeatRotation.entrants(game.index(), players.size()));
  }

  private static Function<GameRecord, List<String>> ofTournament(
      RunFolder run, Catalogue catalogue) {
    TournamentSpec spec = run.spec(TournamentKind.TYPE, TournamentSpec.class);
    Map<String, String> byEngine = new HashMap<>();
    spec.players().forEach(player -> byEngine.put(player.engine(), player.name()));
    if (byEngine.size() == spec.players().size()) { // the engine tells who it was: nothing is read
      return game ->
          game.seats().stream()
              .map(seat -> byEngine.getOrDefault(seat, "").isBlank() ? seat : byEngine.get(seat))
              .toList();
    }
    Tournament tournament = Tournament.toLookAt(spec, catalogue);
    Map<Integer, Tournament.Kept> kept = new HashMap<>();
    run.replay(record -> tournament.keep(record, kept));
    List<GameOutcome> outcomes = new ArrayList<>();
    tournament.seat(kept, outcomes, new ArrayList<>());
    Map<Integer, List<Integer>> tables = new HashMap<>();
    outcomes.forEach(outcome -> tables.put(outcome.index(), outcome.entrants()));
    return game -> {
      List<Integer> table = tables.get(game.index());
      return table == null ? game.seats() : names(game, spec.players(), table);
    };
  }

  private static List<String> names(
      GameRecord game, List<TournamentPlayer> players, List<Integer> table) {
    return IntStream.range(0, table.size())
        .mapToObj(
            seat -> {
              String name = players.get(table.get(seat)).name();
              return name.isBlank() ? game.seats().get(seat) : name;
            })
        .toList();
  }
}
