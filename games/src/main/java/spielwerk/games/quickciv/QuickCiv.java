package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Knowledge;
import spielwerk.core.Name;
import spielwerk.core.Retraced;
import spielwerk.core.Setup;
import spielwerk.core.Surveyed;
import spielwerk.core.Traits;

/** Quick Civ on a map of this size, for this many players, under these rules. */
public final class QuickCiv implements Game, Surveyed, Retraced {
  public static final String ID = "quickciv";
  static final String FAIR = "fair";
  static final String UNFAIR = "unfair";
  static final int USUAL_SIZE = 15;
  static final int USUAL_ROUNDS = 100;
  static final int MOST_PLAYERS = 4;

  private final Options options;
  private final @Nullable DrawnMap drawn;
  private final QuickCivRules rules;
  private final HexGrid grid;
  private final Yields yields;
  private final List<Building> byPrice;

  /**
   * What people can choose.
   *
   * @param map {@code fair}, {@code unfair}, a scenario, or the file of a drawn map
   * @param seed of the map of every game, or 0 if each game has a map of its own
   * @param rulesFile the table of rules, empty for the usual ones
   * @param rotates whether another seat begins each round
   * @param variation of the table of rules
   */
  record Options(
      int size,
      int players,
      int rounds,
      String map,
      int seed,
      String rulesFile,
      boolean rotates,
      Variation variation) {
    static final Options USUAL =
        new Options(USUAL_SIZE, MOST_PLAYERS, USUAL_ROUNDS, FAIR, 0, "", true, Variation.NONE);
  }

  /**
   * What is changed in the table of rules.
   *
   * @param material what buildings cost, in percent
   * @param food what a new hex costs, in percent
   * @param step how many times the price of the next cheaper class of buildings each price is, 0
   *     for the table's
   * @param siege how many rounds take a hex, 0 if none is taken, -1 for the table's
   */
  record Variation(int material, int food, int step, int siege) {
    static final Variation NONE = new Variation(100, 100, 0, -1);

    QuickCivRules of(QuickCivRules table) {
      return equals(NONE)
          ? table
          : table.varied(material, food, step, siege < 0 ? table.siege() : siege);
    }
  }

  /**
   * @param drawn the map if somebody drew it, else null
   */
  QuickCiv(Options options, QuickCivRules rules, @Nullable DrawnMap drawn) {
    this.options = options;
    this.drawn = drawn;
    this.rules = options.variation().of(rules);
    this.grid = new HexGrid(options.size(), rules.range());
    this.yields = new Yields(this.rules);
    List<Building> sorted = new ArrayList<>();
    for (byte b : yields.byPrice) {
      sorted.add(Building.of(b));
    }
    this.byPrice = List.copyOf(sorted);
  }

  /** The game of the thesis: four players, 100 rounds, a fair map of 15 by 15. */
  public static QuickCiv usual() {
    return new QuickCiv(Options.USUAL, QuickCivRules.usual(), null);
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String text() {
    Map<String, String> said = new LinkedHashMap<>();
    Options usual = Options.USUAL;
    say(said, "size", options.size(), usual.size());
    say(said, "players", options.players(), usual.players());
    say(said, "rounds", options.rounds(), usual.rounds());
    say(said, "map", options.map(), usual.map());
    say(said, "seed", options.seed(), usual.seed());
    say(said, "rules", options.rulesFile(), usual.rulesFile());
    say(said, "order", options.rotates() ? "rotates" : "fixed", "rotates");
    Variation variation = options.variation();
    say(said, "material", variation.material(), Variation.NONE.material());
    say(said, "food", variation.food(), Variation.NONE.food());
    say(said, "step", variation.step(), Variation.NONE.step());
    say(said, "siege", variation.siege(), Variation.NONE.siege());
    return new Name(ID, List.of(), said).toString();
  }

  private static void say(Map<String, String> said, String option, Object value, Object usual) {
    if (!value.equals(usual)) {
      said.put(option, value.toString());
    }
  }

  @Override
  public Traits traits() {
    int sites = 0;
    for (int row = 0; row < grid.size; row++) {
      sites += grid.width(row);
    }
    return new Traits(
        players(),
        false,
        false,
        false,
        Goal.WIN,
        Building.COUNT * grid.hexes + 1,
        Building.COUNT * sites + 1,
        rounds() * players());
  }

  @Override
  public Setup setup(long seed) {
    return new Setup(
        QuickCivPositionText.write(begin(options.seed() == 0 ? seed : options.seed())));
  }

  private QuickCivState begin(long seed) {
    return drawn == null
        ? MapMaker.start(this, seed, options.map().equals(FAIR))
        : QuickCivPositionText.read(this, drawn.position(rules));
  }

  /** From {@link Setup#STANDARD}: the map of seed 0, or of the game's own seed. */
  @Override
  public QuickCivState start(Setup setup) {
    return setup.isStandard()
        ? begin(options.seed())
        : QuickCivPositionText.read(this, setup.text());
  }

  @Override
  public QuickCivNotation notation() {
    return new QuickCivNotation(this);
  }

  @Override
  public Knowledge knowledge() {
    return QuickCivKnowledge.of(
        this, AppraisalWeights.GREEDY, OnlyBuildNearLastAction.Reach.THESIS);
  }

  public int players() {
    return options.players();
  }

  /** Who begins a round, counted from 0. */
  int first(int round) {
    return options.rotates() ? round % options.players() : 0;
  }

  public int rounds() {
    return options.rounds();
  }

  public int size() {
    return options.size();
  }

  public QuickCivRules rules() {
    return rules;
  }

  /** The hexes have numbers below this; a few of them are {@linkplain #exists nowhere}. */
  public int hexes() {
    return grid.hexes;
  }

  /** How many longs a set of hexes takes as bits. */
  public int words() {
    return grid.words;
  }

  /** Every second row is one hex shorter: its last number is not a hex. */
  public boolean exists(int hex) {
    return grid.exists(hex);
  }

  public int distance(int from, int to) {
    return grid.distance(from, to);
  }

  /** The hexes within two steps of a hex, itself not included, the adjacent ones first. */
  public int[] around(int hex) {
    int[] hexes = new int[grid.end[hex] - grid.start[hex]];
    for (int i = 0; i < hexes.length; i++) {
      hexes[i] = grid.around[grid.start[hex] + i];
    }
    return hexes;
  }

  /** Whether a building, by its number, presses on any hex. */
  public boolean presses(int building) {
    return yields.presses[building];
  }

  /** How hard a building, by its number, presses on hexes at a distance of 0, 1 or 2. */
  public int pressure(int building, int distance) {
    return yields.pressure[distance][building];
  }

  /** The buildings from the cheapest to the dearest. */
  public List<Building> byPrice() {
    return byPrice;
  }

  HexGrid grid() {
    return grid;
  }

  Yields yields() {
    return yields;
  }

  @Override
  public Map<String, Object> history(Setup setup, List<Integer> moves) {
    return GameHistory.of(this, setup, moves);
  }

  @Override
  public String seats() {
    return "corners";
  }

  @Override
  public Counts newCounts() {
    return new ChronicleTotals(this);
  }
}
