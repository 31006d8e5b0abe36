package spielwerk.bench;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.learn.selfplay.SelfPlaySpeed;
import spielwerk.learn.selfplay.SimulationSchedule;
import spielwerk.learn.selfplay.TrainSpec;

/**
 * Games that a network of the paper's size plays against itself in an hour of one core, and the
 * share of the time that goes elsewhere than into the network.
 */
record SelfPlayBench(Catalogue catalogue, String game, boolean outside) implements FigureBench {
  private static final int LOCKSTEP = 96;
  private static final int SIMS = 16;
  private static final int EXACT = 10;

  /** Both figures. */
  static List<Bench> both(Catalogue catalogue, String game) {
    return List.of(
        new SelfPlayBench(catalogue, game, false), new SelfPlayBench(catalogue, game, true));
  }

  @Override
  public String name() {
    return game + ".selfplay" + (outside ? ".outside" : "");
  }

  @Override
  public BenchResult measure(Harness harness) {
    SelfPlaySpeed.of(spec(LOCKSTEP / 2), catalogue); // so that the JVM has compiled it
    SelfPlaySpeed speed = SelfPlaySpeed.of(spec(2 * LOCKSTEP), catalogue);
    String detail =
        "%d games in %.1f s of one core, %d evaluations, net 4x64, %d simulations, %d games in lockstep, solved from %d empties"
            .formatted(
                speed.games(),
                speed.inside() + speed.outside(),
                speed.evaluations(),
                SIMS,
                LOCKSTEP,
                EXACT);
    return outside
        ? BenchResult.figure(name(), speed.outsideShare(), "share", detail)
        : BenchResult.figure(name(), speed.gamesPerHour(), "1/h", detail);
  }

  private TrainSpec spec(int games) {
    TrainSpec usual = TrainSpec.of(game);
    TrainSpec.Play play =
        usual
            .selfplay()
            .withGames(games)
            .withLockstep(LOCKSTEP)
            .withSims(SimulationSchedule.always(SIMS))
            .withExact(EXACT)
            .withEndings(0);
    return usual.withSelfplay(play);
  }
}
