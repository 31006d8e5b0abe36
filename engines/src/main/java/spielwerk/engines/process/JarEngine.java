package spielwerk.engines.process;

import java.util.List;
import spielwerk.core.EngineInfo;
import spielwerk.core.Option;

/**
 * An engine that a jar brings, as far as others must know it.
 *
 * @param takesValues whether words that name no option are its own business
 * @param games the ids of the games that it plays
 */
record JarEngine(EngineInfo info, boolean takesValues, List<String> games) {
  private static final int MOST_OPTIONS = 100;

  JarEngine {
    games = List.copyOf(games);
  }

  /** The same as it can be shown; nothing if it cannot be an engine's name. */
  boolean isNamed() {
    return info.id() != null
        && info.id().matches("[A-Za-z][A-Za-z0-9_.-]{0,39}")
        && info.options() != null
        && info.options().size() <= MOST_OPTIONS
        && info.options().stream().allMatch(JarEngine::isSound);
  }

  private static boolean isSound(Option option) {
    return option.name() != null
        && option.kind() != null
        && option.fallback() != null
        && option.values() != null
        && option.about() != null;
  }

  /** What it says of itself, with nothing in it that a terminal would act on. */
  EngineInfo shown() {
    return new EngineInfo(
        info.id(),
        LastLines.cut(String.valueOf(info.name())),
        LastLines.cut(String.valueOf(info.author())),
        LastLines.cut(String.valueOf(info.about())),
        info.options());
  }
}
