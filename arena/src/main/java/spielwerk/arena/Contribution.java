package spielwerk.arena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * What a member of a team had to say in the moves of its team.
 *
 * @param entrant the number of the team
 * @param who the text that makes the member
 * @param moves how many moves were made while it was a member
 * @param shares the sum, over the moves, of its share in the rating of the move played
 * @param wanted how many of the moves played were those it wanted
 */
public record Contribution(int entrant, String who, int moves, double shares, int wanted) {
  private record Key(int entrant, String who) {}

  /** Its mean share in the moves played. */
  public double share() {
    return shares / moves;
  }

  /** How often the move played was the one it wanted. */
  public double agreement() {
    return (double) wanted / moves;
  }

  private Contribution plus(Contribution other) {
    return new Contribution(
        entrant, who, moves + other.moves, shares + other.shares, wanted + other.wanted);
  }

  /**
   * The votes of a game, member by member. Two teams may have the same member, and a record does
   * not say whose move it was, so the game is played through.
   */
  static List<Contribution> of(GameRecord record, Game game, List<Integer> entrants) {
    if (record.votes().isEmpty()) {
      return List.of();
    }
    int[] turns = new int[record.moves().size()];
    State state = game.start(new Setup(record.setup()));
    for (int ply = 0; ply < turns.length; ply++) {
      turns[ply] = state.turn();
      state.play(game.notation().legalMove(state, record.moves().get(ply)));
    }
    List<Contribution> votes = new ArrayList<>();
    for (GameRecord.Vote vote : record.votes()) {
      boolean known = vote.ply() >= 0 && vote.ply() < turns.length && turns[vote.ply()] >= 0;
      if (known) {
        boolean wanted = vote.wanted().equals(record.moves().get(vote.ply()));
        int entrant = entrants.get(turns[vote.ply()]);
        votes.add(new Contribution(entrant, vote.who(), 1, vote.share(), wanted ? 1 : 0));
      }
    }
    return sum(votes);
  }

  /** One for each member of each team, in the order in which they are first met. */
  static List<Contribution> sum(Iterable<Contribution> parts) {
    Map<Key, Contribution> sums = new LinkedHashMap<>();
    for (Contribution part : parts) {
      sums.merge(new Key(part.entrant, part.who), part, Contribution::plus);
    }
    return List.copyOf(sums.values());
  }
}
