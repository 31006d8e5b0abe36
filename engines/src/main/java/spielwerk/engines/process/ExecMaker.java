package spielwerk.engines.process;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Settings;

/**
 * Makes {@code exec:gomocup,path/to/engine} or {@code exec(gomocup, "a path/x", argument,
 * memory=350m)}.
 */
public final class ExecMaker implements EngineMaker {
  static final EngineInfo INFO =
      new EngineInfo(
          "exec",
          "Program",
          "Spielwerk",
          "Starts a program and asks it for moves: exec:gomocup,path/to/engine, arguments after"
              + " further commas. It speaks the Gomocup protocol (five in a row), GTP (every game"
              + " for two whose moves are squares of a board), NBoard (Othello) or JSON Lines"
              + " (every game, lines).",
          ExecOptions.OPTIONS);

  private static final List<Spoken> PROTOCOLS =
      List.of(
          new Spoken("gomocup", GomocupManager::plays, GomocupManager::new),
          new Spoken("gtp", GtpController::plays, GtpController::new),
          new Spoken("nboard", NBoard::plays, NBoard::new),
          new Spoken("lines", game -> true, options -> new LinesManager(options, "")));

  /** A protocol that we speak. */
  record Spoken(String name, Predicate<Game> plays, Function<ExecOptions, Protocol> make) {}

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean takesValues() {
    return true;
  }

  @Override
  public boolean startsPrograms() {
    return true;
  }

  @Override
  public boolean plays(Game game) {
    return PROTOCOLS.stream().anyMatch(protocol -> protocol.plays().test(game));
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    List<String> values = settings.values();
    Spoken protocol = protocol(values.isEmpty() ? "" : values.get(0), game);
    if (values.size() < 2) {
      throw new Mistake(
          "exec:%s needs a program; write exec:%s,path/to/engine."
              .formatted(protocol.name(), protocol.name()));
    }
    Invocation what = Invocation.of(values.subList(1, values.size()), settings.text("cwd"));
    ExecOptions options = ExecOptions.of(settings);
    return new ProcessEngine(INFO, what, protocol.make().apply(options), options);
  }

  /**
   * @throws Mistake if there is no such protocol, or it does not know the game
   */
  static Spoken protocol(String name, Game game) {
    Spoken protocol = protocol(name);
    if (!protocol.plays().test(game)) {
      throw new Mistake("The protocol " + protocol.name() + " does not know " + game.text() + ".");
    }
    return protocol;
  }

  private static Spoken protocol(String name) {
    return PROTOCOLS.stream()
        .filter(protocol -> protocol.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new Mistake(
                    (name.isEmpty()
                            ? "exec needs a protocol"
                            : "exec does not know the protocol '" + name + "'")
                        + "; it speaks "
                        + String.join(", ", PROTOCOLS.stream().map(Spoken::name).toList())
                        + ": write exec:gomocup,path/to/engine."));
  }
}
