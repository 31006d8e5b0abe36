package spielwerk.engines.othello.patterns;

import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.engines.othello.endgame.Endgame;

/** Makes {@code patterns}, the classical player of Othello on 8x8. */
public final class PatternsMaker implements EngineMaker {
  private static final List<Option> OPTIONS =
      Stream.concat(ThinkingLimits.OPTIONS.stream(), PatternsOptions.OPTIONS.stream()).toList();

  static final EngineInfo INFO =
      new EngineInfo(
          "patterns",
          "Patterns",
          "Spielwerk",
          "Judges a position by patterns it has learnt from games against itself, looks ahead with"
              + " alpha-beta, and plays the end without a mistake; levels as Edax has them.",
          OPTIONS);

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game.text().equals("othello");
  }

  @Override
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return PatternsTranspositionTable.memory(settings.size("table"))
        + Endgame.memory(EndingSolver.MOST_BITS);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new PatternsEngine(settings);
  }
}
