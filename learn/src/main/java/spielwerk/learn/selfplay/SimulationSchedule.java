package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;

/**
 * How many simulations per move has in each generation.
 *
 * @param steps in the order of their generations, the first from generation 1 or before
 */
public record SimulationSchedule(List<Step> steps) {
  /**
   * The paper's figure 3.6: 100 until generation 5, rising stepwise from 6, 400 from 46. The
   * heights of the steps between are ours: six of 50, eight generations apart, lead evenly from the
   * one to the other.
   */
  public static final SimulationSchedule PAPER =
      new SimulationSchedule(
          List.of(
              new Step(1, 100),
              new Step(6, 150),
              new Step(14, 200),
              new Step(22, 250),
              new Step(30, 300),
              new Step(38, 350),
              new Step(46, 400)));

  public static final int MOST = 1_000_000;

  /** From this generation on, this many simulations. */
  public record Step(int from, int sims) {}

  public SimulationSchedule {
    steps = List.copyOf(steps);
    if (steps.isEmpty() || steps.get(0).from() > 1) {
      throw new Mistake(
          "A schedule must cover the beginning: its first step starts at generation 1.");
    }
    for (int i = 0; i < steps.size(); i++) {
      if (i > 0 && steps.get(i).from() <= steps.get(i - 1).from()) {
        throw new Mistake("The steps of a schedule stand in the order of their generations.");
      }
      int sims = steps.get(i).sims();
      if (sims < 1 || sims > MOST) {
        throw new Mistake("A move has 1 to " + MOST + " simulations, not " + sims + ".");
      }
    }
  }

  /** The same in every generation. */
  public static SimulationSchedule always(int sims) {
    return new SimulationSchedule(List.of(new Step(1, sims)));
  }

  /** The simulations of a generation, counted from 1. */
  public int at(int generation) {
    int sims = steps.get(0).sims();
    for (Step step : steps) {
      if (step.from() <= generation) {
        sims = step.sims();
      }
    }
    return sims;
  }

  /** As people write it: {@code 100}, or {@code 1: 16, 10: 32}. */
  @Override
  public String toString() {
    if (steps.size() == 1) {
      return "" + steps.get(0).sims();
    }
    List<String> texts = new ArrayList<>();
    steps.forEach(step -> texts.add(step.from() + ": " + step.sims()));
    return String.join(", ", texts);
  }
}
