package spielwerk.games.muehle;

import java.util.List;
import spielwerk.core.Feature;

/** What players count in a position of Mühle, for one side. */
final class MuehleFeatures {
  private MuehleFeatures() {}

  /** The same by name, for evaluations that people write. */
  static List<Feature> all() {
    return List.of(
        feature(
            "men",
            "One's men on the board and in the hand.",
            "Eigene Steine auf dem Brett und in der Hand.",
            (state, men, hand) -> men(men, hand)),
        feature(
            "mobility",
            "Free points beside one's men.",
            "Freie Punkte neben eigenen Steinen.",
            (state, men, hand) -> mobility(men, state.empty())),
        feature(
            "mills",
            "One's closed mills.",
            "Eigene geschlossene Mühlen.",
            (state, men, hand) -> mills(men)),
        feature(
            "openmills",
            "Mills that one can close with the next move.",
            "Mühlen, die man mit dem nächsten Zug schließen kann.",
            (state, men, hand) ->
                openMills(men, state.empty(), hand > 0 || state.jumps(men, hand))),
        feature(
            "doublemills",
            "Double mills: a man goes to and fro between two mills.",
            "Zwickmühlen: ein Stein geht zwischen zwei Mühlen hin und her.",
            (state, men, hand) -> doubleMills(men, state.empty())));
  }

  private interface SideCount {
    int of(MuehleState state, int men, int hand);
  }

  private static Feature feature(String name, String about, String german, SideCount count) {
    return new Feature(
        name,
        about,
        german,
        (state, seat) -> {
          MuehleState muehle = (MuehleState) state;
          return count.of(muehle, muehle.men(seat), muehle.hand(seat));
        });
  }

  /** Men on the board and in the hand. */
  static int men(int men, int hand) {
    return Integer.bitCount(men) + hand;
  }

  /** Free points beside one's men. */
  static int mobility(int men, int empty) {
    return Integer.bitCount(MuehleBoard.besides(men) & empty);
  }

  /** Lines with three men. */
  static int mills(int men) {
    int count = 0;
    for (int line : MuehleBoard.LINES) {
      if ((men & line) == line) {
        count++;
      }
    }
    return count;
  }

  /**
   * Lines with two men and a free point, which a man from elsewhere reaches with one move: mills
   * that can be closed.
   *
   * @param anywhere whether any man reaches any point, because it is set or jumps
   */
  static int openMills(int men, int empty, boolean anywhere) {
    int count = 0;
    for (int line : MuehleBoard.LINES) {
      int gap = line & ~men;
      if (Integer.bitCount(gap) == 1
          && (gap & empty) != 0
          && (anywhere || (MuehleBoard.besides(gap) & men & ~line) != 0)) {
        count++;
      }
    }
    return count;
  }

  /**
   * Double mills (Zwickmühlen): a man of a mill that closes another one with a single move, so that
   * each move to and fro takes a man.
   */
  static int doubleMills(int men, int empty) {
    int count = 0;
    for (int left = MuehleBoard.inMills(men); left != 0; left &= left - 1) {
      int point = Integer.numberOfTrailingZeros(left);
      int others = men ^ 1 << point;
      int reach = MuehleBoard.NEIGHBOURS[point] & empty;
      for (; reach != 0; reach &= reach - 1) {
        if (MuehleBoard.millAt(others, Integer.numberOfTrailingZeros(reach))) {
          count++;
        }
      }
    }
    return count;
  }
}
