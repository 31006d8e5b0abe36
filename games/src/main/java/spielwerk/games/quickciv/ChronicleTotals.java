package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.core.GameRecord;
import spielwerk.core.Surveyed;

/** What was built and what fell in many games. Belongs to one thread. */
final class ChronicleTotals implements Surveyed.Counts {
  private final QuickCiv game;
  private final Map<Building, Integer> built = new EnumMap<>(Building.class);
  private final Map<Building, Integer> winners = new EnumMap<>(Building.class);
  private int games;
  private long conquests;
  private long firstDearest;
  private int withDearest;

  ChronicleTotals(QuickCiv game) {
    this.game = game;
  }

  @Override
  public void add(GameRecord record) {
    Chronicle chronicle = Chronicle.of(game, record);
    games++;
    conquests += chronicle.conquests();
    for (int seat = 0; seat < game.players(); seat++) {
      if (chronicle.firstDearest(seat) > 0) {
        withDearest++;
        firstDearest += chronicle.firstDearest(seat);
      }
      Map<Building, Integer> own = chronicle.built(seat);
      own.forEach((building, count) -> built.merge(building, count, Integer::sum));
      if (record.ending().shares().get(seat) > 0) {
        own.forEach((building, count) -> winners.merge(building, 1, Integer::sum));
      }
    }
  }

  /** Hexes that changed hands in a game. */
  private double conquests() {
    return (double) conquests / Math.max(1, games);
  }

  /** The round of the first of the dearest buildings, over the seats that built one. */
  private double firstDearest() {
    return (double) firstDearest / Math.max(1, withDearest);
  }

  /** How often a building was built by a seat in a game. */
  private double built(Building building) {
    return (double) built.getOrDefault(building, 0) / Math.max(1, games * game.players());
  }

  /** In how many games the winner built it. */
  private int builtByWinners(Building building) {
    return winners.getOrDefault(building, 0);
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> buildings = new LinkedHashMap<>();
    for (Building building : Building.values()) {
      Map<String, Object> each = new LinkedHashMap<>();
      each.put("a_seat", built(building));
      each.put("winners", builtByWinners(building));
      buildings.put(building.word(), each);
    }
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("conquests", conquests());
    fields.put("first_dearest", firstDearest());
    fields.put("built", buildings);
    return fields;
  }

  @Override
  public List<String> lines() {
    return List.of(
        "hexes that fell: " + number(conquests()) + " a game",
        "first building of the dearest tier: round " + number(firstDearest()));
  }

  @Override
  public List<List<String>> table() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("building", "a seat and game", "games whose winner built it"));
    for (Building building : Building.values()) {
      rows.add(
          List.of(
              building.word(), number(built(building)), String.valueOf(builtByWinners(building))));
    }
    return rows;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
