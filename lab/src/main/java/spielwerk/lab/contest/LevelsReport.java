package spielwerk.lab.contest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import spielwerk.arena.Tally;
import spielwerk.lab.Findings;
import spielwerk.learn.training.EloCurve;
import spielwerk.learn.training.EloFigures;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Heat;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/** Writes down how {@link Levels} ended. */
record LevelsReport(Levels levels, List<Levels.Pairing> pairings, long seed) {
  /**
   * What was found.
   *
   * @param missing opponents that cannot play here
   */
  Findings findings(List<Levels.Opponent> missing) {
    List<String> summary = new ArrayList<>();
    for (Levels.Row row : rows()) {
      summary.add(sentence(row));
    }
    if (!missing.isEmpty()) {
      summary.add(
          "Not installed here and left out: "
              + String.join(", ", missing.stream().map(Levels.Opponent::label).toList())
              + ".");
    }
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Scores by opponent", List.<Block>of(map(), table())));
    List<EloCurve.Met> met = met();
    if (rows().stream().filter(row -> row.generation() >= 0).count() > 1 && !met.isEmpty()) {
      EloCurve elo = EloCurve.of(met, anchors(), levels.k());
      sections.add(new Section("Elo", new EloFigures(elo, levels.k(), ladder()).blocks()));
    }
    return new Findings(summary, sections);
  }

  private List<Levels.Row> rows() {
    return List.copyOf(new LinkedHashSet<>(pairings.stream().map(Levels.Pairing::row).toList()));
  }

  private String basis() {
    return "%d games a pairing, half of them with each colour, openings: %s; seed %d"
        .formatted(levels.games(), levels.openings(), seed);
  }

  private String rule() {
    return levels.skip().any()
        ? " Empty squares were pointless: the player scored %s or less against a weaker opponent, or an earlier generation %s or more against this one."
            .formatted(Numbers.shown(levels.skip().below()), Numbers.shown(levels.skip().above()))
        : "";
  }

  private Heat map() {
    List<String> columns =
        List.copyOf(
            new LinkedHashSet<>(
                pairings.stream().map(pairing -> pairing.opponent().label()).toList()));
    List<List<Double>> values = new ArrayList<>();
    for (Levels.Row row : rows()) {
      values.add(
          pairings.stream()
              .filter(pairing -> pairing.row().equals(row))
              .map(pairing -> pairing.score().value())
              .toList());
    }
    List<String> names = rows().stream().map(Levels.Row::label).toList();
    return new Heat(
        "levels-map",
        "Score of the player of the row against the opponent of the column, a draw counting half ("
            + basis()
            + ")."
            + rule(),
        List.of(new Heat.Panel("score", columns, names, values)),
        0,
        1,
        true);
  }

  private Table table() {
    Table table =
        new Table(
            "levels",
            "Score of the player, a draw counting half, with 95% intervals (" + basis() + ").",
            List.of(
                "player",
                "opponent",
                "score",
                "wins",
                "draws",
                "losses",
                "different games",
                "skipped"));
    for (Levels.Pairing pairing : pairings) {
      List<Cell> row = new ArrayList<>();
      row.add(Cell.of(pairing.row().label()));
      row.add(Cell.of(pairing.opponent().label()));
      row.add(Cell.of(pairing.score()));
      double[] counts = {Double.NaN, Double.NaN, Double.NaN, Double.NaN};
      if (pairing.tally().isPresent()) {
        Tally.Row own = pairing.tally().get().entrants().get(0);
        counts[0] = own.wins();
        counts[1] = own.draws();
        counts[2] = own.losses();
        counts[3] = pairing.tally().get().distinct();
      }
      for (double count : counts) {
        row.add(Cell.of(count));
      }
      row.add(Cell.of(pairing.skipped()));
      table = table.with(row);
    }
    return table.trimmed();
  }

  private String sentence(Levels.Row row) {
    List<String> parts = new ArrayList<>();
    for (Levels.Pairing pairing : pairings) {
      if (pairing.row().equals(row) && pairing.tally().isPresent()) {
        parts.add(pairing.opponent().label() + " " + pairing.score().shown());
      }
    }
    return row.label()
        + " against "
        + (parts.isEmpty() ? "nobody: all pairings were pointless" : String.join(", ", parts))
        + ".";
  }

  private List<EloCurve.Met> met() {
    List<EloCurve.Met> met = new ArrayList<>();
    for (Levels.Pairing pairing : pairings) {
      if (pairing.tally().isPresent() && pairing.row().generation() >= 0) {
        Tally.Row own = pairing.tally().get().entrants().get(0);
        met.add(
            new EloCurve.Met(
                pairing.row().generation(),
                pairing.opponent().label(),
                own.wins(),
                own.draws(),
                own.losses()));
      }
    }
    return met;
  }

  private Map<String, Double> ladder() {
    Map<String, Double> ladder = new LinkedHashMap<>();
    for (Levels.Opponent opponent : levels.opponents()) {
      opponent.elo().ifPresent(elo -> ladder.put(opponent.label(), elo));
    }
    return ladder;
  }

  private List<EloCurve.Anchor> anchors() {
    List<EloCurve.Anchor> anchors = new ArrayList<>();
    ladder().forEach((label, elo) -> anchors.add(new EloCurve.Anchor(label, elo)));
    return anchors;
  }
}
