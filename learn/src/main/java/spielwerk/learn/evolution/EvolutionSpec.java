package spielwerk.learn.evolution;

import spielwerk.core.Mistake;

/**
 * All that decides an evolution: the parameters of the paper's chapter 4 and what is bred.
 *
 * @param game text that makes the game; how many play is the group size
 * @param player the engine that is bred
 * @param degree Grad: how rich a strategy is
 * @param populationSize Populationsgröße
 * @param groupSize Gruppengröße: how many sit at a table
 * @param againstCopies gegen eigene Kopien spielen: whether a player's opponents are its copies
 * @param rounds Anzahl der Runden: games that each plays in a generation
 * @param smallestVariance Rate der kleinsten Varianz: the share whose results can be relied on; the
 *     others go to the middle field
 * @param survivors Anteil an Überlebenden: what the best and the middle field are of all
 * @param children Anteil an Kindern: what children are of the newcomers; the others are drawn
 * @param mutation Mutationsrate: how likely a gene is drawn anew, in every player
 * @param generations Anzahl an Generationen
 * @param fitness {@code points}, {@code wins} or {@code mix:0.3}
 * @param elite how many of the best mutation spares; the paper spares nobody
 * @param onlyForward whether a generation that is worse than its predecessor is refused (2.3)
 * @param load Population laden: file of the population to begin with, or empty
 * @param start engine whose copies are the population to begin with, or empty for players drawn
 * @param dice seed of the dice: evolutions with the same number see the same dice in the same game
 *     of the same generation (3.1)
 * @param seed where all other chance comes from
 */
public record EvolutionSpec(
    String game,
    String player,
    int degree,
    int populationSize,
    int groupSize,
    boolean againstCopies,
    int rounds,
    double smallestVariance,
    double survivors,
    double children,
    double mutation,
    int generations,
    String fitness,
    int elite,
    boolean onlyForward,
    String load,
    String start,
    long dice,
    long seed) {

  public static final int MOST_PLAYERS = 100_000;
  public static final int MOST_ROUNDS = 100_000;
  public static final int MOST_GENERATIONS = 1_000_000;

  public EvolutionSpec {
    within("populationSize", populationSize, 2, MOST_PLAYERS);
    within("groupSize", groupSize, 1, 100);
    within("rounds", rounds, 1, MOST_ROUNDS);
    within("generations", generations, 1, MOST_GENERATIONS);
    within("elite", elite, 0, populationSize);
    share("smallestVariance", smallestVariance);
    share("survivors", survivors);
    share("children", children);
    share("mutation", mutation);
    if (Fitness.parse(fitness).wins() > 0 && againstCopies) {
      throw new Mistake(
          "Among its own copies nobody wins, so againstCopies goes with fitness points only.");
    }
    if (!load.isEmpty() && !start.isEmpty()) {
      throw new Mistake("A population is either loaded or made of copies: give load or start.");
    }
    Shares shares = Shares.of(populationSize, rounds, smallestVariance, survivors, children);
    if (shares.middle() > shares.survivors()) {
      throw new Mistake(
          "The middle field (%d players by smallestVariance %s) survives, so survivors %s of %d players are too few."
              .formatted(shares.middle(), smallestVariance, survivors, populationSize));
    }
    if (2 * shares.children() > populationSize - shares.middle()) {
      throw new Mistake(
          "%d children need %d parents, but only %d players are outside the middle field; raise survivors or lower children."
              .formatted(
                  shares.children(), 2 * shares.children(), populationSize - shares.middle()));
    }
  }

  private static void within(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Mistake(
          name + " " + value + " is not allowed; it takes " + least + " to " + most + ".");
    }
  }

  private static void share(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new Mistake(name + " " + value + " is not allowed; it takes a share from 0 to 1.");
    }
  }

  /** The paper's usual parameters. */
  public static EvolutionSpec of(String game, String player) {
    return new EvolutionSpec(
        game, player, 2, 100, 5, false, 10, 0.98, 0.74, 1, 0.05, 200, "points", 0, false, "", "", 0,
        0);
  }

  /** How many players the shares come to. */
  Shares shares() {
    return Shares.of(populationSize, rounds, smallestVariance, survivors, children);
  }

  public EvolutionSpec withSeed(long seed) {
    return seeded(seed, dice);
  }

  /** The same evolution with other chance and other dice. */
  public EvolutionSpec seeded(long seed, long dice) {
    return with(load, dice, seed);
  }

  /** The same evolution that begins with the population of another file. */
  public EvolutionSpec loading(String file) {
    return with(file, dice, seed);
  }

  private EvolutionSpec with(String load, long dice, long seed) {
    return new EvolutionSpec(
        game,
        player,
        degree,
        populationSize,
        groupSize,
        againstCopies,
        rounds,
        smallestVariance,
        survivors,
        children,
        mutation,
        generations,
        fitness,
        elite,
        onlyForward,
        load,
        start,
        dice,
        seed);
  }
}
