package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import spielwerk.core.Setup;

/**
 * How a position came about, for a picture: whose each move was, what every seat had after each
 * round, and which hexes changed hands, with all that pressed on them.
 */
final class GameHistory {
  private final QuickCiv game;
  private final QuickCivState state;
  private final QuickCivState built;
  private final List<Integer> movers = new ArrayList<>();
  private final List<Object> falls = new ArrayList<>();

  /** By figure and seat, a number after each round, the first before the first round. */
  private final Map<String, List<List<Integer>>> figures = new LinkedHashMap<>();

  private GameHistory(QuickCiv game, Setup setup) {
    this.game = game;
    this.state = game.start(setup);
    this.built = state.copy();
    for (ChronicleFigure figure : ChronicleFigure.OF_POSITIONS) {
      List<List<Integer>> seats = new ArrayList<>();
      for (int seat = 0; seat < game.players(); seat++) {
        seats.add(new ArrayList<>());
      }
      figures.put(figure.words(), seats);
    }
    note();
  }

  static Map<String, Object> of(QuickCiv game, Setup setup, List<Integer> moves) {
    GameHistory history = new GameHistory(game, setup);
    int first = history.state.round();
    moves.forEach(history::play);
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("first", first);
    view.put("movers", history.movers);
    view.put("figures", history.figures);
    view.put("falls", history.falls);
    return view;
  }

  private void note() {
    for (ChronicleFigure figure : ChronicleFigure.OF_POSITIONS) {
      for (int seat = 0; seat < game.players(); seat++) {
        Objects.requireNonNull(figures.get(figure.words())).get(seat).add(figure.of(state, seat));
      }
    }
  }

  private void play(int move) {
    int seat = state.turn();
    movers.add(seat);
    built.set(state);
    if (move != state.pass()) {
      built.build(seat, move / game.hexes(), move % game.hexes());
    }
    int round = state.round();
    state.play(move);
    if (state.round() == round) {
      return;
    }
    for (int hex = 0; hex < game.hexes(); hex++) {
      if (built.ownerOf(hex) >= 0 && built.ownerOf(hex) != state.ownerOf(hex)) {
        falls.add(fall(hex, round));
      }
    }
    note();
  }

  /** As it stood at the end of the round, before hexes changed hands and pressed for others. */
  private Map<String, Object> fall(int hex, int round) {
    int to = state.ownerOf(hex);
    Map<String, Object> one = new LinkedHashMap<>();
    one.put("hex", hex);
    one.put("building", built.buildingOn(hex));
    one.put("round", round);
    one.put("ply", movers.size());
    one.put("from", built.ownerOf(hex));
    one.put("to", to);
    one.put("rounds", game.rules().siege());
    one.put("pressure", built.pressure(hex, to));
    one.put("held", built.pressure(hex, built.ownerOf(hex)));
    List<Object> pressing = new ArrayList<>();
    pressing(hex, hex, to, pressing);
    for (int other : game.around(hex)) {
      pressing(hex, other, to, pressing);
    }
    one.put("by", pressing);
    return one;
  }

  /** Adds {@code [hex, building, pressure]} if what stands there presses for a seat. */
  private void pressing(int hex, int other, int seat, List<Object> to) {
    int building = built.ownerOf(other) == seat ? built.buildingOn(other) : -1;
    int pressure = building < 0 ? 0 : game.pressure(building, game.distance(hex, other));
    if (pressure > 0) {
      to.add(List.of(other, building, pressure));
    }
  }
}
