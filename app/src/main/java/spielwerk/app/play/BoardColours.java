package spielwerk.app.play;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Paints the lines of a board that begin with the name of a colour. */
final class BoardColours {
  private static final Map<String, String> CODES =
      Map.of("red", "31", "yellow", "33", "green", "32", "blue", "34");

  private BoardColours() {}

  static String paint(String board) {
    List<String> lines = board.lines().toList();
    return lines.stream().map(BoardColours::line).collect(Collectors.joining("\n"));
  }

  private static String line(String line) {
    String first = line.strip().split(" ", 2)[0];
    String code = CODES.get(first);
    return code == null ? line : "\u001b[" + code + "m" + line + "\u001b[0m";
  }
}
