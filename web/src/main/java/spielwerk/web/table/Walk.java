package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.arena.library.Annotator.Scale;
import spielwerk.arena.library.Evaluation;
import spielwerk.arena.library.Finding;
import spielwerk.arena.library.Judgement;
import spielwerk.arena.library.Review;

/**
 * The line of a table's game that is analysed, move by move with its number there, and what is
 * known of it. A picture of one moment: it is made anew when more is known.
 */
final class Walk {
  private final Review review;
  private final List<Integer> nodes;
  private final List<Optional<Judgement>> known;
  private final Scale scale;

  private Walk(Review review, List<Integer> nodes, List<Optional<Judgement>> known) {
    this.review = review;
    this.nodes = nodes;
    this.known = known;
    this.scale = Scale.usual(review.goal());
  }

  /** The line to a move, with what the table's analysis knows. */
  static Walk to(Sheet sheet, Node end) {
    List<Node> path = sheet.tree().path(end);
    List<Integer> nodes = new ArrayList<>(List.of(0));
    path.forEach(node -> nodes.add(node.id));
    Review review =
        new Review(
            sheet.course.game(),
            sheet.course.setup(),
            sheet.course.game().traits().goal(),
            path.stream().map(node -> node.move).toList());
    return new Walk(review, nodes, List.of()).with(sheet.analysis);
  }

  /** The same line with what is known now. */
  Walk with(Analysis analysis) {
    List<Optional<Judgement>> now =
        nodes.stream().map(node -> Optional.ofNullable(analysis.judgements.get(node))).toList();
    return new Walk(review, nodes, now);
  }

  Review review() {
    return review;
  }

  List<Optional<Judgement>> known() {
    return known;
  }

  int positions() {
    return nodes.size();
  }

  /** The number of the move that leads to a position. */
  int node(int ply) {
    return nodes.get(ply);
  }

  Optional<Judgement> judgement(int ply) {
    return known.get(ply);
  }

  Optional<Evaluation> evaluation(int ply) {
    return known.stream().allMatch(Optional::isEmpty)
        ? Optional.empty()
        : review.evaluation(ply, known.get(ply));
  }

  Optional<Finding> finding(int ply) {
    return review.finding(ply, known, scale);
  }

  /** What a judgement comes to, as records have it. */
  Evaluation seen(Judgement judgement) {
    return review.evaluation(judgement.best(), judgement.seat());
  }
}
