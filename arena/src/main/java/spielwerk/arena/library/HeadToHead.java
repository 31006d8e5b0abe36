package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Participant;

/**
 * Games of somebody against one other player.
 *
 * @param hints whether an engine advised in them
 */
public record HeadToHead(String opponent, boolean hints, int won, int drawn, int lost) {

  public int games() {
    return won + drawn + lost;
  }

  /** Wins, and half of what was shared. */
  public double score() {
    return won + drawn / 2.0;
  }

  HeadToHead plus(HeadToHead other) {
    return new HeadToHead(opponent, hints, won + other.won, drawn + other.drawn, lost + other.lost);
  }

  /** The encounters of a game: of each seat with that name with each seat that has another. */
  static List<HeadToHead> of(GameSummary gameSummary, String name) {
    List<HeadToHead> all = new ArrayList<>();
    for (int seat = 0; seat < gameSummary.players().size(); seat++) {
      Participant own = gameSummary.players().get(seat);
      if (!LibraryWriter.names(own).contains(name)) {
        continue;
      }
      for (int other = 0; other < gameSummary.players().size(); other++) {
        Participant opponent = gameSummary.players().get(other);
        if (!LibraryWriter.names(opponent).contains(name)) {
          all.add(
              of(
                  opponent,
                  own.hints(),
                  gameSummary.shares().get(seat),
                  gameSummary.shares().get(other)));
        }
      }
    }
    return all;
  }

  private static HeadToHead of(Participant opponent, boolean hints, double own, double his) {
    return new HeadToHead(
        opponent.shown(), hints, own > his ? 1 : 0, own == his ? 1 : 0, own < his ? 1 : 0);
  }
}
