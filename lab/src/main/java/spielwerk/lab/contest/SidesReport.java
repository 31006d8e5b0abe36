package spielwerk.lab.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;
import spielwerk.runs.report.Table;

/** Writes down how {@link Sides} fared. */
record SidesReport(Sides sides, List<Sample> samples, long seed) {

  List<String> summary() {
    List<String> summary = new ArrayList<>();
    for (int c = 0; c < samples.size(); c++) {
      Contest contest = sides.contests().get(c);
      Sample sample = samples.get(c);
      summary.add(sentence(contest, sample));
      contest.notes().forEach(note -> summary.add(note.verdict(contest, sample)));
    }
    return summary;
  }

  /** What the final points say, the paper's t beside ours. */
  private static String sentence(Contest contest, Sample sample) {
    Sample.Welch welch = sample.welch();
    String verdict = contest.expect().verdict(sample.difference());
    String claim = verdict.isEmpty() ? "" : verdict + ": \"" + contest.says() + "\" ";
    String paper =
        Double.isNaN(contest.t()) || Double.isNaN(welch.t())
            ? ""
            : ", the paper's %s (df %s): %s"
                .formatted(
                    Numbers.shown(contest.t()),
                    Numbers.shown(contest.df()),
                    contest.sign(welch.t()));
    String because =
        verdict.equals("Held") || contest.because().isEmpty() ? "" : " " + contest.because();
    return "%s%s: final points of a player %s and %s, difference %s over %d games; %s%s. The first side wins %s of the games%s.%s"
        .formatted(
            claim,
            contest,
            sample.mean(true).shown(),
            sample.mean(false).shown(),
            sample.difference().shown(),
            sample.games().size(),
            welch.shown(),
            paper,
            sample.wins().shown(),
            contest.enough(sample.wins()),
            because);
  }

  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("The final points", List.of(plot(), results(), tests())));
    for (int c = 0; c < samples.size(); c++) {
      if (samples.get(c).rounds() > 0) {
        sections.add(course(c));
      }
    }
    sections.add(new Section("What the thinking cost", List.of(costs())));
    return sections;
  }

  private String basis() {
    return "%d games each of %s, every map played twice with the sides changed; seed %d, 95%% intervals over the pairs of games"
        .formatted(sides.games(), sides.game(), seed);
  }

  private Bars plot() {
    return new Bars(
        "difference",
        "Final points of a player of the first side less those of one of the second ("
            + basis()
            + "): right of the line it is ahead.",
        "points",
        OptionalDouble.of(0),
        false,
        sides.contests().stream().map(Contest::toString).toList(),
        List.of(new Bars.Group("here", samples.stream().map(Sample::difference).toList())));
  }

  private Table results() {
    Table table =
        new Table(
            "points",
            "Final points of a player, and the share of games won by a player of the first side ("
                + basis()
                + ").",
            List.of(
                "first",
                "second",
                "points of the first",
                "points of the second",
                "difference",
                "wins of the first"));
    for (int c = 0; c < samples.size(); c++) {
      Contest contest = sides.contests().get(c);
      Sample sample = samples.get(c);
      table =
          table.with(
              Cell.of(contest.first().label()),
              Cell.of(contest.second().label()),
              Cell.of(sample.mean(true)),
              Cell.of(sample.mean(false)),
              Cell.of(sample.difference()),
              Cell.of(sample.wins()));
    }
    return table;
  }

  private Table tests() {
    Table table =
        new Table(
            "welch",
            "Welch's t-test of the final points. Its unit is a player's points, half a table of them per side and game, as in the thesis; it takes them for independent, which players of one game are not, so whether a finding held is told by the interval of the difference over pairs of games.",
            List.of(
                "contest",
                "players a side",
                "t",
                "df",
                "p",
                "the paper's t",
                "the paper's df",
                "sign",
                "the finding",
                "if not, why"));
    for (int c = 0; c < samples.size(); c++) {
      Contest contest = sides.contests().get(c);
      Sample sample = samples.get(c);
      Sample.Welch welch = sample.welch();
      String verdict = contest.expect().verdict(sample.difference());
      table =
          table.with(
              Cell.of(contest.toString()),
              Cell.of(sample.points(true).length),
              Cell.of(welch.t()),
              Cell.of(welch.df()),
              Cell.of(welch.p()),
              Cell.of(contest.t()),
              Cell.of(contest.df()),
              Cell.of(contest.sign(welch.t())),
              Cell.of(verdict),
              Cell.of(verdict.equals("Held") ? "" : contest.because()));
    }
    return table.trimmed();
  }

  private Section course(int number) {
    Contest contest = sides.contests().get(number);
    Sample sample = samples.get(number);
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Paragraph(
            "%s is %s, %s is %s."
                .formatted(
                    contest.first().label(),
                    contest.first().engine(),
                    contest.second().label(),
                    contest.second().engine())));
    for (String figure : sample.figures()) {
      blocks.add(
          new Lines(
              "contest-" + (number + 1) + "-" + Slug.of(figure),
              "%s of a player after each round (%s).".formatted(figure, basis()),
              "round",
              figure,
              false,
              List.of(
                  line(contest.first().label(), sample, figure, true),
                  line(contest.second().label(), sample, figure, false))));
    }
    return new Section(contest + ": round by round", blocks);
  }

  private static Lines.Series line(String label, Sample sample, String figure, boolean first) {
    List<Lines.Point> points = new ArrayList<>();
    for (int round = 1; round <= sample.rounds(); round++) {
      Estimate mean = sample.mean(figure, round, first);
      if (mean.exists()) {
        points.add(new Lines.Point(round, mean));
      }
    }
    return new Lines.Series(label, points, true);
  }

  private Table costs() {
    Table table =
        new Table(
            "costs",
            "Milliseconds a move, as the clock had it with other games running beside.",
            List.of("first", "second", "first, ms a move", "second, ms a move"));
    for (int c = 0; c < samples.size(); c++) {
      Contest contest = sides.contests().get(c);
      table =
          table.with(
              Cell.of(contest.first().engine()),
              Cell.of(contest.second().engine()),
              Cell.of(samples.get(c).millis(true)),
              Cell.of(samples.get(c).millis(false)));
    }
    return table;
  }
}
