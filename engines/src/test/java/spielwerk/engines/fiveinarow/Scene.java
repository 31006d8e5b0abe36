package spielwerk.engines.fiveinarow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Sampled;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/** A position drawn as a picture, and what engines say about it in the words of the notation. */
record Scene(Game game, Setup setup, FiveInARowState state) {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Pattern FREE = Pattern.compile("\\.+");

  /** A picture with . x o, the top row first. */
  static Scene drawn(String toMove, String picture) {
    List<String> rows = picture.strip().lines().map(String::strip).toList();
    String game = "fiveinarow:width=" + rows.get(0).length() + ",height=" + rows.size() + ",line=5";
    StringBuilder diagram = new StringBuilder();
    for (String row : rows) {
      String counted = FREE.matcher(row).replaceAll(run -> "" + run.group().length());
      diagram.append(diagram.isEmpty() ? "" : "/").append(counted);
    }
    return of(game, diagram.append(' ').append(toMove.toLowerCase(Locale.ROOT)).toString());
  }

  /** A position as it is typed; the empty text is the empty board. */
  static Scene of(String game, String position, String... moves) {
    Game rules = CATALOGUE.game(game);
    Setup setup = new Setup(position);
    FiveInARowState state = FiveInARow.of(rules.start(setup));
    for (String move : moves) {
      state.play(rules.notation().parse(state, move));
    }
    return new Scene(rules, setup, state);
  }

  /** Random stones near each other, with nobody having won. */
  static Scene random(String game, int stones, RandomGenerator random) {
    Game rules = CATALOGUE.game(game);
    FiveInARowState state = FiveInARow.of(rules.start(Setup.STANDARD));
    while (state.length() < stones) {
      state.play(((Sampled) state).sample(random));
      if (state.over()) {
        state.undo();
      }
    }
    return new Scene(rules, Setup.STANDARD, state);
  }

  Advice ask(String engine, long seed, Budget budget) {
    try (Engine asked = CATALOGUE.engine(engine, game)) {
      asked.newGame(game, Math.max(0, state.turn()), Goal.WIN, seed);
      List<Integer> moves = new ArrayList<>();
      for (int i = state.given(); i < state.length(); i++) {
        moves.add(state.move(i));
      }
      return asked.advise(new Position(game, setup, moves, state), budget, Watch.NONE);
    }
  }

  Advice ask(String engine) {
    return ask(engine, 1, Budget.FREE);
  }

  /** The ratings by field, best first. */
  Map<String, Double> ratings(String engine) {
    Map<String, Double> ratings = new LinkedHashMap<>();
    for (Candidate candidate : ask(engine).candidates()) {
      ratings.put(text(candidate.move()), candidate.rating());
    }
    return ratings;
  }

  /** The fields rated best, by name. */
  List<String> best(String engine) {
    List<Candidate> all = ask(engine).candidates();
    return all.stream()
        .filter(each -> each.rating() == all.get(0).rating())
        .map(each -> text(each.move()))
        .sorted()
        .toList();
  }

  /** By how much the best field is rated above the first that is not one of these. */
  double lead(String engine, String... among) {
    Map<String, Double> ratings = ratings(engine);
    double best = ratings.values().iterator().next();
    double next =
        ratings.entrySet().stream()
            .filter(entry -> !List.of(among).contains(entry.getKey()))
            .mapToDouble(Map.Entry::getValue)
            .max()
            .orElse(0);
    return next == 0 ? Double.POSITIVE_INFINITY : best / next;
  }

  private String text(int move) {
    return game.notation().format(state, move);
  }

  /** The same position under a symmetry of the board, as a diagram. */
  Scene mirrored(int symmetry) {
    FiveInARowState image = FiveInARow.of(game.start(Setup.STANDARD));
    State walker = image;
    for (int i = 0; i < state.length(); i++) {
      walker.play(state.map(symmetry, state.move(i)));
    }
    return new Scene(game, setup, image);
  }
}
