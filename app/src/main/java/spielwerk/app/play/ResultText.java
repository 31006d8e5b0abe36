package spielwerk.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;

/** Says who won and why. */
final class ResultText {
  private ResultText() {}

  /**
   * @param names by seat
   */
  static String of(GameRecord game, List<String> names) {
    return winners(game.ending(), names)
        + " after "
        + game.moves().size()
        + (game.moves().size() == 1 ? " move" : " moves")
        + why(game, names)
        + ".";
  }

  private static String winners(Ending ending, List<String> names) {
    List<String> first = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (ending.shares().get(seat) > 0) {
        first.add(names.get(seat));
      }
    }
    if (first.size() == 1) {
      return first.get(0) + " wins";
    }
    if (first.isEmpty()) {
      return "Nobody wins";
    }
    return first.size() == names.size() ? "A draw" : String.join(" and ", first) + " share the win";
  }

  /** Whether the points say more than who won. */
  private static boolean counts(GameRecord game) {
    return game.points().stream().anyMatch(points -> Math.abs(points) > 1);
  }

  private static String points(GameRecord game) {
    return game.points().stream().map(String::valueOf).collect(Collectors.joining(" : "));
  }

  private static String why(GameRecord game, List<String> names) {
    Ending ending = game.ending();
    String detail = ending.detail().isEmpty() ? "" : " (" + ending.detail() + ")";
    String who = ending.seat() >= 0 ? names.get(ending.seat()) : "";
    return switch (ending.reason()) {
      case FINISHED ->
          game.goal() == Goal.WIN
              ? ", by the rules" + (counts(game) ? ", with " + points(game) + " points" : "")
              : ", by points: " + points(game);
      case RESIGNED -> ": " + who + " resigned";
      case DRAW_AGREED -> ": it was agreed";
      case MOVE_LIMIT -> ": nobody had won by then";
      case ADJUDICATED -> ": it was adjudicated" + detail;
      case ILLEGAL_MOVE -> ": " + who + " made an illegal move" + detail;
      case CRASH -> ": " + who + " crashed" + detail;
      case TIMEOUT -> ": " + who + " ran out of time" + detail;
    };
  }
}
