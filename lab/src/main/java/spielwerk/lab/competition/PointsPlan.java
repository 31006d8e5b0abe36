package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.lab.NamedEngine;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;
import spielwerk.runs.spec.Range;
import spielwerk.runs.spec.YamlFields;

/**
 * How many points players make among copies of themselves, beside what people make.
 *
 * @param games the games, by how many play
 * @param count how many of each are played
 */
record PointsPlan(List<String> games, List<NamedEngine> players, int count, People people)
    implements MatchPlan {
  private static final int BIN = 10;

  /**
   * What people made.
   *
   * @param usual where half of their points lie
   */
  record People(double mean, int least, int most, Range usual) {}

  static MatchStudy read(YamlFields fields) {
    YamlFields people = fields.part("people");
    PointsPlan plan =
        new PointsPlan(
            fields.texts("games"),
            NamedEngine.readAll(fields, "players"),
            fields.integer("count", 2, 10_000_000),
            new People(
                people.real("mean", -1000, 1000),
                people.integer("least", -1000, 1000),
                people.integer("most", -1000, 1000),
                people.range("usual", -1000, 1000)));
    people.done();
    return new MatchStudy(plan);
  }

  @Override
  public List<Pairing> pairings(Catalogue catalogue) {
    List<Pairing> pairings = new ArrayList<>();
    for (NamedEngine player : players) {
      for (String text : games) {
        Game game = catalogue.game(text);
        List<String> copies = Collections.nCopies(game.traits().seats(), player.engine());
        pairings.add(
            new Pairing("", player.label(), text, "", MatchSpec.of(game, copies, count, 0)));
      }
    }
    return pairings;
  }

  @Override
  public Findings findings(List<PlayedMatch> played, long seed) {
    List<PointsSample> samples =
        played.stream()
            .map(
                match ->
                    new PointsSample(
                        match.pairing().first(), match.pairing().second(), match.points()))
            .toList();
    return new Findings(
        samples.stream().map(this::sentence).toList(),
        List.of(new Section("The points", List.of(plot(samples), table(samples)))),
        samples.stream().flatMap(sample -> measures(sample).stream()).toList());
  }

  private List<Measure> measures(PointsSample sample) {
    String of = ": " + sample.player() + ", " + sample.game();
    return List.of(
        Measure.of("mean" + of, sample.mean(), count),
        Measure.of("usual" + of, usual(sample), count),
        Measure.of("above" + of, above(sample), count),
        Measure.exact("highest" + of, sample.highest()));
  }

  private Estimate usual(PointsSample sample) {
    return sample.share(p -> p >= people.usual().least() && p <= people.usual().most());
  }

  private Estimate above(PointsSample sample) {
    return sample.share(p -> p > people.most());
  }

  private String sentence(PointsSample sample) {
    Estimate mean = sample.mean();
    return "%s, %s: a mean of %s, %s that of people (%s); %s%% within %d to %d (people: over 50%%); the paper's finding that it reaches more than people %s: it reaches %d, people %d at most, and %s%% of its results are above that."
        .formatted(
            sample.game(),
            sample.player(),
            mean.shown(),
            mean.above(people.mean())
                ? "above"
                : mean.below(people.mean()) ? "below" : "not distinguishable from",
            Numbers.shown(people.mean()),
            percent(usual(sample)),
            people.usual().least(),
            people.usual().most(),
            sample.highest() > people.most() ? "held" : "did not hold",
            sample.highest(),
            people.most(),
            percent(above(sample)));
  }

  private static String percent(Estimate share) {
    return Numbers.shown(Math.round(10_000 * share.value()) / 100.0);
  }

  private LinePlot plot(List<PointsSample> samples) {
    List<LinePlot.Series> series = new ArrayList<>();
    for (PointsSample sample : samples) {
      List<LinePlot.Point> line = new ArrayList<>();
      int last = Math.floorDiv(sample.highest(), BIN);
      for (int bin = Math.floorDiv(sample.lowest(), BIN); bin <= last; bin++) {
        int from = bin * BIN;
        line.add(
            new LinePlot.Point(from + BIN / 2.0, sample.share(p -> p >= from && p < from + BIN)));
      }
      series.add(new LinePlot.Series(sample.player() + ", " + sample.game(), line, true));
    }
    return new LinePlot(
        "points",
        "Share of all results, in steps of %d points (%s games each, 95%% intervals); people: mean %s, half within %d to %d, all within %d to %d."
            .formatted(
                BIN,
                Numbers.shown(count),
                Numbers.shown(people.mean()),
                people.usual().least(),
                people.usual().most(),
                people.least(),
                people.most()),
        "points",
        "share",
        false,
        series);
  }

  private ReportTable table(List<PointsSample> samples) {
    ReportTable ours =
        ReportTableBuilder.rows(samples)
            .text("player", PointsSample::player)
            .text("game", PointsSample::game)
            .estimate("mean", PointsSample::mean)
            .number("lower quartile", sample -> sample.quartile(1))
            .number("median", sample -> sample.quartile(2))
            .number("upper quartile", sample -> sample.quartile(3))
            .number("lowest", PointsSample::lowest)
            .number("highest", PointsSample::highest)
            .estimate(
                "within " + people.usual().least() + " to " + people.usual().most(), this::usual)
            .estimate("above " + people.most(), this::above)
            .table(
                "points-table",
                "Points among copies of oneself (%s games each, 95%% intervals), beside those of people from the paper."
                    .formatted(Numbers.shown(count)));
    List<List<TableCell>> rows = new ArrayList<>();
    rows.add(
        List.of(
            TableCell.of("people"),
            TableCell.EMPTY,
            TableCell.of(people.mean()),
            TableCell.EMPTY,
            TableCell.EMPTY,
            TableCell.EMPTY,
            TableCell.of(people.least()),
            TableCell.of(people.most()),
            TableCell.of("over 0.5"),
            TableCell.of(0)));
    rows.addAll(ours.rows());
    return new ReportTable(ours.name(), ours.caption(), ours.columns(), rows, false);
  }
}
