package spielwerk.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.runs.RunFolder;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/** A match or tournament with its games, as a report to publish. */
final class RunReport {
  /** How many games are listed; all of them are in the run's own file. */
  private static final int LISTED = 1000;

  /** A crosstable that is wider than this cannot be read. */
  private static final int WIDEST = 30;

  private final RunFolder run;
  private final War war;
  private final Game game;
  private final Tally tally;

  RunReport(RunFolder run, War war, Game game) {
    this.run = run;
    this.war = war;
    this.game = game;
    this.tally = war.tally();
  }

  /** The report, finished or not. */
  Report report() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Standings", List.of(standings(), bars())));
    if (war.names().size() <= WIDEST) {
      sections.add(new Section("Crosstable", List.of(crosstable())));
    }
    sections.add(new Section("Seats", List.of(seats())));
    sections.add(games());
    List<Block> members = members();
    if (!members.isEmpty()) {
      sections.add(sections.size() - 1, new Section("Members of teams", members));
    }
    return new Report(war.title(), intro(), summary(), sections, circumstances());
  }

  private String intro() {
    return "%s: %d of %d games; openings: %s, each played once from every seat. Intervals are 95%%."
        .formatted(war.title(), tally.games(), war.planned(), war.openings());
  }

  private List<String> summary() {
    List<String> sentences = new ArrayList<>();
    int best = war.ranking().get(0);
    Tally.Score score = tally.entrants().get(best).score();
    sentences.add(
        "%s is first: %s of the points in %d games."
            .formatted(
                war.names().get(best),
                estimate(score, tally.entrants().get(best).games()).shown(),
                tally.entrants().get(best).games()));
    if (!war.verdict().isEmpty()) {
      sentences.add("The sequential test: " + war.verdict() + ".");
    }
    if (!war.finished()) {
      sentences.add("It is not finished.");
    }
    if (tally.distinct() < tally.games()) {
      sentences.add(
          "Only %d of the %d games differ, so the intervals promise too much."
              .formatted(tally.distinct(), tally.games()));
    }
    sentences.addAll(war.warnings());
    return sentences;
  }

  private Table standings() {
    Table table =
        new Table(
            "standings",
            "Score: share of the points, a draw shared equally. Total: the points with those of rounds"
                + " in which somebody rested. Elo: Bradley and Terry's model,"
                + " draws half a win. Pairs: openings that were lost twice, lost and drawn, level,"
                + " won and drawn, won twice; normalised Elo from them.",
            List.of(
                "place",
                "player",
                "games",
                "wins",
                "draws",
                "losses",
                "score",
                "total",
                "Elo",
                "pairs",
                "normalised Elo"));
    int place = 0;
    for (int number : war.ranking()) {
      Tally.Row row = tally.entrants().get(number);
      table =
          table.with(
              Cell.of(++place),
              Cell.of(war.names().get(number)),
              Cell.of(row.games()),
              Cell.of(row.wins()),
              Cell.of(row.draws()),
              Cell.of(row.losses()),
              Cell.of(estimate(row.score(), row.games())),
              war.totals().isEmpty() ? Cell.EMPTY : Cell.of(war.totals().get(number)),
              Cell.of(estimate(war.ratings().list().get(number), row.games())),
              Cell.of(row.pairs().map(RunReport::counts).orElse("")),
              row.pairs().filter(p -> p.pairs() > 1).map(RunReport::normalised).orElse(Cell.EMPTY));
    }
    return table.trimmed();
  }

  private static String counts(Pentanomial pairs) {
    return String.join("-", pairs.counts().stream().map(String::valueOf).toList());
  }

  private static Cell normalised(Pentanomial pairs) {
    Pentanomial.Elo elo = pairs.normalised();
    return Double.isNaN(elo.value())
        ? Cell.EMPTY
        : Cell.of(new Estimate(elo.value(), elo.low(), elo.high(), pairs.pairs()));
  }

  private static Estimate estimate(Tally.Score score, int games) {
    return new Estimate(score.score(), score.interval().low(), score.interval().high(), games);
  }

  private static Estimate estimate(Ratings.Rating rating, int games) {
    return Double.isInfinite(rating.low())
        ? Estimate.NONE
        : new Estimate(rating.elo(), rating.low(), rating.high(), games);
  }

  private Bars bars() {
    return new Bars(
        "ratings",
        "Strength on Elo's scale with 95%% intervals, %d games.".formatted(tally.games()),
        "Elo",
        OptionalDouble.of(0),
        false,
        war.ranking().stream().map(war.names()::get).toList(),
        List.of(
            new Bars.Group(
                "Elo",
                war.ranking().stream()
                    .map(
                        n -> estimate(war.ratings().list().get(n), tally.entrants().get(n).games()))
                    .toList())));
  }

  private Table crosstable() {
    List<String> columns = new ArrayList<>(List.of("player"));
    for (int i = 1; i <= war.names().size(); i++) {
      columns.add("" + i);
    }
    Table table =
        new Table(
            "crosstable",
            "Wins-draws-losses of the player of the row against the one of the column.",
            columns);
    int place = 0;
    for (int number : war.ranking()) {
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(++place + " " + war.names().get(number)));
      for (int other : war.ranking()) {
        Crosstable.Cell cell = war.crosstable().of(number, other);
        row.add(
            Cell.of(
                cell.games() == 0 ? "·" : cell.wins() + "-" + cell.draws() + "-" + cell.losses()));
      }
      table = table.with(row);
    }
    return table;
  }

  private Table seats() {
    Table table =
        new Table(
            "seats",
            "What each seat scored, whoever sat there: the advantage of the first move.",
            List.of("seat", "score"));
    for (int seat = 0; seat < tally.seats().size(); seat++) {
      table =
          table.with(
              Cell.of((seat + 1) + " " + game.notation().seat(seat)),
              Cell.of(estimate(tally.seats().get(seat), tally.games())));
    }
    return table;
  }

  private List<Block> members() {
    if (tally.members().isEmpty()) {
      return List.of();
    }
    Table table =
        new Table(
            "members",
            "Share: how much of the rating of the move played came from this member, on average."
                + " Agreement: how often the move played was the one it wanted.",
            List.of("team", "member", "moves", "share", "agreement"));
    for (Contribution member : tally.members()) {
      table =
          table.with(
              Cell.of(war.names().get(member.entrant())),
              Cell.of(member.who()),
              Cell.of(member.moves()),
              Cell.of(member.share()),
              Cell.of(member.agreement()));
    }
    return List.of(table);
  }

  /** Endings and lengths, and the games themselves. */
  private Section games() {
    Map<Ending.Reason, IntSummaryStatistics> lengths = new EnumMap<>(Ending.Reason.class);
    List<GameRecord> first = new ArrayList<>();
    run.replay(
        record -> {
          lengths
              .computeIfAbsent(record.ending().reason(), reason -> new IntSummaryStatistics())
              .accept(record.moves().size());
          if (record.index() < LISTED) {
            first.add(record);
          }
        });
    Table endings =
        new Table(
            "endings",
            "How the games ended, and how many moves they had, those of openings and dice included.",
            List.of("ending", "games", "mean length", "shortest", "longest"));
    for (Map.Entry<Ending.Reason, IntSummaryStatistics> entry : lengths.entrySet()) {
      IntSummaryStatistics moves = entry.getValue();
      endings =
          endings.with(
              Cell.of(entry.getKey().toString()),
              Cell.of((double) moves.getCount()),
              Cell.of(moves.getAverage()),
              Cell.of(moves.getMin()),
              Cell.of(moves.getMax()));
    }
    first.sort(java.util.Comparator.comparingInt(GameRecord::index));
    Paragraph all =
        new Paragraph(
            "The first %d games are listed; all are in games.jsonl of the run %s."
                .formatted(first.size(), run.id()));
    return new Section("Games", List.of(endings, all, list(first).fold()));
  }

  private Table list(List<GameRecord> records) {
    int seats = game.traits().seats();
    List<String> columns = new ArrayList<>(List.of("game"));
    IntStream.range(0, seats).forEach(seat -> columns.add(game.notation().seat(seat)));
    Collections.addAll(columns, "result", "ending", "moves", "how it went");
    List<List<Cell>> rows = new ArrayList<>();
    for (GameRecord record : records) {
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(record.index()));
      record.seats().forEach(seat -> row.add(Cell.of(seat)));
      row.add(
          Cell.of(
              String.join(
                  " : ",
                  record.ending().shares().stream()
                      .map(spielwerk.runs.report.Numbers::shown)
                      .toList())));
      String detail = record.ending().detail();
      row.add(Cell.of(record.ending().reason() + (detail.isEmpty() ? "" : " (" + detail + ")")));
      row.add(Cell.of(record.moves().size()));
      row.add(Cell.of(String.join(" ", record.moves())));
      rows.add(row);
    }
    return new Table("games", "The games in the order of the programme.", columns, rows, true);
  }

  private List<Report.Fact> circumstances() {
    return List.of(
        new Report.Fact("run", run.id()),
        new Report.Fact("game", war.game()),
        new Report.Fact("seed", "" + war.seed()),
        new Report.Fact("began", run.info().began()),
        new Report.Fact(
            "repeatable",
            war.repeatable()
                ? "yes: the same spec and seed give the same games on any number of threads"
                : "no: the clock had a say"),
        new Report.Fact("spec", run.info().spec().toString()));
  }
}
