package spielwerk.arena;

import java.util.List;

/**
 * The result of a tournament, or how it stands.
 *
 * @param ranking the numbers of the players, the best first
 * @param points of each player, those of its byes in a Swiss tournament included
 * @param results of all encounters, in order, of the stages that are over
 * @param finished whether nothing is left to play
 */
public record Standings(
    Tally tally,
    Ratings ratings,
    List<Integer> ranking,
    List<Double> points,
    List<Encounter.Result> results,
    boolean finished) {

  public Standings {
    ranking = List.copyOf(ranking);
    points = List.copyOf(points);
    results = List.copyOf(results);
  }

  static Standings of(
      Tournament tournament,
      int seats,
      List<GameOutcome> outcomes,
      List<Encounter.Result> results,
      boolean finished) {
    TournamentSpec spec = tournament.spec();
    int players = spec.players().size();
    Tally tally = Tally.of(players, seats, outcomes);
    Ratings ratings =
        BradleyTerry.of(tally.crosstable().points(), spec.anchorNumber(), spec.anchor().elo());
    return new Standings(
        tally,
        ratings,
        tournament.ranking(tally, results),
        tournament.points(tally, results),
        results,
        finished);
  }
}
