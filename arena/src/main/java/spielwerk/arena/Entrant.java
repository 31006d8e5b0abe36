package spielwerk.arena;

import com.google.re2j.Pattern;
import spielwerk.core.Budget;
import spielwerk.core.Choice;

/**
 * Who takes part: an engine as a text, how long it may think per move, and how its advice becomes a
 * move.
 */
public record Entrant(String engine, Budget budget, Choice choice) {
  /** An option of the engine, or of one inside it, that gives it time rather than work. */
  private static final Pattern TIME = Pattern.compile("(^|[^A-Za-z0-9])time\\s*=");

  /** Whether the clock has no say in its moves. */
  public boolean repeatable() {
    return budget.repeatable() && !TIME.matcher(engine).find();
  }
}
