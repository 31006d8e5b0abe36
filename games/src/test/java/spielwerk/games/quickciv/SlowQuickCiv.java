package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules of Quick Civ once more, plain and slow: everything is counted anew over the whole map
 * from the table of rules, and neighbours are found by measuring. The fast state must agree.
 */
final class SlowQuickCiv {
  private final QuickCiv game;
  private final QuickCivRules rules;
  private final int[][] steps;
  private final Land land;

  final int[] owner;
  final Building[] building;
  final int[][] stock;
  final int[] besieger;
  final int[] siege;
  int round;
  int moved;

  SlowQuickCiv(QuickCivState state) {
    this.game = state.game();
    this.rules = game.rules();
    this.land = state.land();
    this.steps = steps(game);
    int hexes = game.hexes();
    this.owner = new int[hexes];
    this.building = new Building[hexes];
    this.besieger = new int[hexes];
    this.siege = new int[hexes];
    this.stock = new int[game.players()][];
    for (int hex = 0; hex < hexes; hex++) {
      owner[hex] = state.ownerOf(hex);
      building[hex] = owner[hex] < 0 ? null : Building.of(state.buildingOn(hex));
      siege[hex] = state.siege(hex);
      besieger[hex] = state.sieges().by(hex);
    }
    for (int seat = 0; seat < stock.length; seat++) {
      stock[seat] = new int[] {state.food(seat), state.material(seat), state.points(seat)};
    }
    this.round = state.round();
    while ((round + moved) % game.players() != state.seatToMove()) {
      moved++;
    }
  }

  /** Steps from hex to hex, by walking over hexes whose centres lie one apart; -1 for no hex. */
  private static int[][] steps(QuickCiv game) {
    int n = game.hexes();
    int size = game.size();
    int[][] steps = new int[n][n];
    for (int from = 0; from < n; from++) {
      Arrays.fill(steps[from], -1);
      if (off(from, size)) {
        continue;
      }
      steps[from][from] = 0;
      List<Integer> queue = new ArrayList<>(List.of(from));
      for (int i = 0; i < queue.size(); i++) {
        for (int to = 0; to < n; to++) {
          if (!off(to, size) && steps[from][to] < 0 && touch(queue.get(i), to, size)) {
            steps[from][to] = steps[from][queue.get(i)] + 1;
            queue.add(to);
          }
        }
      }
    }
    return steps;
  }

  private static boolean off(int hex, int size) {
    return hex / size % 2 == 1 && hex % size == size - 1;
  }

  private static boolean touch(int a, int b, int size) {
    double x = a % size + a / size % 2 * 0.5 - (b % size + b / size % 2 * 0.5);
    double y = (a / size - b / size) * Math.sqrt(3) / 2;
    return Math.abs(Math.hypot(x, y) - 1) < 1e-6;
  }

  int steps(int from, int to) {
    return steps[from][to];
  }

  int turn() {
    return round >= game.rounds() ? -2 : (round + moved) % game.players();
  }

  /** What a hex earns its owner: food, material, points. */
  int[] earned(int hex) {
    int[] sum = new int[3];
    for (Effect effect : rules.effects(building[hex])) {
      int count = 0;
      for (int other = 0; other < owner.length; other++) {
        int distance = steps[hex][other];
        if (distance >= 0 && effect.where().reaches(distance)) {
          count += count(effect, hex, other);
        }
      }
      if (effect.counts() == Effect.Counts.NOTHING) {
        count = 1;
      }
      sum[0] += count * Resources.food(effect.gain());
      sum[1] += count * Resources.material(effect.gain());
      sum[2] += count * Resources.points(effect.gain());
    }
    return sum;
  }

  private int count(Effect effect, int hex, int other) {
    boolean free = owner[other] < 0;
    boolean own = owner[other] == owner[hex];
    return switch (effect.counts()) {
      case NOTHING -> 0;
      case FOREST -> land.forests(other);
      case MOUNTAIN -> land.mountains(other);
      case NATURE -> land.forests(other) + land.mountains(other);
      case UNBUILT -> free ? 1 : 0;
      case OWN -> !free && own && effect.buildings().contains(building[other]) ? 1 : 0;
      case FOREIGN -> !free && !own && effect.buildings().contains(building[other]) ? 1 : 0;
    };
  }

  int[] income(int seat) {
    int[] sum = new int[3];
    for (int hex = 0; hex < owner.length; hex++) {
      if (owner[hex] == seat) {
        int[] part = earned(hex);
        for (int i = 0; i < 3; i++) {
          sum[i] += part[i];
        }
      }
    }
    return sum;
  }

  int pressure(int hex, int seat) {
    int sum = 0;
    for (int other = 0; other < owner.length; other++) {
      if (owner[other] == seat) {
        for (Effect effect : rules.effects(building[other])) {
          sum += effect.where().reaches(steps[other][hex]) ? effect.pressure() : 0;
        }
      }
    }
    return sum;
  }

  int besiegerNow(int hex) {
    if (owner[hex] < 0) {
      return -1;
    }
    int best = -1;
    for (int seat = 0; seat < stock.length; seat++) {
      boolean most = seat != owner[hex];
      for (int other = 0; other < stock.length; other++) {
        most &= other == seat || pressure(hex, seat) > pressure(hex, other);
      }
      best = most ? seat : best;
    }
    return best;
  }

  private int foodPrice(int seat, int hex) {
    int best = Integer.MAX_VALUE;
    for (int other = 0; other < owner.length; other++) {
      int distance = steps[hex][other];
      if (owner[other] == seat
          && building[other] == Building.CITY_CENTRE
          && distance <= rules.range()) {
        best = Math.min(best, rules.foodPrices().get(distance - 1));
      }
    }
    return best;
  }

  private boolean isLastCity(int hex) {
    int cities = 0;
    for (int other = 0; other < owner.length; other++) {
      boolean city = owner[other] == owner[hex] && building[other] == Building.CITY_CENTRE;
      cities += city ? 1 : 0;
    }
    return building[hex] == Building.CITY_CENTRE && cities == 1;
  }

  Set<Integer> legal() {
    Set<Integer> moves = new TreeSet<>();
    int seat = turn();
    if (seat < 0) {
      return moves;
    }
    moves.add(Building.COUNT * owner.length);
    for (int hex = 0; hex < owner.length; hex++) {
      boolean here =
          steps[hex][hex] == 0
              && ((owner[hex] == seat && !isLastCity(hex))
                  || (owner[hex] < 0 && foodPrice(seat, hex) <= stock[seat][0]));
      for (Building each : Building.values()) {
        if (here && rules.price(each) <= stock[seat][1]) {
          moves.add(each.ordinal() * owner.length + hex);
        }
      }
    }
    return moves;
  }

  void play(int move) {
    int seat = turn();
    if (move < Building.COUNT * owner.length) {
      int hex = move % owner.length;
      Building what = Building.of(move / owner.length);
      if (owner[hex] < 0) {
        stock[seat][0] -= foodPrice(seat, hex);
      }
      stock[seat][1] -= rules.price(what);
      owner[hex] = seat;
      building[hex] = what;
    }
    if (++moved == stock.length) {
      moved = 0;
      endRound();
      round++;
    }
  }

  private void endRound() {
    for (int seat = 0; seat < stock.length; seat++) {
      int[] gained = income(seat);
      for (int i = 0; i < 3; i++) {
        stock[seat][i] = Math.max(0, stock[seat][i] + gained[i]);
      }
    }
    int[] next = owner.clone();
    for (int hex = 0; hex < owner.length; hex++) {
      int who = steps[hex][hex] == 0 ? besiegerNow(hex) : -1;
      siege[hex] = who < 0 ? 0 : who == besieger[hex] && siege[hex] > 0 ? siege[hex] + 1 : 1;
      besieger[hex] = Math.max(0, who);
      if (siege[hex] >= rules.siege()) {
        next[hex] = who;
        siege[hex] = 0;
      }
    }
    System.arraycopy(next, 0, owner, 0, owner.length);
  }
}
