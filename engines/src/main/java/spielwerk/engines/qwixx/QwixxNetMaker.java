package spielwerk.engines.qwixx;

import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Policy;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** Makes the trained players, whose names are those of their models. */
abstract class QwixxNetMaker implements EngineMaker {
  private static final String ROLLS = "rolls";

  private final EngineInfo info;
  private final QwixxModels models = new QwixxModels();

  /**
   * Makes one player.
   *
   * @param rolls whether it looks one roll further if nobody says otherwise
   */
  private QwixxNetMaker(String id, String name, String about, int rolls) {
    this.info =
        EngineInfo.of(
            id,
            name,
            about,
            Option.integer(
                ROLLS,
                rolls,
                0,
                1000,
                "look one roll further (expectimax): so many rolls of the coloured dice for each of"
                    + " the white ones; 0: decide at once"));
  }

  /** {@code qwixx-points}: plays for the mean of all. */
  public static final class Points extends QwixxNetMaker {
    public Points() {
      super(
          "qwixx-points",
          "Qwixx, for points",
          "Has learnt with its copies to make the mean of all as high as it can, so it waits for"
              + " the others; whoever plays against it wins more often than not.",
          0);
    }
  }

  /** {@code qwixx-win}: looks at its own sheet and the points, and wants to win. */
  public static final class Win extends QwixxNetMaker {
    public Win() {
      super(
          "qwixx-win",
          "Qwixx, to win",
          "Has learnt against AlphaQwixx to win; looks at its own sheet, the closed rows and its"
              + " lead.",
          0);
    }
  }

  /**
   * {@code qwixx-adaptive}: what the paper proposes as future work, a player that adapts to the
   * others.
   */
  public static final class Adaptive extends QwixxNetMaker {
    public Adaptive() {
      super(
          "qwixx-adaptive",
          "Qwixx, with an eye on the others",
          "Has learnt to win, as qwixx-win did, and to look at the sheets of all players too; it"
              + " foresees what the others will do now, and what the next roll may bring.",
          1);
    }
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new QwixxNetEngine(
        info, models.outlook(info.id(), (Qwixx) game), settings.integer(ROLLS));
  }

  @Override
  public Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    QwixxNet net = models.outlook(info.id(), (Qwixx) game);
    int rolls = settings.integer(ROLLS);
    return Optional.of(() -> rolls == 0 ? new QwixxNetPlayer(net) : new NextRoll(net, rolls));
  }
}
