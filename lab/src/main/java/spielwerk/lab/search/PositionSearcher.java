package spielwerk.lab.search;

import java.util.function.BooleanSupplier;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.lab.StudyContext;

/** An engine that is asked about positions, as good as new each time. */
final class PositionSearcher implements AutoCloseable {
  private final Engine engine;
  private final StudyContext studyContext;

  PositionSearcher(String text, spielwerk.core.Game game, StudyContext studyContext) {
    this.engine = studyContext.catalogue().engine(text, game);
    this.studyContext = studyContext;
  }

  /**
   * What a search said and cost.
   *
   * @param value of the position to the side to move, on the engine's scale; NaN if it has none
   * @param exact whether the value is proven
   */
  record Searched(Effort effort, double value, boolean exact) {
    long nodes() {
      return effort.nodes();
    }

    double seconds() {
      return effort.seconds();
    }

    boolean sameValue(Searched other) {
      return Double.compare(value, other.value) == 0;
    }

    /** Whether a search to that depth came to its end within the budget. */
    boolean completed(int depth, long budget) {
      return effort.depth() >= depth || nodes() < budget;
    }

    /** A further count by name, NaN if the engine does not keep it. */
    double figure(String name) {
      Number figure = effort.figures().get(name);
      return figure == null ? Double.NaN : figure.doubleValue();
    }

    /** A further count by name; engines leave out what is 0. */
    double count(String name) {
      return effort.figures().getOrDefault(name, 0).doubleValue();
    }

    /** Without the time taken: what must be the same in every run. */
    Searched facts() {
      return new Searched(
          new Effort(effort.nodes(), effort.depth(), 0, effort.figures()), value, exact);
    }
  }

  Searched search(Position position, Budget budget) {
    engine.newGame(
        position.game(),
        position.state().turn(),
        position.game().traits().goal(),
        Seeds.derive(studyContext.seed(), 0, Seeds.Purpose.ENGINE, position.state().turn()));
    Position own =
        new Position(position.game(), position.setup(), position.moves(), position.state().copy());
    Advice advice = engine.advise(own, budget, new StopWatch(studyContext.stop()));
    if (studyContext.stop().getAsBoolean()) {
      // what a search says that was interrupted must not be counted
      throw new StudyContext.Stopped();
    }
    Number score = advice.effort().figures().get("score");
    double value = Double.NaN;
    boolean exact = false;
    if (!advice.candidates().isEmpty()) {
      Candidate best = advice.candidates().get(0);
      value = best.value();
      exact = best.exact();
    }
    return new Searched(advice.effort(), score == null ? value : score.doubleValue(), exact);
  }

  @Override
  public void close() {
    engine.close();
  }

  private record StopWatch(BooleanSupplier wanted) implements Watch {
    @Override
    public boolean stop() {
      return wanted.getAsBoolean();
    }
  }
}
