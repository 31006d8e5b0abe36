package spielwerk.lab.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Runner;
import spielwerk.lab.Conditions;
import spielwerk.lab.Fields;
import spielwerk.lab.Findings;
import spielwerk.lab.Range;
import spielwerk.lab.Rung;
import spielwerk.lab.Study;
import spielwerk.runs.Ledger;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/**
 * How many points players make among copies of themselves, beside what people make.
 *
 * @param games the games, by how many play
 * @param count how many of each are played
 */
public record PointsStudy(List<String> games, List<Rung> players, int count, People people)
    implements Study {
  private static final int BIN = 10;

  /**
   * What people made.
   *
   * @param usual where half of their points lie
   */
  public record People(double mean, int least, int most, Range usual) {}

  /** The points of one player in one game, by game and seat. */
  public record Sample(String player, String game, List<List<Integer>> points) {
    /** A share with an interval over games, for the seats of a game hang together. */
    public Estimate share(DoublePredicate wanted) {
      return Estimate.mean(
          points.stream()
              .mapToDouble(
                  seats ->
                      (double) seats.stream().filter(p -> wanted.test(p)).count() / seats.size())
              .toArray());
    }

    public Estimate mean() {
      return Estimate.mean(
          points.stream()
              .mapToDouble(seats -> seats.stream().mapToInt(p -> p).average().orElse(0))
              .toArray());
    }

    public int[] sorted() {
      return points.stream().flatMap(List::stream).mapToInt(p -> p).sorted().toArray();
    }
  }

  static PointsStudy read(Fields fields) {
    Fields people = fields.part("people");
    PointsStudy study =
        new PointsStudy(
            fields.texts("games"),
            Rung.readAll(fields, "players"),
            fields.integer("count", 2, 10_000_000),
            new People(
                people.real("mean", -1000, 1000),
                people.integer("least", -1000, 1000),
                people.integer("most", -1000, 1000),
                people.range("usual", -1000, 1000)));
    people.done();
    return study;
  }

  @Override
  public void check(Catalogue catalogue) {
    Rung.check(catalogue, games, players.stream().map(Rung::engine).toList());
  }

  /** The points, player by player, game by game. */
  List<Sample> measure(Conditions conditions) {
    List<Sample> samples = new ArrayList<>();
    long all = (long) count * games.size() * players.size();
    for (Rung player : players) {
      for (String text : games) {
        Game game = conditions.catalogue().game(text);
        List<String> copies = Collections.nCopies(game.traits().seats(), player.engine());
        Kept kept = new Kept(count);
        long before = (long) count * samples.size();
        Runner runner =
            new Runner(
                conditions.threads(),
                conditions.stop(),
                (done, total, note) ->
                    conditions.progress().at(before + done, all, player.label() + ", " + text));
        int played =
            Match.of(MatchSpec.of(game, copies, count, conditions.seed()), conditions.catalogue())
                .play(kept, runner)
                .games();
        if (played < count) {
          throw new Conditions.Stopped();
        }
        samples.add(new Sample(player.label(), text, kept.points));
      }
    }
    return samples;
  }

  /** Keeps nothing of a game but its points. */
  private static final class Kept implements Ledger {
    private final List<List<Integer>> points;

    Kept(int count) {
      this.points = new ArrayList<>(Collections.nCopies(count, List.of()));
    }

    @Override
    public void replay(Consumer<GameRecord> reader) {}

    @Override
    public void append(GameRecord game) {
      points.set(game.index(), game.points());
    }
  }

  @Override
  public Findings run(Conditions conditions) {
    List<Sample> samples = measure(conditions);
    return new Findings(
        samples.stream().map(this::sentence).toList(),
        List.of(new Section("The points", List.of(plot(samples), table(samples)))));
  }

  private DoublePredicate usual() {
    return points -> points >= people.usual().least() && points <= people.usual().most();
  }

  private String sentence(Sample sample) {
    int[] points = sample.sorted();
    Estimate mean = sample.mean();
    int highest = points[points.length - 1];
    return "%s, %s: a mean of %s, %s that of people (%s); %s%% within %d to %d (people: over 50%%); %s: it reaches %d, people %d at most, and %s%% of its results are above that."
        .formatted(
            sample.game(),
            sample.player(),
            mean.shown(),
            mean.above(people.mean())
                ? "above"
                : mean.below(people.mean()) ? "below" : "not to be told from",
            Numbers.shown(people.mean()),
            percent(sample.share(usual())),
            people.usual().least(),
            people.usual().most(),
            highest > people.most()
                ? "the paper's finding that it reaches more than people held"
                : "the paper's finding that it reaches more than people did not hold",
            highest,
            people.most(),
            percent(sample.share(p -> p > people.most())));
  }

  private static String percent(Estimate share) {
    return Numbers.shown(Math.round(10_000 * share.value()) / 100.0);
  }

  private Lines plot(List<Sample> samples) {
    List<Lines.Series> series = new ArrayList<>();
    for (Sample sample : samples) {
      int[] points = sample.sorted();
      List<Lines.Point> line = new ArrayList<>();
      int last = Math.floorDiv(points[points.length - 1], BIN);
      for (int bin = Math.floorDiv(points[0], BIN); bin <= last; bin++) {
        int from = bin * BIN;
        line.add(new Lines.Point(from + BIN / 2.0, sample.share(p -> p >= from && p < from + BIN)));
      }
      series.add(new Lines.Series(sample.player() + ", " + sample.game(), line, true));
    }
    return new Lines(
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

  private Table table(List<Sample> samples) {
    Table table =
        new Table(
            "points-table",
            "Points among copies of oneself (%s games each, 95%% intervals), beside those of people from the paper."
                .formatted(Numbers.shown(count)),
            List.of(
                "player",
                "game",
                "mean",
                "lower quartile",
                "median",
                "upper quartile",
                "lowest",
                "highest",
                "within " + people.usual().least() + " to " + people.usual().most(),
                "above " + people.most()));
    table =
        table.with(
            Cell.of("people"),
            Cell.EMPTY,
            Cell.of(people.mean()),
            Cell.EMPTY,
            Cell.EMPTY,
            Cell.EMPTY,
            Cell.of(people.least()),
            Cell.of(people.most()),
            Cell.of("over 0.5"),
            Cell.of(0));
    for (Sample sample : samples) {
      int[] points = sample.sorted();
      table =
          table.with(
              Cell.of(sample.player()),
              Cell.of(sample.game()),
              Cell.of(sample.mean()),
              Cell.of(points[points.length / 4]),
              Cell.of(points[points.length / 2]),
              Cell.of(points[points.length * 3 / 4]),
              Cell.of(points[0]),
              Cell.of(points[points.length - 1]),
              Cell.of(sample.share(usual())),
              Cell.of(sample.share(p -> p > people.most())));
    }
    return table;
  }
}
