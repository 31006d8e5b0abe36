package spielwerk.learn.tuning;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import spielwerk.arena.Ledger;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Tally;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Limits;
import spielwerk.core.Progress;
import spielwerk.core.Runner;

/** The games of some engines against all opponents. */
record Trials(TuneSpec spec, Game game, Catalogue catalogue) {

  /**
   * Plays them, all on the same seed: the same openings, setups and dice for everybody, so that
   * nobody is lucky alone. An engine that is there twice plays once.
   *
   * @return for each engine the results against each opponent; nothing if the runner was stopped
   */
  Optional<List<List<Tally>>> play(List<String> engines, int games, long seed, Runner runner) {
    List<String> distinct = engines.stream().distinct().toList();
    int opponents = spec.against().size();
    Tally[] tallies = new Tally[distinct.size() * opponents];
    Runner alone = new Runner(1, runner.stop(), Progress.NONE);
    int done =
        runner.run(
            tallies.length,
            new BitSet(),
            piece ->
                match(
                        distinct.get(piece / opponents),
                        spec.against().get(piece % opponents),
                        games,
                        seed)
                    .play(Ledger.none(), alone),
            (piece, tally) -> tallies[piece] = tally);
    if (done < tallies.length || Stream.of(tallies).anyMatch(tally -> tally.games() < games)) {
      return Optional.empty();
    }
    return Optional.of(
        engines.stream()
            .map(distinct::indexOf)
            .map(row -> List.of(tallies).subList(row * opponents, (row + 1) * opponents))
            .toList());
  }

  private Match match(String engine, String opponent, int games, long seed) {
    List<String> table =
        IntStream.range(0, game.traits().seats())
            .mapToObj(seat -> seat == 0 ? engine : opponent)
            .toList();
    MatchSpec match =
        MatchSpec.of(game, table, games, seed)
            .withBudgets(List.of(spec.budget()))
            .withChoices(List.of(spec.choice()))
            .withOpenings(spec.openings())
            .withLimits(Limits.NONE.withMaxMoves(spec.maxMoves()));
    return Match.of(match, catalogue);
  }
}
