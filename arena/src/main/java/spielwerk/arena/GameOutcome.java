package spielwerk.arena;

import java.util.List;
import java.util.Optional;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Seeds;

/**
 * What statistics need of a game.
 *
 * @param group the same for games of the same players with the same opening and luck, everybody
 *     once at every seat
 * @param entrants by seat, the numbers of who sat there
 * @param shares by seat, of the one point of the game
 * @param points by seat
 * @param length how many moves, those of the opening and of chance included
 * @param print equal for games with the same setup and moves, different for almost all others
 * @param voices what the members of teams had to say in it
 * @param failure how an engine failed, if that ended the game
 */
public record GameOutcome(
    int index,
    int group,
    List<Integer> entrants,
    Ending.Reason reason,
    List<Double> shares,
    List<Integer> points,
    int length,
    long print,
    List<Contribution> voices,
    Optional<EngineFailure> failure) {

  public GameOutcome {
    entrants = List.copyOf(entrants);
    shares = List.copyOf(shares);
    points = List.copyOf(points);
    voices = List.copyOf(voices);
  }

  /** A game of a match, where seats and groups are those of {@link SeatRotation}. */
  GameOutcome(
      int index,
      Ending.Reason reason,
      List<Double> shares,
      List<Integer> points,
      int length,
      long print) {
    this(
        index,
        SeatRotation.group(index, shares.size()),
        SeatRotation.entrants(index, shares.size()),
        reason,
        shares,
        points,
        length,
        print,
        List.of(),
        Optional.empty());
  }

  /** What a record says; who sat where is not in it. */
  static GameOutcome of(
      GameRecord game, int group, List<Integer> entrants, List<Contribution> voices) {
    return new GameOutcome(
        game.index(),
        group,
        entrants,
        game.ending().reason(),
        game.ending().shares(),
        game.points(),
        game.moves().size(),
        print(game),
        voices,
        EngineFailure.of(game, entrants));
  }

  /**
   * The same game, now that it is known who sat where.
   *
   * @param table the entrant at each seat
   */
  GameOutcome seated(int group, List<Integer> table) {
    List<Contribution> theirs =
        voices.stream()
            .map(
                v ->
                    new Contribution(
                        table.get(v.entrant()), v.who(), v.moves(), v.shares(), v.wanted()))
            .toList();
    return new GameOutcome(
        index,
        group,
        table,
        reason,
        shares,
        points,
        length,
        print,
        theirs,
        failure.map(one -> one.of(table.get(one.entrant()))));
  }

  private static long print(GameRecord game) {
    long print = print(0, game.setup());
    for (String move : game.moves()) {
      print = print(print, move);
    }
    return print;
  }

  private static long print(long before, String text) {
    long print = before;
    for (int i = 0; i < text.length(); i++) {
      print = Seeds.mix(print + text.charAt(i) + 1);
    }
    return Seeds.mix(print ^ 0x5851F42D4C957F2DL);
  }

  public int seats() {
    return shares.size();
  }

  /** Where an entrant sat, or -1 if it did not take part. */
  public int seatOf(int entrant) {
    return entrants.indexOf(entrant);
  }

  /** What an entrant that took part got of the point of the game. */
  public double share(int entrant) {
    return shares.get(seatOf(entrant));
  }

  /** Whether the game was played to its end, so that its points count. */
  public boolean finished() {
    return reason == Ending.Reason.FINISHED;
  }

  /**
   * The place of a seat, from 0; who is level shares the better place. Where a game was interrupted
   * the shares decide, otherwise the points.
   */
  public int place(int seat) {
    int better = 0;
    for (int other = 0; other < seats(); other++) {
      boolean ahead =
          finished() ? points.get(other) > points.get(seat) : shares.get(other) > shares.get(seat);
      better += ahead ? 1 : 0;
    }
    return better;
  }
}
