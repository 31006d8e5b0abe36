package spielwerk.learn.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import spielwerk.runs.report.Block;
import spielwerk.runs.report.HeatMap;
import spielwerk.runs.report.Paragraph;
import spielwerk.runs.report.ReportTable;
import spielwerk.runs.report.TableCell;

/**
 * How often the squares of the board were played, generation by generation (figure 4.4).
 *
 * @param shown the generations whose boards are drawn
 */
public record SquareFigures(TrainedRun run, List<Integer> shown) {
  public List<Block> blocks() {
    Optional<BoardMoves> board = BoardMoves.of(run.game());
    if (board.isEmpty()) {
      return List.of(
          new Paragraph("The moves of " + run.game().text() + " are not squares of its board."));
    }
    return List.of(boards(board.get()), table(board.get()));
  }

  /** The share of each square among all moves on squares; random openings are not counted. */
  static double[] shares(TrainedRun run, int generation, int squares) {
    double[] counts = new double[squares];
    JsonNode moves = run.line(generation).path("moves");
    for (int square = 0; square < squares; square++) {
      counts[square] = moves.path(square).asDouble();
    }
    double all = DoubleStream.of(counts).sum();
    return DoubleStream.of(counts).map(count -> all == 0 ? 0 : count / all).toArray();
  }

  /** What the counts leave out. */
  static String basis(TrainedRun run) {
    return "random openings are not counted"
        + (run.spec().selfplay().exact() > 0
            ? ", and most games end when a solver can tell the result, with %d moves left"
                .formatted(run.spec().selfplay().exact())
            : "");
  }

  private HeatMap boards(BoardMoves board) {
    List<HeatMap.Panel> panels = new ArrayList<>();
    double most = 0;
    double least = 1;
    for (int generation : shown) {
      double[] shares = shares(run, generation, board.size());
      List<List<Double>> rows = new ArrayList<>();
      for (int r = 0; r < board.height(); r++) {
        List<Double> row = new ArrayList<>();
        for (int c = 0; c < board.width(); c++) {
          double share = shares[r * board.width() + c];
          row.add(share == 0 ? Double.NaN : share);
          most = Math.max(most, share);
          least = share == 0 ? least : Math.min(least, share);
        }
        rows.add(row);
      }
      panels.add(
          new HeatMap.Panel("generation " + generation, board.columns(), board.rows(), rows));
    }
    // a game that fills the board plays nearly all squares alike: from 0 on nothing would show
    double low = least < most ? least : 0;
    return new HeatMap(
        "squares",
        "How often each square was played in self-play: full colour is %.2f%% of all moves, no colour %.2f%%, on squares left empty nobody played (%s)."
            .formatted(100 * most, 100 * low, basis(run)),
        panels,
        low,
        most > low ? most : low + 1,
        false);
  }

  private ReportTable table(BoardMoves board) {
    List<String> columns = new ArrayList<>(List.of("generation"));
    columns.addAll(board.names());
    List<List<TableCell>> rows = new ArrayList<>();
    for (int generation = 1; generation <= run.last(); generation++) {
      List<TableCell> row = new ArrayList<>(List.of(TableCell.of(generation)));
      DoubleStream.of(shares(run, generation, board.size()))
          .mapToObj(TableCell::of)
          .forEach(row::add);
      rows.add(row);
    }
    return new ReportTable(
        "squares-table", "The share of every square in every generation.", columns, rows, true);
  }
}
