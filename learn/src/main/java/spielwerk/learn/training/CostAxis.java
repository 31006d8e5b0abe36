package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;

/** What a training has cost when a generation was there; ratings are not counted. */
enum CostAxis {
  GENERATION("generation", "generation"),
  GAMES("games", "games of self-play"),
  EVALUATIONS("evaluations", "positions the network looked at in self-play"),
  CORE_SECONDS("coreSeconds", "seconds of one core");

  private final String field;
  private final String label;

  CostAxis(String field, String label) {
    this.field = field;
    this.label = label;
  }

  String field() {
    return field;
  }

  String label() {
    return label;
  }

  /** Generation 0 has cost nothing; nothing is known of those that are not complete. */
  double of(TrainedRun run, int generation) {
    if (this == GENERATION || generation == 0) {
      return this == GENERATION ? generation : 0;
    }
    if (generation > run.last()) {
      return Double.NaN;
    }
    JsonNode total = run.line(generation).path("total");
    return total.path(field).asDouble(Double.NaN);
  }
}
