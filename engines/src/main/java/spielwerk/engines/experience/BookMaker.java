package spielwerk.engines.experience;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Makes {@code book:file=PATH} for every game whose positions can be recognised. */
public final class BookMaker implements EngineMaker {
  static final EngineInfo INFO =
      EngineInfo.of(
          "book",
          "Opening book",
          "Plays the first moves as those who did well in the games of its file, mirror images"
              + " included; afterwards it has no opinion. Best in a team.",
          ExperienceSource.FILE,
          ExperienceSource.SUM,
          Option.integer(
              "plies", 12, 0, 100_000, "for how many moves from the start it gives advice"),
          Option.integer(
              "least", 1, 1, 1_000_000, "in how many games a move must have been played"));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return BookLearner.knows(game);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    ExperienceSource source =
        ExperienceSource.of(settings, BookLearner.KIND, new BookLearner(game).subject());
    int plies = settings.has("plies") ? settings.integer("plies") : source.experience().plies();
    return new LearnedBook(source, plies, settings.integer("least"));
  }
}
