package spielwerk.engines.othello;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.Option;
import spielwerk.core.Settings;
import spielwerk.engines.othello.endgame.Endgame;

/** Makes {@code endgame}, the solver of Othello. */
public final class EndgameMaker implements EngineMaker {
  static final EngineInfo INFO =
      new EngineInfo(
          "endgame",
          "Endgame",
          "Spielwerk",
          "Plays the end of Othello without a mistake, and before it by learnt patterns a few moves"
              + " ahead.",
          List.of(
              Option.choice(
                  "find",
                  "the exact score, or just win, draw or loss, which is faster",
                  "score",
                  "result"),
              Option.integer("from", 18, 1, 60, "how many empty squares it solves when it plays"),
              Option.integer("table", 20, 10, 24, "its table has 2^N pairs of positions")));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return game.text().equals("othello");
  }

  @Override
  public boolean solves(Game game) {
    return true;
  }

  @Override
  public Optional<Supplier<Exact>> exact(Game game) {
    return Optional.of(ExactDiscs::new);
  }

  @Override
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return Endgame.memory(settings.integer("table"));
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new EndgameEngine(settings);
  }
}
