package spielwerk.engines.opening;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * Makes {@code opening(lines="f5 d6 c3; f5 f6", then=alphabeta(depth=3))} for every game without
 * dice and hidden information.
 */
public final class OpeningMaker implements EngineMaker {
  static final EngineInfo INFO =
      EngineInfo.of(
          "opening",
          "Written opening",
          "Plays the openings that somebody wrote down, the moves of both sides in one line; when"
              + " no line goes on, another engine takes over.",
          Option.text("lines", "", "lines of moves with ; between them: \"f5 d6 c3; f5 f6\""),
          Option.text("then", "random", "the engine that goes on, as in then=alphabeta(depth=3)"));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return !game.traits().chance() && !game.traits().hidden();
  }

  @Override
  public Name selfContained(Name name, Game game, Catalogue catalogue) {
    Map<String, String> options = new LinkedHashMap<>(name.options());
    options.computeIfPresent("then", (option, then) -> catalogue.selfContained(then, game));
    return new Name(name.id(), name.values(), options);
  }

  @Override
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return catalogue.memory(settings.text("then"), game);
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    List<List<Integer>> lines = new ArrayList<>();
    for (String line : settings.text("lines").split(";", -1)) {
      if (!line.isBlank()) {
        lines.add(read(line.strip(), game));
      }
    }
    return new OpeningEngine(lines, catalogue.engine(settings.text("then"), game));
  }

  private static List<Integer> read(String line, Game game) {
    try {
      return Moves.play(game.start(game.setup(0)), game.notation(), line);
    } catch (Mistake illegal) {
      throw new Mistake("opening: in the line '" + line + "', " + illegal.getMessage(), illegal);
    }
  }
}
