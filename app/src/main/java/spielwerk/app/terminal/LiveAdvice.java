package spielwerk.app.terminal;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.runs.text.NumberText;

/** Shows what a thinking engine has so far, and stops it on Ctrl-C. */
public final class LiveAdvice implements Watch, AutoCloseable {
  /** An engine that does not stop in this time is not waited for. */
  private static final Duration GRACE = Duration.ofSeconds(3);

  private final Position position;
  private final State state;
  private final BooleanSupplier stop;
  private final StatusLine line;

  public LiveAdvice(Position position, Terminal terminal) {
    this.position = position;
    this.state = position.state().copy();
    this.stop = terminal.interrupts().listen(GRACE);
    this.line = new StatusLine(terminal);
  }

  @Override
  public boolean stop() {
    return stop.getAsBoolean();
  }

  @Override
  public void soFar(Advice advice) {
    line.show(() -> describe(advice));
  }

  private String describe(Advice advice) {
    StringBuilder text = new StringBuilder("thinking:");
    if (advice.effort().depth() > 0) {
      text.append(" depth ").append(advice.effort().depth()).append(',');
    }
    text.append(' ').append(NumberText.rough((double) advice.effort().nodes())).append(" nodes");
    if (!advice.candidates().isEmpty()) {
      Candidate best = advice.candidates().get(0);
      text.append(best.hasValue() ? ", " + NumberText.signed(best.value()) : "").append(": ");
      text.append(String.join(" ", Moves.texts(state, position.game().notation(), best.line())));
    }
    return text.toString();
  }

  @Override
  public void close() {
    line.close();
  }
}
