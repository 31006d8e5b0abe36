package spielwerk.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.GameMaker;
import spielwerk.engines.process.GtpBrain;
import spielwerk.nets.NetFile;
import spielwerk.nets.NetHistory;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.testkit.EngineContract;

/** What every engine must do in every game it says it plays, whoever wrote it. */
class EngineContractTest extends EngineContract {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final String PATIENT = ",start=2min,time=1min,margin=1min";

  @TempDir static Path folder;

  /**
   * Every engine with every game it plays; a new one joins by being in the catalogue, unless it is
   * nothing without a file of its own.
   */
  @Override
  protected Stream<Pairing> pairings() {
    List<Pairing> all = new ArrayList<>();
    for (GameMaker game : ServiceLoader.load(GameMaker.class)) {
      String id = game.info().id();
      Game rules = CATALOGUE.game(id.equals("fiveinarow") ? "fiveinarow:size=7" : id);
      for (EngineMaker engine : ServiceLoader.load(EngineMaker.class)) {
        if (engine.plays(rules) && shipped(game) && shipped(engine) && complete(engine)) {
          all.add(new Pairing(rules.text(), usual(engine, rules)));
        }
      }
    }
    all.add(new Pairing("fiveinarow:size=256", "alphabeta"));
    all.add(new Pairing("connect4", "alphabeta:all,lines=3"));
    all.add(new Pairing("tictactoe", "negamax:lost=random"));
    all.add(new Pairing("connect4", "team(alphabeta(lines=3)*0.5 + team(negamax+random))"));
    return all.stream();
  }

  /** What people type for an engine: its name, and what it cannot do without. */
  private static String usual(EngineMaker engine, Game game) {
    String id = engine.info().id();
    return switch (id) {
      case "exec" -> {
        boolean lines = GtpBrain.obstacle(game).isPresent();
        String protocol = game.id().equals("fiveinarow") ? "gomocup" : lines ? "lines" : "gtp";
        String command = "speak " + game.id() + (lines ? " random" : " alphabeta:depth=1");
        yield "exec:" + protocol + "," + OwnProgram.script(folder, command, protocol) + PATIENT;
      }
      case "team" -> "team:random*0.5+random,sigma=10";
      case "zero" -> "zero:net=" + untrained(game);
      default -> id;
    };
  }

  /** A small network that knows nothing: not for every game one ships. */
  private static Path untrained(Game game) {
    Path file = folder.resolve(game.text().replaceAll("[^a-z0-9]", "-") + ".net");
    NetFile.write(file, NetWeights.random(NetSpec.of(game, 1, 4), 1), NetHistory.NONE);
    return file;
  }

  /** A learner without a file is not an engine yet. */
  private static boolean complete(EngineMaker engine) {
    return engine.info().options().stream().noneMatch(option -> option.name().equals("sum"));
  }

  /** The samples of the other tests misbehave on purpose. */
  private static boolean shipped(Object maker) {
    return !maker.getClass().getPackageName().endsWith(".samples");
  }
}
