package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Notation;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.TableCell;

/** The games of a training, what was kept of them, and where the time went. */
record SelfPlayFigures(TrainedRun run) {
  private static final List<String> PHASES = List.of("selfplay", "training", "gate", "rating");

  List<Section> sections() {
    return List.of(
        new Section("Games", List.of(entropies(), results(), games())),
        new Section("The buffer", List.of(buffer())),
        new Section("Where the time went", List.of(times(), cores())),
        new Section("Some of the games", samples()));
  }

  private LinePlot entropies() {
    return new LinePlot(
        "entropies",
        "How undecided the search and the network's raw policy were, in nats, on average over"
            + " all searches; 0 is one move for certain.",
        "generation",
        "entropy",
        false,
        List.of(
            run.series("search", line -> TrainedRun.number(line, "entropy", "target")),
            run.series("network", line -> TrainedRun.number(line, "entropy", "net"))));
  }

  private LinePlot results() {
    Notation notation = run.game().notation();
    return new LinePlot(
        "results",
        "The share of games that each side won, and of draws.",
        "generation",
        "share of games",
        false,
        List.of(
            run.series(notation.seat(0), line -> share(line, "first")),
            run.series(notation.seat(1), line -> share(line, "second")),
            run.series("draws", line -> share(line, "draws"))));
  }

  private static double share(JsonNode line, String who) {
    return TrainedRun.number(line, "results", who) / line.path("games").asDouble();
  }

  private ReportTable games() {
    Notation notation = run.game().notation();
    return ReportTableBuilder.rows(run.log().generations())
        .number("generation", line -> figure(line, "generation"))
        .number("simulations", line -> figure(line, "sims"))
        .number("games", line -> figure(line, "games"))
        .number("positions", line -> figure(line, "positions"))
        .number("evaluations", line -> figure(line, "evaluations"))
        .number("remembered", line -> figure(line, "cached"))
        .number("mean length", line -> figure(line, "length"))
        .number("solved", line -> figure(line, "solved"))
        .number("entropy of the search", line -> TrainedRun.number(line, "entropy", "target"))
        .number("of the network", line -> TrainedRun.number(line, "entropy", "net"))
        .number(notation.seat(0) + " won", line -> TrainedRun.number(line, "results", "first"))
        .number("drawn", line -> TrainedRun.number(line, "results", "draws"))
        .number(notation.seat(1) + " won", line -> TrainedRun.number(line, "results", "second"))
        .table("selfplay", "Self-play by generation; solved: games that a solver ended.")
        .fold();
  }

  private static double figure(JsonNode line, String name) {
    return line.path(name).asDouble(Double.NaN);
  }

  private LinePlot buffer() {
    return new LinePlot(
        "buffer",
        "Positions in the buffer, those of them that differ (mirror images are one), and those that"
            + " are new.",
        "generation",
        "positions",
        false,
        List.of(
            run.series("all", line -> TrainedRun.number(line, "buffer", "size")),
            run.series("different", line -> TrainedRun.number(line, "buffer", "distinct")),
            run.series("new", line -> TrainedRun.number(line, "buffer", "fresh"))));
  }

  private LinePlot times() {
    return new LinePlot(
        "seconds",
        "Seconds by the clock, by phase.",
        "generation",
        "seconds",
        false,
        PHASES.stream()
            .map(phase -> run.series(phase, line -> TrainedRun.number(line, "seconds", phase)))
            .toList());
  }

  private ReportTable cores() {
    ReportTable table =
        new ReportTable(
            "phases",
            "Time of all generations together; core-seconds add up the cores that were at work.",
            List.of("phase", "seconds", "core-seconds"));
    for (String phase : PHASES) {
      table = table.with(TableCell.of(phase), sum("seconds", phase), sum("coreSeconds", phase));
    }
    return table
        .with(
            TableCell.of("selfplay, in the network"), TableCell.EMPTY, sum("coreSeconds", "inside"))
        .with(TableCell.of("selfplay, elsewhere"), TableCell.EMPTY, sum("coreSeconds", "outside"));
  }

  private TableCell sum(String group, String phase) {
    return TableCell.of(
        run.log().generations().stream()
            .mapToDouble(line -> line.path(group).path(phase).asDouble())
            .sum());
  }

  private List<Block> samples() {
    List<List<TableCell>> rows = new ArrayList<>();
    for (int generation : run.some(8)) {
      for (JsonNode game : run.line(generation).path("samples")) {
        rows.add(List.of(TableCell.of(generation), TableCell.of(game.asText())));
      }
    }
    return List.of(
        new Paragraph("Games of self-play, random openings included, as they were played."),
        new ReportTable(
            "samples", "Games of some generations.", List.of("generation", "moves"), rows, true));
  }
}
