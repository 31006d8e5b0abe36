package spielwerk.engines.learned;

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
          Source.FILE,
          Source.SUM);

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return TeachMeLesson.knows(game);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    String subject = new TeachMeLesson(game).subject();
    return new TeachMe(Source.of(settings, TeachMeLesson.KIND, subject), game);
  }
}
