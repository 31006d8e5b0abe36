package spielwerk.games.fiveinarow;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Makes {@code fiveinarow:size=7} or {@code fiveinarow:width=9,height=6,line=4}. */
public final class FiveInARowMaker implements GameMaker {
  private static final String SIDES = FiveInARow.SMALLEST + ".." + FiveInARow.LARGEST;

  private static final List<Option> OPTIONS =
      List.of(
          Option.integer(
              "size",
              FiveInARow.SIZE,
              FiveInARow.SMALLEST,
              FiveInARow.LARGEST,
              "how many squares wide and high the board is"),
          side("width", "how many squares wide the board is, 0 for as many as size says"),
          side("height", "how many squares high the board is, 0 for as many as size says"),
          Option.integer(
              "line",
              5,
              FiveInARow.SHORTEST,
              FiveInARow.LARGEST,
              "how many in a row win, more win too; on boards too small for five,"
                  + " the longer side unless given"),
          Option.choice(
              "rule",
              "what wins: five or more, exactly five, renju with its forbidden points, or caro where"
                  + " five closed in at both ends do not",
              FiveRule.texts()),
          Option.choice(
              "opening",
              "how the game begins: freely, by three stones and a choice of colours, or with Black's"
                  + " second stone away from the middle",
              OpeningRule.texts()));

  private static Option side(String name, String about) {
    return Option.integer(name, 0, 0, FiveInARow.LARGEST, about).allowing("0", SIDES);
  }

  @Override
  public GameInfo info() {
    return new GameInfo(
        FiveInARow.ID,
        "Five in a row",
        "Two players put stones on a board in turn; five or more in a row win.",
        2,
        2,
        OPTIONS);
  }

  /**
   * @throws Mistake if the line does not fit on the board
   */
  @Override
  public Game make(Settings settings) {
    int size = settings.integer("size");
    int width = settings.integer("width");
    int height = settings.integer("height");
    width = width == 0 ? size : width;
    height = height == 0 ? size : height;
    int line =
        settings.has("line") ? settings.integer("line") : FiveInARow.usualLine(width, height);
    return new FiveInARow(
        width,
        height,
        line,
        FiveRule.of(settings.text("rule")),
        OpeningRule.of(settings.text("opening")));
  }
}
