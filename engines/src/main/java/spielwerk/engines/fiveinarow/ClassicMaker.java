package spielwerk.engines.fiveinarow;

import java.util.List;
import java.util.function.Function;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.games.fiveinarow.FiveInARow;

/** Makes an engine of the paper; each of them has a maker of its own, which names it. */
abstract class ClassicMaker implements EngineMaker {
  /**
   * How far a threat's square can be from the nearest stone of it, and a step more than a four's.
   */
  static final int THREATS = 2;

  /** How far stones see each other along a line of five. */
  static final int LINES = 4;

  /** With how many in a row the paper's constellations make sense. */
  private static final int FIVE = 5;

  private final EngineInfo info;
  private final int distance;
  private final Function<FiveInARow, FieldRater> opinion;

  ClassicMaker(
      String id,
      String name,
      int distance,
      Function<FiveInARow, FieldRater> opinion,
      String about) {
    this.info =
        new EngineInfo(
            id,
            name,
            "Spielwerk, after Morphion",
            about,
            List.of(
                Option.real(
                    "sigma",
                    10,
                    0,
                    1000,
                    "how widely moves are drawn around the best when it plays alone, in hundredths"
                        + " of the best rating; 0 for always the best")));
    this.distance = distance;
    this.opinion = opinion;
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof FiveInARow five && five.line() == FIVE && five.plain();
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    FiveInARow five = (FiveInARow) game;
    double sigma = settings.real("sigma");
    return new FieldEngine(
        info,
        sigma == 0 ? Choice.BEST : new Choice.Gaussian(sigma),
        opinion.apply(five),
        new BoardView(five, distance));
  }
}
