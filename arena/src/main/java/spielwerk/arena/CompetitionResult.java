package spielwerk.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A match or tournament as it came out, or as it stands: what there is to tell about either.
 *
 * @param names of the players; no two are the same
 * @param ranking their numbers, the best first
 * @param totals the points of each with those of its byes, where that is what ranks; else empty
 * @param verdict what a test said, in a sentence, or empty
 * @param planned how many games there are in the end, at most
 */
public record CompetitionResult(
    String title,
    String game,
    List<String> names,
    List<Integer> ranking,
    List<Double> totals,
    String verdict,
    Tally tally,
    Crosstable crosstable,
    Ratings ratings,
    String openings,
    long seed,
    int planned,
    boolean finished,
    boolean repeatable) {

  /** A match. */
  public static CompetitionResult of(Match match, Tally tally) {
    MatchSpec spec = match.spec();
    Crosstable table = tally.crosstable();
    return new CompetitionResult(
        "A match of " + spec.game(),
        spec.game(),
        spec.names(),
        IntStream.range(0, spec.engines().size())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -tally.entrants().get(i).score().score()))
            .toList(),
        List.of(),
        spec.verdictText(tally),
        tally,
        table,
        BradleyTerry.of(table.points()),
        spec.openings().shown(),
        spec.seed(),
        spec.games(),
        match.finished(tally),
        spec.repeatable());
  }

  /** A tournament. */
  public static CompetitionResult of(Tournament tournament, Standings standings) {
    TournamentSpec spec = tournament.spec();
    return new CompetitionResult(
        "A " + spec.kind().title() + " of " + spec.game(),
        spec.game(),
        spec.players().stream().map(TournamentPlayer::name).toList(),
        standings.ranking(),
        spec.kind() == TournamentSpec.Kind.SWISS ? standings.points() : List.of(),
        "",
        standings.tally(),
        standings.tally().crosstable(),
        standings.ratings(),
        spec.openings().shown(),
        spec.seed(),
        tournament.planned(),
        standings.finished(),
        spec.repeatable());
  }

  /** What a reader of the ratings must know. */
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>();
    if (ratings.groups() > 1) {
      warnings.add(
          ratings.groups()
              + " groups of players never met each other; ratings of different groups cannot be"
              + " compared.");
    }
    if (ratings.mended()) {
      warnings.add(
          "Some players won or lost every game against others; one virtual draw was added for each such pair, so that the ratings stay finite.");
    }
    return warnings;
  }
}
