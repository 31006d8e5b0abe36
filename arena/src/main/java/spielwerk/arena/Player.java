package spielwerk.arena;

import spielwerk.core.Budget;
import spielwerk.core.Choice;

/**
 * Somebody in a tournament.
 *
 * @param name what people call it; no two have the same
 * @param engine the text that makes it
 */
public record Player(String name, String engine, Budget budget, Choice choice) {
  public Entrant entrant() {
    return new Entrant(engine, budget, choice);
  }
}
