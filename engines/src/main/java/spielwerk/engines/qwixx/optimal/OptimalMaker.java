package spielwerk.engines.qwixx.optimal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Policy;
import spielwerk.core.Settings;
import spielwerk.games.qwixx.Qwixx;

/** {@code qwixx-optimal}: the best play for points. */
public final class OptimalMaker implements EngineMaker {
  /** No file of values is longer. */
  private static final long LONGEST = 16 << 20;

  private final OptimalTables tables = new OptimalTables();

  @Override
  public EngineInfo info() {
    return EngineInfo.of(
        "qwixx-optimal",
        "Qwixx, solved for points",
        "Knows for every sheet how many points the best play still brings on average, if nobody else"
            + " closes a row, and rates each decision by what it costs; it does not look at the others, so"
            + " faster players beat it.",
        Option.file(
            "table",
            "values made by spielwerk workshop qwixx-bound; by default those that ship for 2"
                + " players, and for 3 with the official rules, of which larger tables use the largest"));
  }

  @Override
  public boolean plays(Game game) {
    return game instanceof Qwixx;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new OptimalEngine(info(), values((Qwixx) game, settings));
  }

  @Override
  public Optional<Supplier<Policy>> policy(Game game, Settings settings, Catalogue catalogue) {
    SheetValues values = values((Qwixx) game, settings);
    return Optional.of(() -> new OptimalPlayer(values));
  }

  private SheetValues values(Qwixx game, Settings settings) {
    String file = settings.text("table");
    return file.isEmpty() ? tables.values(game) : read(Path.of(file), game);
  }

  private static SheetValues read(Path file, Qwixx game) {
    try {
      if (Files.size(file) > LONGEST) {
        throw new Mistake(file + " is too long to be a table of Qwixx values.");
      }
      return SheetValuesFile.read(file.toString(), Files.readAllBytes(file), game.players() - 1);
    } catch (IOException unreadable) {
      throw new Mistake("The table " + file + " cannot be read.");
    }
  }
}
