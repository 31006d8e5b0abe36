package spielwerk.lab.worlds;

import spielwerk.runs.spec.YamlFields;

/**
 * A number that the paper gives of its own world, by which ours are compared with it.
 *
 * @param figure {@link WorldGame#POINTS}, {@link WorldGame#CHOICES}, or a figure that the game
 *     records after each round
 * @param round after which round, 0 for the whole game
 */
record KnownFigure(String says, String figure, int round, double value) {

  static KnownFigure read(YamlFields fields) {
    KnownFigure known =
        new KnownFigure(
            fields.text("says"),
            fields.text("figure"),
            fields.has("round") ? fields.integer("round", 1, 1_000_000) : 0,
            fields.real("value", Double.MIN_NORMAL, 1e12));
    fields.done();
    return known;
  }

  /** How far a number is from the paper's: 0 if equal, 0.69 if half or twice as much. */
  double distance(double ours) {
    return Math.abs(Math.log(Math.max(ours, value / 1000) / value));
  }
}
