package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.learn.selfplay.StoredGame;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.Estimate;
import spielwerk.runs.report.LinePlot;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.TableCell;

/**
 * How the style of play changes: the share of moves on some sets of squares, how often such a
 * square is taken by a side that could choose it or another, and how many moves there are to choose
 * from. A game that fills its board plays every square once, so that shares hardly differ there;
 * what is taken when it can be had does.
 *
 * <p>It is read from the games where the run has kept them. Else shares come from the counts of
 * every generation, without intervals, and the rest from the few samples in the log.
 */
public final class StyleFigures {
  /** Generations beyond these are not all read. */
  private static final int MOST = 40;

  /** The curve of how many moves there are to choose from. */
  public static final String MOBILITY = "mobility";

  /** Ends the name of the curve that gives how often a set is chosen by a side that can. */
  public static final String CHOSEN = " when possible";

  private final TrainedRun run;
  private final Map<String, List<Integer>> sets;
  private final Map<String, List<LinePlot.Point>> curves = new LinkedHashMap<>();
  private final boolean fromGames;

  /**
   * @param sets moves by the name of their set
   */
  private StyleFigures(TrainedRun run, Map<String, List<Integer>> sets) {
    this.run = run;
    this.sets = sets;
    List<Integer> some = run.some(MOST);
    List<Integer> kept = some.stream().filter(each -> !kept(each).isEmpty()).toList();
    this.fromGames = !kept.isEmpty();
    for (int generation : fromGames ? kept : some) {
      measure(generation, fromGames ? kept(generation) : samples(generation));
    }
  }

  private List<StoredGame> kept(int generation) {
    return StoredGame.of(run.folder(), run.spec(), run.game(), generation);
  }

  /**
   * The style by sets of squares with names.
   *
   * @param sets the squares as people write them, by the name of their set
   * @throws Mistake if one is not a move of the game
   */
  public static StyleFigures of(TrainedRun run, Map<String, List<String>> sets) {
    return new StyleFigures(run, parse(run.game(), sets));
  }

  /** The squares of all sets as moves. */
  public static Map<String, List<Integer>> parse(Game game, Map<String, List<String>> sets) {
    Map<String, List<Integer>> moves = new LinkedHashMap<>();
    sets.forEach((name, squares) -> moves.put(name, BoardMoves.parse(game, squares)));
    return moves;
  }

  /** The style by the squares that are alike under the game's symmetries. */
  static Optional<StyleFigures> byOrbits(TrainedRun run) {
    return BoardMoves.of(run.game())
        .map(
            board -> {
              Map<String, List<Integer>> sets = new LinkedHashMap<>();
              for (List<Integer> orbit : board.orbits(run.game())) {
                sets.put(label(board, orbit), orbit);
              }
              return new StyleFigures(run, sets);
            });
  }

  private static String label(BoardMoves board, List<Integer> orbit) {
    String first = board.names().get(orbit.get(0));
    return orbit.size() == 1 ? first : first + " and the squares symmetric to it";
  }

  private void measure(int generation, List<StoredGame> games) {
    List<PlayedStyle> styles = new ArrayList<>();
    for (StoredGame game : games) {
      PlayedStyle style = PlayedStyle.of(run.game(), game, sets.values());
      if (style.moves() > 0) {
        styles.add(style);
      }
    }
    int number = 0;
    for (Map.Entry<String, List<Integer>> set : sets.entrySet()) {
      int at = number++;
      Estimate share =
          fromGames
              ? mean(styles, style -> style.share(at))
              : Estimate.exactly(logged(generation, set.getValue()));
      add(set.getKey(), generation, share);
      add(set.getKey() + CHOSEN, generation, mean(styles, style -> style.chosen(at)));
    }
    add(MOBILITY, generation, mean(styles, PlayedStyle::mobility));
  }

  private void add(String name, int generation, Estimate value) {
    curves
        .computeIfAbsent(name, each -> new ArrayList<>())
        .add(new LinePlot.Point(generation, value));
  }

  /** The mean over games, each of which weighs alike; those that say nothing are left out. */
  private static Estimate mean(List<PlayedStyle> games, ToDoubleFunction<PlayedStyle> figure) {
    return Estimate.mean(
        games.stream().mapToDouble(figure).filter(value -> !Double.isNaN(value)).toArray());
  }

  private double logged(int generation, List<Integer> moves) {
    JsonNode counts = run.line(generation).path("moves");
    double all = 0;
    for (JsonNode count : counts) {
      all += count.asDouble();
    }
    double own = moves.stream().mapToDouble(move -> counts.path(move).asDouble()).sum();
    return all == 0 ? Double.NaN : own / all;
  }

  private List<StoredGame> samples(int generation) {
    List<StoredGame> games = new ArrayList<>();
    for (JsonNode sample : run.line(generation).path("samples")) {
      State start = run.game().start(Setup.STANDARD);
      games.add(
          new StoredGame(
              Setup.STANDARD, Moves.play(start, run.game().notation(), sample.asText()), 0));
    }
    return games;
  }

  /** A curve for each set by its name, and {@link #MOBILITY}. */
  public Map<String, List<LinePlot.Point>> curves() {
    return curves;
  }

  public List<Block> blocks() {
    String games =
        fromGames
            ? "the games"
            : "the games that the log shows as samples, random openings included";
    LinePlot shares =
        new LinePlot(
            "style",
            "The share of all moves that were on these squares (%s; %s)."
                .formatted(
                    fromGames
                        ? "mean of the games with its 95% interval"
                        : "from the counts of the log",
                    SquareFigures.basis(run)),
            "generation",
            "share of moves",
            false,
            series(""));
    LinePlot chosen =
        new LinePlot(
            "style-chosen",
            "How often one of these squares was played by who could choose between one of them and"
                + " another; mean over "
                + games
                + ", with 95% intervals.",
            "generation",
            "played when possible",
            false,
            series(CHOSEN));
    LinePlot mobility =
        new LinePlot(
            "mobility",
            "How many moves the side to move could choose from; mean over "
                + games
                + ", with 95% intervals.",
            "generation",
            "moves to choose from",
            false,
            List.of(series(MOBILITY, MOBILITY)));
    return List.of(chosen, shares, mobility, table());
  }

  private List<LinePlot.Series> series(String ending) {
    return sets.keySet().stream().map(name -> series(name, name + ending)).toList();
  }

  private LinePlot.Series series(String label, String curve) {
    return new LinePlot.Series(label, curves.getOrDefault(curve, List.of()), false);
  }

  private ReportTable table() {
    List<String> columns = new ArrayList<>(List.of("generation"));
    columns.addAll(curves.keySet());
    List<List<TableCell>> rows = new ArrayList<>();
    List<LinePlot.Point> generations = curves.getOrDefault(MOBILITY, List.of());
    for (int i = 0; i < generations.size(); i++) {
      List<TableCell> row = new ArrayList<>(List.of(TableCell.of(generations.get(i).x())));
      for (List<LinePlot.Point> curve : curves.values()) {
        row.add(TableCell.of(curve.get(i).y()));
      }
      rows.add(row);
    }
    return new ReportTable("style-table", "The style of play by generation.", columns, rows, true);
  }
}
