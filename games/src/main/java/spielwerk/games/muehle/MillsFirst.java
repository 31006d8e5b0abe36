package spielwerk.games.muehle;

import spielwerk.core.MoveOrder;
import spielwerk.core.State;

/** Mills first, then points where the other side would close one, then points with many joints. */
final class MillsFirst implements MoveOrder {
  @Override
  public int rate(State state, int move) {
    MuehleState muehle = (MuehleState) state;
    int to = MuehleMove.to(move);
    int rating = Integer.bitCount(MuehleBoard.NEIGHBOURS[to]);
    if (MuehleMove.taken(move) != MuehleMove.NONE) {
      // a man that stands beside many free points is worth more
      int around = MuehleBoard.NEIGHBOURS[MuehleMove.taken(move)] & muehle.empty();
      return 100 + rating + Integer.bitCount(around);
    }
    return MuehleBoard.millAt(muehle.enemy(), to) ? rating + 50 : rating;
  }
}
