package spielwerk.app.command.library;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import spielwerk.arena.library.GameSummary;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Participant;
import spielwerk.core.Text;
import spielwerk.runs.text.NumberText;

/** Games of the library as people read them. */
final class GameText {
  private GameText() {}

  /** {@code Johan (with engine hints) - kamikaze}. */
  static String players(List<Participant> players) {
    return players.stream().map(Participant::shown).collect(Collectors.joining(" - "));
  }

  /** {@code 1-0}, {@code ½-½}; a dash where nobody got anything. */
  static String result(List<Double> shares) {
    if (shares.stream().allMatch(share -> share == 0)) {
      return "-";
    }
    return shares.stream().map(GameText::share).collect(Collectors.joining("-"));
  }

  private static String share(double share) {
    return share == 1 ? "1" : share == 0 ? "0" : share == 0.5 ? "½" : NumberText.rough(share);
  }

  /** A game in a list of JSON. */
  static Map<String, Object> json(GameSummary gameSummary) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("id", gameSummary.id());
    item.put("game", gameSummary.game());
    item.put("players", gameSummary.players().stream().map(GameText::json).toList());
    item.put("date", gameSummary.date());
    item.put("shares", gameSummary.shares());
    item.put("reason", gameSummary.reason());
    item.put("length", gameSummary.length());
    item.put("run", gameSummary.run());
    item.put("comment", gameSummary.comment());
    item.put("tags", gameSummary.tags());
    return item;
  }

  private static Map<String, Object> json(Participant player) {
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("name", player.name());
    one.put("kind", player.kind().toString());
    one.put("hints", player.hints());
    return one;
  }

  /**
   * All moves with what was said, variations in brackets on lines of their own: {@code 1. h8 2. h9?
   * (-0.5)}.
   */
  static String moves(MoveTree tree) {
    StringBuilder text = new StringBuilder();
    if (!tree.comment().isEmpty()) {
      text.append('{').append(oneLine(tree.comment())).append("}\n");
    }
    line(text, tree.line(), 1, 0);
    return text.toString().stripTrailing();
  }

  private static void line(StringBuilder text, List<Step> line, int first, int depth) {
    int ply = first;
    for (Step step : line) {
      text.append(ply).append(". ").append(step.move()).append(step.mark());
      step.evaluation()
          .ifPresent(
              evaluation ->
                  text.append(" (")
                      .append(NumberText.signed(evaluation.value()))
                      .append(evaluation.exact() ? " proven" : "")
                      .append(evaluation.seat() > 0 ? " for seat " + (evaluation.seat() + 1) : "")
                      .append(')'));
      if (!step.comment().isEmpty()) {
        text.append(" {").append(oneLine(step.comment())).append('}');
      }
      String gap = " ";
      for (List<Step> variation : step.variations()) {
        gap = "\n" + "  ".repeat(depth);
        text.append('\n').append("  ".repeat(depth + 1)).append("( ");
        line(text, variation, ply, depth + 1);
        text.append(')');
      }
      text.append(gap);
      ply++;
    }
  }

  private static String oneLine(String comment) {
    return Text.oneLine(comment, " / ");
  }
}
