package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A map for the terminal. A free hex shows its forests ({@code f}) and mountains ({@code ^}), a
 * built one its owner's number and the building's two letters, with ! while it is besieged.
 */
final class MapText {
  private static final String SHIFT = "  ";

  private final QuickCivState state;
  private final QuickCiv game;
  private final Set<Building> seen = EnumSet.noneOf(Building.class);

  MapText(QuickCivState state) {
    this.state = state;
    this.game = state.game();
  }

  String text() {
    List<String> lines = new ArrayList<>();
    StringBuilder columns = new StringBuilder("   ");
    for (int column = 1; column <= game.size(); column++) {
      columns.append(" %-3d".formatted(column));
    }
    lines.add(columns.toString().stripTrailing());
    for (int row = 0; row < game.size(); row++) {
      StringBuilder line = new StringBuilder("%2d ".formatted(row + 1));
      line.append(row % 2 == 0 ? "" : SHIFT);
      for (int column = 0; column < game.grid().width(row); column++) {
        line.append(hex(game.grid().hex(column, row)));
      }
      lines.add(line.toString().stripTrailing());
    }
    lines.add("");
    lines.add(clock());
    lines.add("seat        food        material      points        hexes");
    for (int seat = 0; seat < game.players(); seat++) {
      lines.add(seat(seat));
    }
    lines.add("");
    lines.addAll(legend());
    return String.join("\n", lines);
  }

  private String hex(int hex) {
    int owner = state.ownerOf(hex);
    if (owner < 0) {
      int forests = state.land().forests(hex);
      int mountains = state.land().mountains(hex);
      String nature = forests + mountains == 0 ? "." : "f".repeat(forests) + "^".repeat(mountains);
      return " " + nature + " ".repeat(3 - nature.length());
    }
    Building building = Building.of(state.buildingOn(hex));
    seen.add(building);
    return (state.besieger(hex) >= 0 ? "!" : " ") + (owner + 1) + building.sign();
  }

  private String clock() {
    return state.over()
        ? "after round " + game.rounds()
        : "round " + (state.round() + 1) + " of " + game.rounds();
  }

  private String seat(int seat) {
    long income = state.income(seat);
    return "%d %-7s %5d %+5d   %5d %+5d   %6d %+5d   %6d"
        .formatted(
            seat + 1,
            game.notation().seat(seat),
            state.food(seat),
            Resources.food(income),
            state.material(seat),
            Resources.material(income),
            state.points(seat),
            Resources.points(income),
            state.tiles(seat));
  }

  private List<String> legend() {
    List<String> lines = new ArrayList<>();
    List<String> words =
        seen.stream()
            .map(building -> building.sign() + " " + building.word())
            .collect(Collectors.toCollection(ArrayList::new));
    words.add("f forest");
    words.add("^ mountain");
    StringBuilder line = new StringBuilder();
    for (String word : words) {
      if (line.length() + word.length() > 72) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : ", ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
