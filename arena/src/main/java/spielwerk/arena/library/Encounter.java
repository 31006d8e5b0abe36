package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Participant;

/**
 * Games of somebody against one other player.
 *
 * @param hints whether an engine advised in them
 */
public record Encounter(String opponent, boolean hints, int won, int drawn, int lost) {

  public int games() {
    return won + drawn + lost;
  }

  /** Wins, and half of what was shared. */
  public double score() {
    return won + drawn / 2.0;
  }

  Encounter plus(Encounter other) {
    return new Encounter(opponent, hints, won + other.won, drawn + other.drawn, lost + other.lost);
  }

  /** The encounters of a game: of each seat with that name with each seat that has another. */
  static List<Encounter> of(Card card, String name) {
    List<Encounter> all = new ArrayList<>();
    for (int seat = 0; seat < card.players().size(); seat++) {
      Participant own = card.players().get(seat);
      if (!Writer.names(own).contains(name)) {
        continue;
      }
      for (int other = 0; other < card.players().size(); other++) {
        Participant opponent = card.players().get(other);
        if (!Writer.names(opponent).contains(name)) {
          all.add(of(opponent, own.hints(), card.shares().get(seat), card.shares().get(other)));
        }
      }
    }
    return all;
  }

  private static Encounter of(Participant opponent, boolean hints, double own, double his) {
    return new Encounter(
        opponent.shown(), hints, own > his ? 1 : 0, own == his ? 1 : 0, own < his ? 1 : 0);
  }
}
