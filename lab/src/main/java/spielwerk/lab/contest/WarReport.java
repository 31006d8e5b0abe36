package spielwerk.lab.contest;

import java.util.List;
import java.util.OptionalDouble;
import spielwerk.arena.Tally;
import spielwerk.runs.report.Bars;
import spielwerk.runs.report.Cell;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.Numbers;
import spielwerk.runs.report.Section;
import spielwerk.runs.report.Table;

/** Writes down how a {@link War} ended. */
record WarReport(War war, List<Tally> tallies, long seed) {

  List<Section> sections() {
    return List.of(
        new Section("The battles", List.of(plot(), results())),
        new Section("The first move and the length of the games", List.of(games())));
  }

  private String basis() {
    return "%d games each on %s from the empty board, first move in turn, moves drawn with %s, a draw after %d moves of both sides together; seed %d, 95%% intervals"
        .formatted(war.games(), war.game(), war.choice(), war.maxMoves(), seed);
  }

  private Bars plot() {
    List<War.Battle> told = war.battles();
    boolean paper = told.stream().anyMatch(battle -> battle.paperShare().isPresent());
    Bars.Group ours =
        new Bars.Group("here", tallies.stream().map(tally -> Duel.score(tally)).toList());
    Bars.Group theirs =
        new Bars.Group("the paper", told.stream().map(WarReport::paperEstimate).toList());
    return new Bars(
        "battles-plot",
        "Score of the side named first (" + basis() + "): right of the line it is ahead.",
        "score",
        OptionalDouble.of(0.5),
        false,
        told.stream().map(War.Battle::toString).toList(),
        paper ? List.of(ours, theirs) : List.of(ours));
  }

  private static Estimate paperEstimate(War.Battle battle) {
    OptionalDouble share = battle.paperShare();
    return share.isEmpty()
        ? Estimate.NONE
        : new Estimate(share.getAsDouble(), Double.NaN, Double.NaN, 0);
  }

  private Table results() {
    Table table =
        new Table(
            "battles",
            "Score of the first side, a draw counting half (" + basis() + ").",
            List.of(
                "first",
                "second",
                "budget",
                "score",
                "wins",
                "draws",
                "losses",
                "the paper",
                "beside the paper"));
    for (int i = 0; i < tallies.size(); i++) {
      War.Battle battle = war.battles().get(i);
      Tally tally = tallies.get(i);
      Tally.Row row = tally.entrants().get(0);
      table =
          table.with(
              Cell.of(battle.first()),
              Cell.of(battle.second()),
              Cell.of(battle.budget().isFree() ? "" : battle.budget().toString()),
              Cell.of(Duel.score(tally)),
              Cell.of(row.wins()),
              Cell.of(row.draws()),
              Cell.of(row.losses()),
              Cell.of(battle.paper()),
              Cell.of(verdict(battle, tally)));
    }
    return table.trimmed();
  }

  private Table games() {
    Table table =
        new Table(
            "games",
            "Score of whoever moved first, and how many moves the games had (" + basis() + ").",
            List.of(
                "battle",
                "first mover",
                "moves a game",
                "shortest",
                "longest",
                "different games",
                "endings"));
    for (int i = 0; i < tallies.size(); i++) {
      Tally tally = tallies.get(i);
      table =
          table.with(
              Cell.of(war.battles().get(i).toString()),
              Cell.of(firstMover(tally)),
              Cell.of(tally.length().mean()),
              Cell.of(tally.length().min()),
              Cell.of(tally.length().max()),
              Cell.of(tally.distinct()),
              Cell.of(Duel.endings(tally)));
    }
    return table;
  }

  private static Estimate firstMover(Tally tally) {
    Tally.Score score = tally.seats().get(0);
    return new Estimate(
        score.score(), score.interval().low(), score.interval().high(), tally.games());
  }

  private static String verdict(War.Battle battle, Tally tally) {
    OptionalDouble paper = battle.paperShare();
    return paper.isEmpty() ? "" : War.Verdict.of(Duel.score(tally), paper.getAsDouble()).toString();
  }

  /** One line for the summary. */
  static String sentence(War.Battle battle, Tally tally) {
    String paper = battle.paper().isEmpty() ? "" : "; the paper: " + battle.paper();
    String games = Numbers.shown(tally.games());
    if (battle.civil()) {
      return "%s: whoever moves first scores %s over %s games%s."
          .formatted(battle, firstMover(tally).shown(), games, paper);
    }
    String verdict = verdict(battle, tally);
    return "%s: the first side scores %s over %s games%s%s."
        .formatted(
            battle,
            Duel.score(tally).shown(),
            games,
            paper,
            verdict.isEmpty() ? "" : " (" + verdict + ")");
  }
}
