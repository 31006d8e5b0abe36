package spielwerk.lab.competition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import spielwerk.arena.Tally;
import spielwerk.lab.Findings;
import spielwerk.lab.Measure;
import spielwerk.learn.training.EloCurve;
import spielwerk.learn.training.EloFigures;
import spielwerk.runs.report.HeatMap;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.ReportTableBuilder;
import spielwerk.runs.report.Section;

/** Writes down how the matches of a {@link LevelsPlan} ended. */
record LevelsReport(LevelsPlan plan, List<PlayedMatch> played, long seed) {

  Findings findings() {
    List<String> summary = new ArrayList<>(players().stream().map(this::sentence).toList());
    List<String> missing =
        plan.opponents().stream()
            .map(LevelsPlan.Opponent::label)
            .filter(label -> !opponents().contains(label))
            .toList();
    if (!missing.isEmpty()) {
      summary.add("Not installed here and left out: " + String.join(", ", missing) + ".");
    }
    List<Section> sections = new ArrayList<>();
    sections.add(new Section("Scores by opponent", List.of(map(), table())));
    List<EloCurve.Met> met = met();
    long trained =
        played.stream()
            .map(PlayedMatch::pairing)
            .filter(pairing -> pairing.generation() >= 0)
            .map(Pairing::first)
            .distinct()
            .count();
    if (trained > 1 && !met.isEmpty()) {
      Map<String, Double> ladder = ladder();
      EloCurve elo = EloCurve.of(met, EloCurve.anchors(ladder), plan.k());
      sections.add(new Section("Elo", new EloFigures(elo, plan.k(), ladder).blocks()));
    }
    List<Measure> measures =
        played.stream()
            .filter(match -> match.tally().isPresent())
            .map(match -> match.measure(match.pairing().toString()))
            .toList();
    return new Findings(summary, sections, measures);
  }

  private List<String> players() {
    return distinct(Pairing::first);
  }

  private List<String> opponents() {
    return distinct(Pairing::second);
  }

  private List<String> distinct(Function<Pairing, String> name) {
    return played.stream().map(match -> name.apply(match.pairing())).distinct().toList();
  }

  private List<PlayedMatch> of(String player) {
    return played.stream().filter(match -> match.pairing().first().equals(player)).toList();
  }

  private String basis() {
    return "%d games a pairing, half of them with each colour, openings: %s; seed %d"
        .formatted(plan.games(), plan.openings(), seed);
  }

  private String rule() {
    return plan.skip().any()
        ? " Empty cells were skipped: the player scored %s or less against a weaker opponent, or an earlier generation %s or more against this one."
            .formatted(Numbers.shown(plan.skip().below()), Numbers.shown(plan.skip().above()))
        : "";
  }

  private HeatMap map() {
    List<List<Double>> values =
        players().stream()
            .map(player -> of(player).stream().map(match -> match.score().value()).toList())
            .toList();
    return new HeatMap(
        "levels-map",
        "Score of the player of the row against the opponent of the column, a draw counting half ("
            + basis()
            + ")."
            + rule(),
        List.of(new HeatMap.Panel("score", opponents(), players(), values)),
        0,
        1,
        true);
  }

  private ReportTable table() {
    return ReportTableBuilder.rows(played)
        .text("player", match -> match.pairing().first())
        .text("opponent", match -> match.pairing().second())
        .estimate("score", PlayedMatch::score)
        .number("wins", count(tally -> tally.entrants().get(0).wins()))
        .number("draws", count(tally -> tally.entrants().get(0).draws()))
        .number("losses", count(tally -> tally.entrants().get(0).losses()))
        .number("different games", count(Tally::distinct))
        .text("skipped", PlayedMatch::skipped)
        .table(
            "levels",
            "Score of the player, a draw counting half, with 95% intervals (" + basis() + ").")
        .trimmed();
  }

  private static ToDoubleFunction<PlayedMatch> count(ToDoubleFunction<Tally> of) {
    return match -> match.tally().map(of::applyAsDouble).orElse(Double.NaN);
  }

  private String sentence(String player) {
    List<String> parts =
        of(player).stream()
            .filter(match -> match.tally().isPresent())
            .map(match -> match.pairing().second() + " " + match.score().shown())
            .toList();
    return player
        + " against "
        + (parts.isEmpty() ? "nobody: all pairings were skipped" : String.join(", ", parts))
        + ".";
  }

  private List<EloCurve.Met> met() {
    List<EloCurve.Met> met = new ArrayList<>();
    for (PlayedMatch match : played) {
      Pairing pairing = match.pairing();
      if (match.tally().isPresent() && pairing.generation() >= 0) {
        Tally.Row own = match.row();
        met.add(
            new EloCurve.Met(
                pairing.generation(), pairing.second(), own.wins(), own.draws(), own.losses()));
      }
    }
    return met;
  }

  private Map<String, Double> ladder() {
    Map<String, Double> ladder = new LinkedHashMap<>();
    for (LevelsPlan.Opponent opponent : plan.opponents()) {
      opponent.elo().ifPresent(elo -> ladder.put(opponent.label(), elo));
    }
    return ladder;
  }
}
