package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.List;
import spielwerk.lab.Expectation;
import spielwerk.lab.NamedEngine;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.spec.YamlFields;

/**
 * Two sides of one table, and what the paper says about them.
 *
 * @param says the paper's finding, in words, or empty
 * @param t Welch's t of the final points in the paper, NaN if it gives none
 * @param df its degrees of freedom, NaN likewise
 * @param expect which side is said to end with more points
 * @param wins the share of games that the first side is said to win at least, or NaN
 * @param because why it may come out otherwise here, or empty
 */
public record SidesPairing(
    NamedEngine first,
    NamedEngine second,
    String says,
    double t,
    double df,
    Expectation expect,
    double wins,
    String because,
    List<Note> notes) {

  /**
   * Something the paper says about the course of the games.
   *
   * @param figure what is compared, by the name the game gives it
   * @param round after how many rounds
   */
  record Note(String says, String figure, int round, Expectation expect) {
    static Note read(YamlFields fields) {
      Note note =
          new Note(
              fields.text("says"),
              fields.text("figure"),
              fields.integer("round", 1, 1_000_000),
              direction(fields));
      fields.done();
      return note;
    }

    /** A sentence that says whether it held, with the numbers. */
    String verdict(SidesSample sample) {
      Estimate difference = sample.difference(figure, round);
      if (!difference.exists()) {
        return "Cannot be told: \"%s\" No game has a figure '%s' after round %d."
            .formatted(says, figure, round);
      }
      return "%s: \"%s\" Here %s after round %d: %s %s, %s %s; difference %s."
          .formatted(
              expect.verdict(difference, 0),
              says,
              figure,
              round,
              sample.contest().first.label(),
              sample.mean(figure, round, true).shown(),
              sample.contest().second.label(),
              sample.mean(figure, round, false).shown(),
              difference.shown());
    }
  }

  static SidesPairing read(YamlFields fields) {
    double t = Double.NaN;
    double df = Double.NaN;
    Expectation expect = Expectation.NOTHING;
    if (fields.has("paper")) {
      YamlFields paper = fields.part("paper");
      t = paper.real("t", -1e6, 1e6);
      df = paper.real("df", 1, 1e9);
      paper.done();
      expect = t > 0 ? Expectation.HIGHER : Expectation.LOWER;
    } else if (fields.has("expect")) {
      expect = direction(fields);
    }
    List<Note> notes = new ArrayList<>();
    if (fields.has("notes")) {
      fields.parts("notes").forEach(part -> notes.add(Note.read(part)));
    }
    SidesPairing contest =
        new SidesPairing(
            NamedEngine.read(fields.part("first")),
            NamedEngine.read(fields.part("second")),
            expect == Expectation.NOTHING ? "" : fields.text("says"),
            t,
            df,
            expect,
            fields.has("wins") ? fields.real("wins", 0, 1) : Double.NaN,
            fields.textIfAny("because").orElse(""),
            List.copyOf(notes));
    fields.done();
    return contest;
  }

  private static Expectation direction(YamlFields fields) {
    return Expectation.read(fields, Expectation.HIGHER, Expectation.LOWER);
  }

  /** Whether our t points where the paper's does. */
  String sign(double ours) {
    return Double.isNaN(t) || Double.isNaN(ours)
        ? ""
        : Math.signum(ours) == Math.signum(t) ? "same sign" : "other sign";
  }

  /** Whether the first side wins as often as it is said to. */
  String enough(Estimate share) {
    return Double.isNaN(wins)
        ? ""
        : " (at least %s is asked for: %s)"
            .formatted(
                Numbers.shown(wins),
                share.value() < wins
                    ? "missed"
                    : share.low() >= wins ? "reached" : "reached, though it may be chance");
  }

  @Override
  public String toString() {
    return first.label() + " - " + second.label();
  }
}
