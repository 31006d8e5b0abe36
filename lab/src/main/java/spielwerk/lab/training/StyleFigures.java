package spielwerk.lab.training;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.lab.report.Block;
import spielwerk.lab.report.Cell;
import spielwerk.lab.report.Estimate;
import spielwerk.lab.report.Lines;
import spielwerk.lab.report.Table;
import spielwerk.learn.selfplay.KeptGame;

/**
 * How the style of play changes: the share of moves on some sets of squares, and how many moves the
 * side to move can choose from. Shares come from the counts of every generation, or, with their
 * intervals over games, from the games themselves where the run has kept them; mobility from those
 * games, or else from the few samples in the log.
 */
public final class StyleFigures {
  /** Generations beyond these are not all read. */
  private static final int MOST = 40;

  /** The curve of how many moves there are to choose from. */
  public static final String MOBILITY = "mobility";

  private final TrainedRun run;
  private final Map<String, List<Integer>> sets;
  private final Map<String, List<Lines.Point>> curves = new LinkedHashMap<>();
  private boolean fromGames = true;

  /**
   * @param sets moves by the name of their set
   */
  private StyleFigures(TrainedRun run, Map<String, List<Integer>> sets) {
    this.run = run;
    this.sets = sets;
    for (int generation : run.some(MOST)) {
      measure(generation);
    }
  }

  /**
   * The style by sets of squares with names.
   *
   * @param sets the squares as people write them, by the name of their set
   * @throws Mistake if one is no move of the game
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
    return orbit.size() == 1 ? first : first + " and its like";
  }

  private void measure(int generation) {
    List<KeptGame> games = KeptGame.of(run.folder(), run.spec(), run.game(), generation);
    boolean kept = !games.isEmpty();
    fromGames &= kept;
    List<KeptGame> looked = kept ? games : samples(generation);
    List<int[]> squares = new ArrayList<>();
    List<Double> choices = new ArrayList<>();
    for (KeptGame game : looked) {
      State state = run.game().start(game.setup());
      int[] counts = new int[run.game().traits().codes()];
      double sum = 0;
      int searched = 0;
      for (int i = 0; i < game.moves().size(); i++) {
        if (i >= game.given()) {
          sum += Moves.of(state).length;
          searched++;
          counts[game.moves().get(i)]++;
        }
        state.play(game.moves().get(i));
      }
      if (searched > 0) {
        squares.add(counts);
        choices.add(sum / searched);
      }
    }
    sets.forEach(
        (name, moves) ->
            add(
                name,
                generation,
                kept ? shares(squares, moves) : TrainedRun.known(logged(generation, moves))));
    add(MOBILITY, generation, Estimate.mean(choices.stream().mapToDouble(c -> c).toArray()));
  }

  private void add(String name, int generation, Estimate value) {
    curves.computeIfAbsent(name, each -> new ArrayList<>()).add(new Lines.Point(generation, value));
  }

  /** A share by games, each of which weighs alike. */
  private static Estimate shares(List<int[]> games, List<Integer> moves) {
    return Estimate.mean(
        games.stream()
            .mapToDouble(
                counts -> {
                  double all = 0;
                  for (int count : counts) {
                    all += count;
                  }
                  return moves.stream().mapToInt(move -> counts[move]).sum() / all;
                })
            .toArray());
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

  private List<KeptGame> samples(int generation) {
    List<KeptGame> games = new ArrayList<>();
    for (JsonNode sample : run.line(generation).path("samples")) {
      State start = run.game().start(Setup.STANDARD);
      games.add(
          new KeptGame(
              Setup.STANDARD, Moves.play(start, run.game().notation(), sample.asText()), 0));
    }
    return games;
  }

  /** A curve for each set by its name, and {@link #MOBILITY}. */
  public Map<String, List<Lines.Point>> curves() {
    return curves;
  }

  public List<Block> blocks() {
    List<Lines.Series> series = new ArrayList<>();
    sets.keySet()
        .forEach(
            name ->
                series.add(new Lines.Series(name, curves.getOrDefault(name, List.of()), false)));
    Lines shares =
        new Lines(
            "style",
            "The share of moves on these squares, by generation (%s; %s)."
                .formatted(
                    fromGames
                        ? "mean of all games with its 95% interval"
                        : "from the counts of the log",
                    SquareFigures.basis(run)),
            "generation",
            "share of moves",
            false,
            series);
    Lines mobility =
        new Lines(
            "mobility",
            "How many moves the side to move could choose from, mean over %s, with 95%% intervals."
                .formatted(
                    fromGames
                        ? "all games"
                        : "the games that the log shows as samples, random openings included"),
            "generation",
            "moves to choose from",
            false,
            List.of(new Lines.Series(MOBILITY, curves.getOrDefault(MOBILITY, List.of()), false)));
    return List.of(shares, mobility, table());
  }

  private Table table() {
    List<String> columns = new ArrayList<>(List.of("generation"));
    columns.addAll(curves.keySet());
    List<List<Cell>> rows = new ArrayList<>();
    List<Lines.Point> generations = curves.getOrDefault(MOBILITY, List.of());
    for (int i = 0; i < generations.size(); i++) {
      List<Cell> row = new ArrayList<>(List.of(Cell.of(generations.get(i).x())));
      for (List<Lines.Point> curve : curves.values()) {
        row.add(Cell.of(curve.get(i).y()));
      }
      rows.add(row);
    }
    return new Table("style-table", "The style of play by generation.", columns, rows, true);
  }
}
