package spielwerk.games.qwixx;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** {@code qwixx:players=3,rules=paper}. */
public final class QwixxMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        Qwixx.ID,
        "Qwixx",
        "Cross numbers in four rows from left to right with two white and four coloured dice; two"
            + " closed rows or four penalties end the game.",
        Qwixx.FEWEST,
        Qwixx.MOST,
        List.of(
            Option.integer("players", Qwixx.FEWEST, Qwixx.FEWEST, Qwixx.MOST, "how many play"),
            Option.choice(
                "rules",
                "those of the box, or those of the paper's program: white and colour chosen"
                    + " together, rows closed after the whole turn, penalties for everybody who wants one;"
                    + " paper-text without the last, as the paper has it in words",
                "official",
                "paper",
                "paper-text")));
  }

  @Override
  public Game make(Settings settings) {
    return new Qwixx(settings.integer("players"), QwixxRules.of(settings.text("rules")));
  }
}
