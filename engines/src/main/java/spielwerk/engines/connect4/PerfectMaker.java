package spielwerk.engines.connect4;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Makes {@code perfect}, the solver of connect four. */
public final class PerfectMaker implements EngineMaker {
  static final EngineInfo INFO =
      new EngineInfo(
          "perfect",
          "Perfect",
          "Spielwerk",
          "Plays connect four without a mistake: it knows of every column who wins and in how many"
              + " moves. Where there is no time for that, alphabeta answers.",
          List.of(
              Option.flag("book", true, "look the first moves up in the book that ships"),
              Option.integer(
                  "table",
                  0,
                  0,
                  27,
                  "its table has up to 2^N entries of 8 bytes; 0: as many as memory allows")));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  /** Other sizes are left to searches that know any board. */
  @Override
  public boolean plays(Game game) {
    return game.text().equals("connect4");
  }

  @Override
  public boolean solves(Game game) {
    return true;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new PerfectEngine(settings, () -> catalogue.engine("alphabeta:all", game));
  }
}
