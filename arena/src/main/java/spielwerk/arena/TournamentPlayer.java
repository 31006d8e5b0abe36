package spielwerk.arena;

import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.runs.spec.Field;

/** Somebody in a match or a tournament. */
public record TournamentPlayer(
    @Field(about = "its name in tables and reports; no two have the same", usual = "") String name,
    @Field(about = "the engine, with its options") String engine,
    @Field(about = "its own budget; otherwise that of all") Budget budget,
    @Field(about = "its own choice; otherwise that of all") Choice choice) {
  public Entrant entrant() {
    return new Entrant(engine, budget, choice);
  }
}
