package spielwerk.lab.worlds;

import spielwerk.lab.Expectation;
import spielwerk.runs.spec.YamlFields;

/**
 * A finding that is tried in every world: one side's engine ends with more points than the other's,
 * or with fewer.
 */
record WorldClaim(String label, String says, String first, String second, Expectation expect) {

  static WorldClaim read(YamlFields fields) {
    WorldClaim claim =
        new WorldClaim(
            fields.text("label"),
            fields.text("says"),
            fields.text("first"),
            fields.text("second"),
            Expectation.read(fields, Expectation.HIGHER, Expectation.LOWER));
    fields.done();
    return claim;
  }
}
