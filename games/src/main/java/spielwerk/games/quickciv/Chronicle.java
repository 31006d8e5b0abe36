package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.GameRecord;
import spielwerk.core.Setup;

/**
 * The course of one game round by round, for tables and plots: what each seat had after each round
 * (the thesis's figures 7.x), what was built, and how many hexes fell.
 */
public final class Chronicle {
  private final int[][][] figures;
  private final List<Map<Building, Integer>> built = new ArrayList<>();
  private final int[] firstDearest;
  private int conquests;

  private Chronicle(QuickCiv game) {
    this.figures = new int[game.rounds()][game.players()][ChronicleFigure.values().length];
    this.firstDearest = new int[game.players()];
    for (int seat = 0; seat < game.players(); seat++) {
      built.add(new EnumMap<>(Building.class));
    }
  }

  /** The course of a recorded game. */
  public static Chronicle of(QuickCiv game, GameRecord record) {
    QuickCivState state = game.start(new Setup(record.setup()));
    Chronicle chronicle = new Chronicle(game);
    for (String text : record.moves()) {
      chronicle.play(state, game.notation().legalMove(state, text));
    }
    return chronicle;
  }

  /** The course of a game from its setup and moves. */
  public static Chronicle of(QuickCiv game, Setup setup, List<Integer> moves) {
    QuickCivState state = game.start(setup);
    Chronicle chronicle = new Chronicle(game);
    moves.forEach(move -> chronicle.play(state, move));
    return chronicle;
  }

  @SuppressWarnings("EnumOrdinal") // figures are kept by their order
  private void play(QuickCivState state, int move) {
    QuickCiv game = state.game();
    int seat = state.turn();
    int round = state.round();
    figures[round][seat][ChronicleFigure.ACTIONS.ordinal()] = state.count();
    if (move != state.pass()) {
      Building building = Building.of(move / game.hexes());
      built.get(seat).merge(building, 1, Integer::sum);
      if (firstDearest[seat] == 0 && game.rules().price(building) == game.rules().dearest()) {
        firstDearest[seat] = round + 1;
      }
    }
    int[] owners = new int[game.hexes()];
    for (int hex = 0; hex < owners.length; hex++) {
      owners[hex] = state.ownerOf(hex);
    }
    state.play(move);
    for (int hex = 0; hex < owners.length; hex++) {
      conquests += owners[hex] >= 0 && owners[hex] != state.ownerOf(hex) ? 1 : 0;
    }
    if (state.round() > round) {
      for (int each = 0; each < game.players(); each++) {
        note(state, figures[round][each], each);
      }
    }
  }

  @SuppressWarnings("EnumOrdinal")
  private static void note(QuickCivState state, int[] line, int seat) {
    for (ChronicleFigure figure : ChronicleFigure.OF_POSITIONS) {
      line[figure.ordinal()] = figure.of(state, seat);
    }
  }

  public int rounds() {
    return figures.length;
  }

  public int seats() {
    return built.size();
  }

  /** A figure of a seat after a round, from 0; the actions are those it had in that round. */
  @SuppressWarnings("EnumOrdinal")
  public int at(int round, int seat, ChronicleFigure figure) {
    return figures[round][seat][figure.ordinal()];
  }

  /** How often a seat built each building; those it never built are missing. */
  public Map<Building, Integer> built(int seat) {
    return Map.copyOf(built.get(seat));
  }

  /** The round, from 1, in which a seat first built one of the dearest buildings; 0 for never. */
  public int firstDearest(int seat) {
    return firstDearest[seat];
  }

  /** How many hexes changed hands. */
  public int conquests() {
    return conquests;
  }
}
