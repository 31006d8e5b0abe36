package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Slug;

/** Writes down how {@link SidesStudy} fared. */
record SidesReport(SidesStudy sides, List<SidesSample> samples, long seed) {

  List<String> summary() {
    List<String> summary = new ArrayList<>();
    for (SidesSample sample : samples) {
      summary.add(sentence(sample));
      sample.contest().notes().forEach(note -> summary.add(note.verdict(sample)));
    }
    return summary;
  }

  /** What the final points say, the paper's t beside ours. */
  private static String sentence(SidesSample sample) {
    SidesPairing contest = sample.contest();
    SidesSample.Welch welch = sample.welch();
    String verdict = sample.verdict();
    String claim = verdict.isEmpty() ? "" : verdict + ": \"" + contest.says() + "\" ";
    String paper =
        Double.isNaN(contest.t()) || Double.isNaN(welch.t())
            ? ""
            : ", the paper's %s (df %s): %s"
                .formatted(
                    Numbers.shown(contest.t()),
                    Numbers.shown(contest.df()),
                    contest.sign(welch.t()));
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
            sample.because().isEmpty() ? "" : " " + sample.because());
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

  private BarPlot plot() {
    return new BarPlot(
        "difference",
        "Final points of a player of the first side less those of one of the second ("
            + basis()
            + "): right of the line it is ahead.",
        "points",
        OptionalDouble.of(0),
        false,
        sides.contests().stream().map(SidesPairing::toString).toList(),
        List.of(new BarPlot.Group("here", samples.stream().map(SidesSample::difference).toList())));
  }

  private ReportTable results() {
    return ReportTableBuilder.rows(samples)
        .text("first", sample -> sample.contest().first().label())
        .text("second", sample -> sample.contest().second().label())
        .estimate("points of the first", sample -> sample.mean(true))
        .estimate("points of the second", sample -> sample.mean(false))
        .estimate("difference", SidesSample::difference)
        .estimate("wins of the first", SidesSample::wins)
        .table(
            "points",
            "Final points of a player, and the share of games won by a player of the first side ("
                + basis()
                + ").");
  }

  private ReportTable tests() {
    return ReportTableBuilder.rows(samples)
        .text("contest", sample -> sample.contest().toString())
        .number("players a side", sample -> sample.points(true).length)
        .number("t", sample -> sample.welch().t())
        .number("df", sample -> sample.welch().df())
        .number("p", sample -> sample.welch().p())
        .number("the paper's t", sample -> sample.contest().t())
        .number("the paper's df", sample -> sample.contest().df())
        .text("sign", sample -> sample.contest().sign(sample.welch().t()))
        .text("the finding", SidesSample::verdict)
        .text("if not, why", SidesSample::because)
        .table(
            "welch",
            "Welch's t-test of the final points. Its unit is a player's points, half a table of them per side and game, as in the thesis; it assumes that they are independent, which players of one game are not, so whether a finding held is decided by the interval of the difference over pairs of games.")
        .trimmed();
  }

  private Section course(int number) {
    SidesSample sample = samples.get(number);
    SidesPairing contest = sample.contest();
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
          new LinePlot(
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

  private static LinePlot.Series line(
      String label, SidesSample sample, String figure, boolean first) {
    List<LinePlot.Point> points = new ArrayList<>();
    for (int round = 1; round <= sample.rounds(); round++) {
      Estimate mean = sample.mean(figure, round, first);
      if (mean.exists()) {
        points.add(new LinePlot.Point(round, mean));
      }
    }
    return new LinePlot.Series(label, points, true);
  }

  private ReportTable costs() {
    return ReportTableBuilder.rows(samples)
        .text("first", sample -> sample.contest().first().engine())
        .text("second", sample -> sample.contest().second().engine())
        .number("first, ms a move", sample -> sample.millis(true))
        .number("second, ms a move", sample -> sample.millis(false))
        .table(
            "costs",
            "Milliseconds a move by the clock, with other games running at the same time.");
  }
}
