package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Notation;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Lines;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

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

  private Lines entropies() {
    return new Lines(
        "entropies",
        "How undecided the search and the network's first thought were, in nats, on average over"
            + " all searches; 0 is one move for certain.",
        "generation",
        "entropy",
        false,
        List.of(
            run.series("search", line -> number(line, "entropy", "target")),
            run.series("network", line -> number(line, "entropy", "net"))));
  }

  private static double number(JsonNode line, String group, String name) {
    return line.path(group).path(name).asDouble(Double.NaN);
  }

  private Lines results() {
    Notation notation = run.game().notation();
    return new Lines(
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
    return number(line, "results", who) / line.path("games").asDouble();
  }

  private Table games() {
    List<List<Cell>> rows = new ArrayList<>();
    for (JsonNode line : run.log().generations()) {
      rows.add(
          List.of(
              figure(line, "generation"),
              figure(line, "sims"),
              figure(line, "games"),
              figure(line, "positions"),
              figure(line, "evaluations"),
              figure(line, "cached"),
              figure(line, "length"),
              figure(line, "solved"),
              Cell.of(number(line, "entropy", "target")),
              Cell.of(number(line, "entropy", "net")),
              Cell.of(number(line, "results", "first")),
              Cell.of(number(line, "results", "draws")),
              Cell.of(number(line, "results", "second"))));
    }
    Notation notation = run.game().notation();
    return new Table(
        "selfplay",
        "Self-play by generation; solved: games that a solver ended.",
        List.of(
            "generation",
            "simulations",
            "games",
            "positions",
            "evaluations",
            "remembered",
            "mean length",
            "solved",
            "entropy of the search",
            "of the network",
            notation.seat(0) + " won",
            "drawn",
            notation.seat(1) + " won"),
        rows,
        true);
  }

  private static Cell figure(JsonNode line, String name) {
    return Cell.of(line.path(name).asDouble(Double.NaN));
  }

  private Lines buffer() {
    return new Lines(
        "buffer",
        "Positions in the buffer, those of them that differ (mirror images are one), and those that"
            + " are new.",
        "generation",
        "positions",
        false,
        List.of(
            run.series("all", line -> number(line, "buffer", "size")),
            run.series("different", line -> number(line, "buffer", "distinct")),
            run.series("new", line -> number(line, "buffer", "fresh"))));
  }

  private Lines times() {
    return new Lines(
        "seconds",
        "Seconds by the clock, by phase.",
        "generation",
        "seconds",
        false,
        PHASES.stream()
            .map(phase -> run.series(phase, line -> number(line, "seconds", phase)))
            .toList());
  }

  private Table cores() {
    Table table =
        new Table(
            "phases",
            "Time of all generations together; core-seconds add up the cores that were at work.",
            List.of("phase", "seconds", "core-seconds"));
    for (String phase : PHASES) {
      table = table.with(Cell.of(phase), sum("seconds", phase), sum("coreSeconds", phase));
    }
    return table
        .with(Cell.of("selfplay, in the network"), Cell.EMPTY, sum("coreSeconds", "inside"))
        .with(Cell.of("selfplay, elsewhere"), Cell.EMPTY, sum("coreSeconds", "outside"));
  }

  private Cell sum(String group, String phase) {
    return Cell.of(
        run.log().generations().stream()
            .mapToDouble(line -> line.path(group).path(phase).asDouble())
            .sum());
  }

  private List<Block> samples() {
    List<List<Cell>> rows = new ArrayList<>();
    for (int generation : run.some(8)) {
      for (JsonNode game : run.line(generation).path("samples")) {
        rows.add(List.of(Cell.of(generation), Cell.of(game.asText())));
      }
    }
    return List.of(
        new Paragraph("Games of self-play, random openings included, as they were played."),
        new Table(
            "samples", "Games of some generations.", List.of("generation", "moves"), rows, true));
  }
}
