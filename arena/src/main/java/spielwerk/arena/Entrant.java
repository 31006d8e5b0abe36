package spielwerk.arena;

import spielwerk.core.Budget;
import spielwerk.core.Choice;

/**
 * Who takes part: an engine as a text, how long it may think a move, and how its advice becomes a
 * move.
 */
public record Entrant(String engine, Budget budget, Choice choice) {}
