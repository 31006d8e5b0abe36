package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import spielwerk.arena.library.Annotator.Scale;
import spielwerk.arena.library.MoveEvaluation;
import spielwerk.arena.library.MoveReview;
import spielwerk.arena.library.PositionAnalysis;
import spielwerk.arena.library.Review;

/**
 * The line of a table's game that is analysed, move by move with its number there, and what is
 * known of it. A picture of one moment: it is made anew when more is known.
 */
final class AnalysedLine {
  private final Review review;
  private final List<Integer> nodes;
  private final List<Optional<PositionAnalysis>> known;
  private final Scale scale;

  private AnalysedLine(Review review, List<Integer> nodes, List<Optional<PositionAnalysis>> known) {
    this.review = review;
    this.nodes = nodes;
    this.known = known;
    this.scale = Scale.usual(review.goal());
  }

  /** The line to a move, with what the table's analysis knows. */
  static AnalysedLine to(TableState tableState, VariationNode end) {
    List<VariationNode> path = tableState.tree().path(end);
    List<Integer> nodes = new ArrayList<>(List.of(0));
    path.forEach(node -> nodes.add(node.id));
    Review review =
        new Review(
            tableState.course.game(),
            tableState.course.setup(),
            tableState.course.game().traits().goal(),
            path.stream().map(node -> node.move).toList());
    return new AnalysedLine(review, nodes, List.of()).with(tableState.analysis);
  }

  /** The same line with what is known now. */
  AnalysedLine with(Analysis analysis) {
    List<Optional<PositionAnalysis>> now =
        nodes.stream().map(node -> Optional.ofNullable(analysis.judgements.get(node))).toList();
    return new AnalysedLine(review, nodes, now);
  }

  Review review() {
    return review;
  }

  List<Optional<PositionAnalysis>> known() {
    return known;
  }

  int positions() {
    return nodes.size();
  }

  /** The number of the move that leads to a position. */
  int node(int ply) {
    return nodes.get(ply);
  }

  Optional<PositionAnalysis> judgement(int ply) {
    return known.get(ply);
  }

  Optional<MoveEvaluation> evaluation(int ply) {
    return known.stream().allMatch(Optional::isEmpty)
        ? Optional.empty()
        : review.evaluation(ply, known.get(ply));
  }

  /** What a position comes to in the game's own points, where the engine counts them. */
  OptionalDouble points(int ply) {
    return review.points(ply, known);
  }

  Optional<MoveReview> finding(int ply) {
    return review.finding(ply, known, scale);
  }

  /** What a judgement comes to, as records have it. */
  MoveEvaluation seen(PositionAnalysis positionAnalysis) {
    return review.evaluation(positionAnalysis.best(), positionAnalysis.seat());
  }
}
