package spielwerk.learn.tuning;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.MatchesWork;
import spielwerk.arena.SeatRotation;
import spielwerk.arena.Tally;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Runner;

/** The games of some engines against all opponents. */
record OpponentGames(TuneSpec spec, Game game, Catalogue catalogue) {

  /**
   * How an engine did against one opponent.
   *
   * @param fitness the mean of its games
   */
  record Trial(Tally tally, double fitness) {}

  /**
   * Plays them, all on the same seed: the same openings, setups and dice for everybody, so that
   * nobody is lucky alone. An engine that is there twice plays once.
   *
   * @return for each engine the results against each opponent; nothing if the runner was stopped
   */
  Optional<List<List<Trial>>> play(List<String> engines, int games, long seed, Runner runner) {
    List<String> distinct = engines.stream().distinct().toList();
    int opponents = spec.against().size();
    Trial[] trials = new Trial[distinct.size() * opponents];
    IntFunction<MatchSpec> specs =
        piece ->
            spec(
                distinct.get(piece / opponents),
                spec.against().get(piece % opponents),
                games,
                seed);
    int done =
        runner.run(
            MatchesWork.of(trials.length, specs, catalogue, runner.stop()),
            trials.length,
            new BitSet(),
            (piece, played) -> trials[piece] = trial(specs.apply(piece), played));
    if (done < trials.length || Stream.of(trials).anyMatch(t -> t.tally().games() < games)) {
      return Optional.empty();
    }
    return Optional.of(
        engines.stream()
            .map(distinct::indexOf)
            .map(row -> List.of(trials).subList(row * opponents, (row + 1) * opponents))
            .toList());
  }

  private Trial trial(MatchSpec match, List<GameRecord> played) {
    int seats = game.traits().seats();
    double sum = 0;
    for (GameRecord record : played) {
      sum += spec.fitness().of(record, SeatRotation.entrants(record.index(), seats).indexOf(0));
    }
    Tally tally = Match.tally(match, played, catalogue);
    return new Trial(tally, sum / Math.max(1, tally.games()));
  }

  private MatchSpec spec(String engine, String opponent, int games, long seed) {
    List<String> table =
        IntStream.range(0, game.traits().seats())
            .mapToObj(seat -> seat == 0 ? engine : opponent)
            .toList();
    return spec.match(game, table, games, seed);
  }
}
