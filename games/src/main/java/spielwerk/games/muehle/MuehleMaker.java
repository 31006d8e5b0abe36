package spielwerk.games.muehle;

import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters Mühle in the catalogue. */
public final class MuehleMaker implements GameMaker {
  @Override
  public GameInfo info() {
    return new GameInfo(
        "muehle",
        "Mühle",
        "Three men in a line are a mill and take one; whoever has two left, or no move, loses.",
        2,
        2,
        List.of(
            Option.flag(
                "flying",
                MuehleRules.USUAL.flying(),
                "with three men left a side may jump to any free point"),
            Option.integer(
                "repetition",
                MuehleRules.USUAL.repetition(),
                0,
                MuehleRules.MOST_REPETITION,
                "a position that occurs this often is a draw; 0 for never"),
            Option.integer(
                "limit",
                MuehleRules.USUAL.limit(),
                1,
                MuehleRules.MOST_LIMIT,
                "a draw after this many moves of each side without a mill")));
  }

  @Override
  public Game make(Settings settings) {
    int repetition = settings.integer("repetition");
    if (repetition == 1) {
      throw new Mistake(
          "muehle: repetition=1 would end the game before it begins; write 2 or more, or 0.");
    }
    return new Muehle(
        new MuehleRules(settings.flag("flying"), repetition, settings.integer("limit")));
  }
}
