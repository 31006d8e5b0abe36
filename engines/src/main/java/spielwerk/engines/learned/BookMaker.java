package spielwerk.engines.learned;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Makes {@code book:file=PATH} for every game whose positions can be known again. */
public final class BookMaker implements EngineMaker {
  static final EngineInfo INFO =
      EngineInfo.of(
          "book",
          "Opening book",
          "Plays the first moves as those who did well in the games of its file, mirror images"
              + " included; afterwards it has no opinion. Best in a team.",
          Source.FILE,
          Source.SUM,
          Option.integer("plies", 12, 0, 100_000, "in how many moves from the first on it speaks"),
          Option.integer(
              "least", 1, 1, 1_000_000, "in how many games a move must have been played"));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return BookLesson.knows(game);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    Source source = Source.of(settings, BookLesson.KIND, new BookLesson(game).subject());
    int plies = settings.has("plies") ? settings.integer("plies") : source.experience().plies();
    return new Book(source, plies, settings.integer("least"));
  }
}
