package spielwerk.engines.experience;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Settings;

/** Makes {@code teachme:file=PATH} for five in a row. */
public final class TeachMeMaker implements EngineMaker {
  static final EngineInfo INFO =
      EngineInfo.of(
          "teachme",
          "TeachMe",
          "Answers constellations of stones as others did in the games of its file; at most as good"
              + " as its teachers, and without an opinion where it saw nothing like it.",
          ExperienceSource.FILE,
          ExperienceSource.SUM);

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return TeachMeLearner.knows(game);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    String subject = new TeachMeLearner(game).subject();
    return new TeachMe(ExperienceSource.of(settings, TeachMeLearner.KIND, subject), game);
  }
}
