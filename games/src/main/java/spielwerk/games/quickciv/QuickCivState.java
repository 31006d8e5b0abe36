package spielwerk.games.quickciv;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import spielwerk.core.Chronicled;
import spielwerk.core.Counted;
import spielwerk.core.Sampled;
import spielwerk.core.State;
import spielwerk.core.Viewed;

/**
 * A game of Quick Civ in progress: the forward model, made for search.
 *
 * <p>All that changes lies in a few flat arrays, about 2 kB for the usual map, so that a copy is a
 * few block moves: what stands on each hex, {@link Stocks}, {@link Incomes}, sets of hexes as bits
 * ({@link Territories}), pressure ({@link Sieges}). Geometry, land and rules are shared. A building
 * changes the income of its hex and of those within two steps, so {@link #change} looks at 18 hexes
 * and not at the map; sets of hexes make the legal moves a product (hexes that can be built on x
 * buildings that can be paid), which is counted and drawn from without a list.
 *
 * <p>A move is {@code building * hexes + hex}, or {@link #pass()}. After the last seat of a round
 * everybody earns the income, then sieges go on and hexes fall.
 */
public final class QuickCivState implements State, Sampled, Counted, Chronicled, Viewed {
  private static final int CITY = 0;

  private final QuickCiv game;
  private final HexGrid grid;
  private final Yields yields;
  private final int players;
  private final int hexes;

  private Land land;

  /** By hex: see {@link HexContent}. */
  private final byte[] cells;

  private final Stocks stocks;
  private final Incomes incomes;
  private final Territories territories;
  private final Sieges sieges;
  private int round;

  /** How many seats have moved in this round. */
  private int moved;

  QuickCivState(QuickCiv game, Land land) {
    this.game = game;
    this.grid = game.grid();
    this.yields = game.yields();
    this.players = game.players();
    this.hexes = grid.hexes;
    this.land = land;
    this.cells = new byte[hexes];
    this.stocks = new Stocks(players);
    this.incomes = new Incomes(grid, yields, players);
    this.territories = new Territories(grid, players);
    this.sieges = new Sieges(grid, yields, players);
  }

  private QuickCivState(QuickCivState other) {
    this.game = other.game;
    this.grid = other.grid;
    this.yields = other.yields;
    this.players = other.players;
    this.hexes = other.hexes;
    this.land = other.land;
    this.cells = other.cells.clone();
    this.stocks = new Stocks(other.stocks);
    this.incomes = new Incomes(other.incomes);
    this.territories = new Territories(other.territories);
    this.sieges = new Sieges(other.sieges);
    this.round = other.round;
    this.moved = other.moved;
  }

  @Override
  public QuickCivState copy() {
    return new QuickCivState(this);
  }

  @Override
  public void set(State state) {
    QuickCivState other = (QuickCivState) state;
    land = other.land;
    System.arraycopy(other.cells, 0, cells, 0, cells.length);
    stocks.set(other.stocks);
    incomes.set(other.incomes);
    territories.set(other.territories);
    sieges.set(other.sieges);
    round = other.round;
    moved = other.moved;
  }

  // --- whose turn, and what may be done ---

  @Override
  public int turn() {
    return round >= game.rounds() ? OVER : seatToMove();
  }

  /** If the start player rotates, seat 0 begins the first round, seat 1 the second. */
  int seatToMove() {
    int seat = game.first(round) + moved;
    return seat >= players ? seat - players : seat;
  }

  @Override
  public int count() {
    if (round >= game.rounds()) {
      return 0;
    }
    int seat = seatToMove();
    int sites = territories.count(seat, yields.reach(food(seat)));
    return sites * yields.affordable(material(seat)) + 1;
  }

  @Override
  public int moves(int[] into, int at) {
    if (round >= game.rounds()) {
      return at;
    }
    int end = at;
    int seat = seatToMove();
    int distance = yields.reach(food(seat));
    int affordable = yields.affordable(material(seat));
    for (int w = 0; w < grid.words; w++) {
      for (long rest = territories.sites(seat, distance, w); rest != 0; rest &= rest - 1) {
        int hex = (w << 6) + Long.numberOfTrailingZeros(rest);
        for (int i = 0; i < affordable; i++) {
          into[end++] = yields.byPrice[i] * hexes + hex;
        }
      }
    }
    into[end++] = pass();
    return end;
  }

  @Override
  public int sample(RandomGenerator random) {
    int seat = seatToMove();
    int distance = yields.reach(food(seat));
    int affordable = yields.affordable(material(seat));
    int sites = territories.count(seat, distance);
    int drawn = random.nextInt(sites * affordable + 1);
    if (drawn == sites * affordable) {
      return pass();
    }
    int rank = drawn / affordable;
    int building = yields.byPrice[drawn - rank * affordable];
    return building * hexes + territories.site(seat, distance, rank);
  }

  @Override
  public boolean legal(int move) {
    if (move < 0 || move > pass() || round >= game.rounds()) {
      return false;
    }
    if (move == pass()) {
      return true;
    }
    int seat = seatToMove();
    int hex = move % hexes;
    return yields.price[move / hexes] <= material(seat)
        && (territories.sites(seat, yields.reach(food(seat)), hex >> 6) >>> hex & 1) != 0;
  }

  // --- playing ---

  @Override
  public void play(int move) {
    if (move != pass()) {
      int building = move / hexes;
      build(seatToMove(), building, move - building * hexes);
    }
    if (++moved == players) {
      moved = 0;
      endRound();
      round++;
    }
  }

  void build(int seat, int building, int hex) {
    int before = cells[hex];
    if (before == 0) {
      stocks.payFood(seat, foodPrice(seat, hex));
    }
    stocks.payMaterial(seat, yields.price[building]);
    change(hex, before, HexContent.of(seat, building));
  }

  /**
   * Another building or owner on a hex, with all that follows. The heart of the model; {@code
   * after} is never unbuilt, for what is built stays built.
   */
  private void change(int hex, int before, int after) {
    if (before == after) {
      return; // the same building once more
    }
    cells[hex] = (byte) after;
    int owner = HexContent.owner(after);
    int building = HexContent.building(after);
    int last = before == 0 ? -1 : HexContent.owner(before);
    int lastBuilding = HexContent.building(before);
    incomes.change(cells, land, hex, before, after);
    if (owner != last) {
      territories.take(hex, last, owner);
    }
    if (lastBuilding == CITY) {
      territories.lose(last, hex);
    }
    if (building == CITY) {
      territories.found(owner, hex);
    }
    if (lastBuilding >= 0 && yields.presses[lastBuilding]) {
      sieges.press(cells, hex, last, lastBuilding, -1);
    }
    if (yields.presses[building]) {
      sieges.press(cells, hex, owner, building, 1);
    }
    if (owner != last) {
      sieges.look(cells, hex);
    }
  }

  /** Everybody earns; then the hexes whose time has come change hands, and what is there stays. */
  private void endRound() {
    for (int seat = 0; seat < players; seat++) {
      stocks.earn(seat, incomes.of(seat));
    }
    if (sieges.endRound(cells)) {
      for (int w = 0; w < grid.words; w++) {
        for (long rest = sieges.fallen(w); rest != 0; rest &= rest - 1) {
          int hex = (w << 6) + Long.numberOfTrailingZeros(rest);
          int winner = sieges.by(hex);
          sieges.lift(hex);
          int before = cells[hex];
          change(hex, before, HexContent.conquered(before, winner));
        }
      }
    }
  }

  // --- what an engine may want to know ---

  public QuickCiv game() {
    return game;
  }

  /** The move that builds nothing. */
  public int pass() {
    return Building.COUNT * hexes;
  }

  /** The round that is being played, from 0; {@code game().rounds()} when it is over. */
  @Override
  public int round() {
    return round;
  }

  @Override
  public List<String> figures() {
    return ChronicleFigure.WORDS;
  }

  @Override
  public String key(int figure) {
    return ChronicleFigure.OF_POSITIONS.get(figure).name().toLowerCase(Locale.ROOT);
  }

  @Override
  public double figure(int figure, int seat) {
    return ChronicleFigure.OF_POSITIONS.get(figure).of(this, seat);
  }

  @Override
  public Map<String, Object> view(int seat) {
    return MapView.of(this, seat);
  }

  @Override
  public int points(int seat) {
    return stocks.points(seat);
  }

  public int food(int seat) {
    return stocks.food(seat);
  }

  public int material(int seat) {
    return stocks.material(seat);
  }

  /** What a seat earns a round, packed by {@link Resources}. */
  public long income(int seat) {
    return incomes.of(seat);
  }

  public int tiles(int seat) {
    return territories.hexes(seat);
  }

  public int cities(int seat) {
    return territories.cities(seat);
  }

  public int military(int seat) {
    int count = 0;
    for (int cell : cells) {
      boolean own = cell != 0 && HexContent.owner(cell) == seat;
      count += own && yields.military[HexContent.building(cell)] ? 1 : 0;
    }
    return count;
  }

  /** The owner of a hex, or -1 if it is unbuilt. */
  public int ownerOf(int hex) {
    int cell = cells[hex];
    return cell == 0 ? -1 : HexContent.owner(cell);
  }

  /** The number of the building on a hex, or -1 if it is unbuilt. */
  public int buildingOn(int hex) {
    return HexContent.building(cells[hex]);
  }

  public int pressure(int hex, int seat) {
    return sieges.pressure(hex, seat);
  }

  /** Who besieges a hex now, or -1: see {@link Sieges#besieger}. */
  public int besieger(int hex) {
    return sieges.besieger(cells[hex], hex);
  }

  /** For how many rounds a hex has been besieged, up to the end of the last one. */
  public int siege(int hex) {
    return sieges.rounds(hex);
  }

  /** Whether its owner's only city centre stands there, over which nobody may build. */
  boolean isLastCity(int hex) {
    return HexContent.building(cells[hex]) == CITY && cities(HexContent.owner(cells[hex])) == 1;
  }

  /** Whether a hex is free and the seat may settle it, if it can pay. */
  public boolean inReach(int seat, int hex) {
    return cells[hex] == 0 && territories.distanceToCity(seat, hex) <= grid.range;
  }

  /** What it costs a seat to settle a hex {@linkplain #inReach in its reach}. */
  int foodPrice(int seat, int hex) {
    return yields.foodPrice[territories.distanceToCity(seat, hex) - 1];
  }

  /** Writes the hexes on which the seat to move may build now, as a set of bits. */
  public void sites(long[] into) {
    int seat = seatToMove();
    int distance = yields.reach(food(seat));
    for (int w = 0; w < grid.words; w++) {
      into[w] = territories.sites(seat, distance, w);
    }
  }

  /** How many of the buildings in {@link QuickCiv#byPrice} the seat to move can pay. */
  public int affordable() {
    return yields.affordable(material(seatToMove()));
  }

  // --- for those who set up and write positions ---

  byte[] cells() {
    return cells;
  }

  Land land() {
    return land;
  }

  void put(int hex, int seat, Building building) {
    change(hex, cells[hex], HexContent.of(seat, building.ordinal()));
  }

  void stock(int seat, int food, int material, int points) {
    stocks.put(seat, food, material, points);
  }

  void clock(int round, int moved) {
    this.round = round;
    this.moved = moved;
  }

  Sieges sieges() {
    return sieges;
  }
}
