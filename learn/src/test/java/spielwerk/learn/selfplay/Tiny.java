package spielwerk.learn.selfplay;

import java.util.List;
import spielwerk.arena.Openings;

/** Trainings so small that a test can wait for them. */
final class Tiny {
  private Tiny() {}

  /** Tic-tac-toe with a network of a few numbers. */
  static TrainSpec ticTacToe(int generations, int games) {
    TrainSpec usual = TrainSpec.of("tictactoe");
    return new TrainSpec(
        "tictactoe",
        generations,
        new TrainSpec.Shape(1, 8, 2, 8, 1),
        play(games, 16, 0.2, 2),
        new TrainSpec.Window(600, TrainSpec.Window.Growth.FIXED, 600),
        new TrainSpec.Training(32, 0, 1, 0.02, 1, 0.3, 1e-6, 1e-4, 0),
        usual.gate(),
        usual.rate(),
        0,
        1,
        1,
        "",
        7);
  }

  static TrainSpec.Play play(int games, int sims, double openings, int openingPlies) {
    TrainSpec.Play usual = TrainSpec.of("tictactoe").selfplay();
    return new TrainSpec.Play(
        games,
        16,
        SimulationSchedule.always(sims),
        true,
        16,
        usual.scale(),
        usual.cpuct(),
        0,
        0,
        1,
        0,
        openings,
        openingPlies,
        0,
        0,
        0,
        1,
        1,
        true,
        5_000,
        false);
  }

  static TrainSpec with(
      TrainSpec spec, TrainSpec.Play play, TrainSpec.Gate gate, TrainSpec.Rate rate) {
    return spec.withSelfplay(play).withGate(gate).withRate(rate);
  }

  static TrainSpec.Rate rate(int every, List<String> opponents, int games, int sims, int plies) {
    return new TrainSpec.Rate(
        every, opponents, games, sims, false, Openings.parse("random:plies=" + plies));
  }
}
