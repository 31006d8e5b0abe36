package spielwerk.games.fiveinarow;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a picture of a game needs beside the stones. */
final class FiveInARowView {
  private FiveInARowView() {}

  /** The colour to move, forbidden squares with their reasons, and what an opening asks for. */
  static Map<String, Object> of(FiveInARowState state) {
    Map<String, Object> view = new LinkedHashMap<>();
    view.put("colour", state.colour());
    if (state.rule() == FiveRule.RENJU && !state.over() && state.colour() == 0) {
      view.put("forbidden", forbidden(state));
    }
    if (state.staged()) {
      view.put("task", state.task());
      view.put("swapped", state.stage().equals("swapped"));
    }
    return view;
  }

  private static Map<String, Object> forbidden(FiveInARowState state) {
    Map<String, Object> forbidden = new LinkedHashMap<>();
    for (int move = 0; move < state.grid().moves; move++) {
      RenjuFouls.Foul foul = state.stone(move) < 0 ? state.foul(move) : null;
      if (foul != null) {
        forbidden.put(FiveInARowNotation.field(state.grid(), move), foul.text());
      }
    }
    return forbidden;
  }
}
