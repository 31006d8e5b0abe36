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
import spielwerk.runs.report.BarPlot;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.Report;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;

/** A match or tournament with its games, as a report to publish. */
final class RunReport {
  /** How many games are listed; all of them are in the run's own file. */
  private static final int LISTED = 1000;

  /** A crosstable that is wider than this cannot be read. */
  private static final int WIDEST = 30;

  private final RunFolder run;
  private final CompetitionResult competitionResult;
  private final Game game;
  private final Tally tally;

  RunReport(RunFolder run, CompetitionResult competitionResult, Game game) {
    this.run = run;
    this.competitionResult = competitionResult;
    this.game = game;
    this.tally = competitionResult.tally();
  }

  /** The report, finished or not. */
  Report report() {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Standings", List.of(standings(), bars())));
    if (competitionResult.names().size() <= WIDEST) {
      sections.add(new Section("Crosstable", List.of(crosstable())));
    }
    if (!tally.failures().isEmpty()) {
      sections.add(new Section("Failures", failures()));
    }
    sections.add(new Section("Seats", List.of(seats())));
    sections.add(games());
    List<Block> members = members();
    if (!members.isEmpty()) {
      sections.add(sections.size() - 1, new Section("Members of teams", members));
    }
    return new Report(competitionResult.title(), intro(), summary(), sections, circumstances());
  }

  private String intro() {
    return "%s: %d of %d games; openings: %s, each played once from every seat. Intervals are 95%%."
        .formatted(
            competitionResult.title(),
            tally.games(),
            competitionResult.planned(),
            competitionResult.openings());
  }

  private List<String> summary() {
    List<String> sentences = new ArrayList<>();
    int best = competitionResult.ranking().get(0);
    Tally.Score score = tally.entrants().get(best).score();
    sentences.add(
        "%s is first: %s of the points in %d games."
            .formatted(
                competitionResult.names().get(best),
                estimate(score, tally.entrants().get(best).games()).shown(),
                tally.entrants().get(best).games()));
    if (!competitionResult.verdict().isEmpty()) {
      sentences.add("The sequential test: " + competitionResult.verdict() + ".");
    }
    for (EngineFailure failure : tally.failures()) {
      sentences.add(
          "%s lost %d of its games by %s."
              .formatted(
                  competitionResult.names().get(failure.entrant()),
                  failure.games(),
                  failure.reason()));
    }
    if (!competitionResult.finished()) {
      sentences.add("It is not finished.");
    }
    if (tally.distinct() < tally.games()) {
      sentences.add(
          "Only %d of the %d games differ, so the intervals are too narrow."
              .formatted(tally.distinct(), tally.games()));
    }
    sentences.addAll(competitionResult.warnings());
    return sentences;
  }

  private ReportTable standings() {
    ReportTable table =
        new ReportTable(
            "standings",
            "Score: share of the points, a draw shared equally. Total: the points including those"
                + " of byes. Elo: Bradley and Terry's model, draws half a win. Pairs: openings that"
                + " were lost twice, lost and drawn, level, won and drawn, won twice; normalised"
                + " Elo from them.",
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
    for (int number : competitionResult.ranking()) {
      Tally.Row row = tally.entrants().get(number);
      table =
          table.with(
              TableCell.of(++place),
              TableCell.of(competitionResult.names().get(number)),
              TableCell.of(row.games()),
              TableCell.of(row.wins()),
              TableCell.of(row.draws()),
              TableCell.of(row.losses()),
              TableCell.of(estimate(row.score(), row.games())),
              competitionResult.totals().isEmpty()
                  ? TableCell.EMPTY
                  : TableCell.of(competitionResult.totals().get(number)),
              TableCell.of(estimate(competitionResult.ratings().list().get(number), row.games())),
              TableCell.of(row.pairs().map(RunReport::counts).orElse("")),
              row.pairs()
                  .filter(p -> p.pairs() > 1)
                  .map(RunReport::normalised)
                  .orElse(TableCell.EMPTY));
    }
    return table.trimmed();
  }

  private static String counts(Pentanomial pairs) {
    return String.join("-", pairs.counts().stream().map(String::valueOf).toList());
  }

  private static TableCell normalised(Pentanomial pairs) {
    Pentanomial.Elo elo = pairs.normalised();
    return Double.isNaN(elo.value())
        ? TableCell.EMPTY
        : TableCell.of(new Estimate(elo.value(), elo.low(), elo.high(), pairs.pairs()));
  }

  private static Estimate estimate(Tally.Score score, int games) {
    return new Estimate(score.score(), score.interval().low(), score.interval().high(), games);
  }

  private static Estimate estimate(Ratings.Rating rating, int games) {
    return Double.isInfinite(rating.low())
        ? Estimate.NONE
        : new Estimate(rating.elo(), rating.low(), rating.high(), games);
  }

  private BarPlot bars() {
    return new BarPlot(
        "ratings",
        "Strength on Elo's scale with 95%% intervals, %d games.".formatted(tally.games()),
        "Elo",
        OptionalDouble.of(0),
        false,
        competitionResult.ranking().stream().map(competitionResult.names()::get).toList(),
        List.of(
            new BarPlot.Group(
                "Elo",
                competitionResult.ranking().stream()
                    .map(
                        n ->
                            estimate(
                                competitionResult.ratings().list().get(n),
                                tally.entrants().get(n).games()))
                    .toList())));
  }

  private ReportTable crosstable() {
    List<String> columns = new ArrayList<>(List.of("player"));
    for (int i = 1; i <= competitionResult.names().size(); i++) {
      columns.add("" + i);
    }
    ReportTable table =
        new ReportTable(
            "crosstable",
            "Wins-draws-losses of the player of the row against the one of the column.",
            columns);
    int place = 0;
    for (int number : competitionResult.ranking()) {
      List<TableCell> row = new ArrayList<>();
      row.add(TableCell.of(++place + " " + competitionResult.names().get(number)));
      for (int other : competitionResult.ranking()) {
        Crosstable.Cell cell = competitionResult.crosstable().of(number, other);
        row.add(
            TableCell.of(
                cell.games() == 0 ? "·" : cell.wins() + "-" + cell.draws() + "-" + cell.losses()));
      }
      table = table.with(row);
    }
    return table;
  }

  /** Games that were not lost on the board, with what is known of why. */
  private List<Block> failures() {
    ReportTable table =
        new ReportTable(
            "failures",
            "Games that engines lost on time, by a crash or by an illegal move; the details are"
                + " those of the first such game.",
            List.of("player", "reason", "games", "first game", "why", "last lines", "stack trace"));
    for (EngineFailure failure : tally.failures()) {
      table =
          table.with(
              TableCell.of(competitionResult.names().get(failure.entrant())),
              TableCell.of(failure.reason().toString()),
              TableCell.of(failure.games()),
              TableCell.of(failure.game()),
              TableCell.of(failure.detail()),
              TableCell.of(String.join("\n", failure.log())),
              TableCell.of(String.join("\n", failure.trace())));
    }
    return List.of(table.trimmed());
  }

  private ReportTable seats() {
    ReportTable table =
        new ReportTable(
            "seats",
            "What each seat scored, whoever sat there: the advantage of the first move.",
            List.of("seat", "score"));
    for (int seat = 0; seat < tally.seats().size(); seat++) {
      table =
          table.with(
              TableCell.of((seat + 1) + " " + game.notation().seat(seat)),
              TableCell.of(estimate(tally.seats().get(seat), tally.games())));
    }
    return table;
  }

  private List<Block> members() {
    if (tally.members().isEmpty()) {
      return List.of();
    }
    ReportTable table =
        new ReportTable(
            "members",
            "Share: how much of the rating of the move played came from this member, on average."
                + " Agreement: how often the move played was the one it wanted.",
            List.of("team", "member", "moves", "share", "agreement"));
    for (Contribution member : tally.members()) {
      table =
          table.with(
              TableCell.of(competitionResult.names().get(member.entrant())),
              TableCell.of(member.who()),
              TableCell.of(member.moves()),
              TableCell.of(member.share()),
              TableCell.of(member.agreement()));
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
    ReportTable endings =
        new ReportTable(
            "endings",
            "How the games ended, and how many moves they had, those of openings and dice"
                + " included.",
            List.of("ending", "games", "mean length", "shortest", "longest"));
    for (Map.Entry<Ending.Reason, IntSummaryStatistics> entry : lengths.entrySet()) {
      IntSummaryStatistics moves = entry.getValue();
      endings =
          endings.with(
              TableCell.of(entry.getKey().toString()),
              TableCell.of((double) moves.getCount()),
              TableCell.of(moves.getAverage()),
              TableCell.of(moves.getMin()),
              TableCell.of(moves.getMax()));
    }
    first.sort(java.util.Comparator.comparingInt(GameRecord::index));
    Paragraph all =
        new Paragraph(
            "The first %d games are listed; all are in games.jsonl of the run %s."
                .formatted(first.size(), run.id()));
    return new Section("Games", List.of(endings, all, list(first).fold()));
  }

  private ReportTable list(List<GameRecord> records) {
    int seats = game.traits().seats();
    List<String> columns = new ArrayList<>(List.of("game"));
    IntStream.range(0, seats).forEach(seat -> columns.add(game.notation().seat(seat)));
    Collections.addAll(columns, "result", "ending", "moves", "how it went");
    List<List<TableCell>> rows = new ArrayList<>();
    for (GameRecord record : records) {
      List<TableCell> row = new ArrayList<>();
      row.add(TableCell.of(record.index()));
      record.seats().forEach(seat -> row.add(TableCell.of(seat)));
      row.add(
          TableCell.of(
              String.join(
                  " : ",
                  record.ending().shares().stream()
                      .map(spielwerk.runs.report.Numbers::shown)
                      .toList())));
      String detail = record.ending().detail();
      row.add(
          TableCell.of(record.ending().reason() + (detail.isEmpty() ? "" : " (" + detail + ")")));
      row.add(TableCell.of(record.moves().size()));
      row.add(TableCell.of(String.join(" ", record.moves())));
      rows.add(row);
    }
    return new ReportTable(
        "games", "The games in the order of the programme.", columns, rows, true);
  }

  private List<Report.Fact> circumstances() {
    return List.of(
        new Report.Fact("run", run.id()),
        new Report.Fact("game", competitionResult.game()),
        new Report.Fact("seed", "" + competitionResult.seed()),
        new Report.Fact("began", run.info().began()),
        new Report.Fact(
            "repeatable",
            competitionResult.repeatable()
                ? "yes: the same spec and seed give the same games on any number of threads"
                : "no: a clock was used"),
        new Report.Fact("spec", run.info().spec().toString()));
  }
}
