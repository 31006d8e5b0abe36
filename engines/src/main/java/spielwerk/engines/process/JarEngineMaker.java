package spielwerk.engines.process;

import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Settings;

/** Makes an engine of a stranger's jar, which runs in a process of its own. */
final class JarEngineMaker implements EngineMaker {
  private final JarEngine engine;
  private final Invocation program;
  private final EngineInfo info;
  private final ExecOptions limits;

  JarEngineMaker(JarEngine engine, Invocation program, ExecOptions limits) {
    this.limits = limits;
    this.program = program;
    this.engine = engine;
    this.info = engine.shown();
  }

  @Override
  public EngineInfo info() {
    return info;
  }

  @Override
  public boolean plays(Game game) {
    return engine.games().contains(game.id());
  }

  @Override
  public boolean takesValues() {
    return engine.takesValues();
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    return new ProcessEngine(info, program, new LinesManager(limits, settings.text()), limits);
  }
}
