package spielwerk.learn.tuning;

import java.util.List;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;

/**
 * All that decides a tuning.
 *
 * @param engines a {@link Template}, or several of which the population is mixed at first
 * @param rivals whom a generation plays
 * @param fitness what a game is worth
 * @param against the opponents; each fills all other seats of its games. Where the population plays
 *     itself they are met in the end only
 * @param games of each individual in a generation, against each opponent if it plays opponents
 * @param mutation how likely each number of a child is changed
 * @param wordMutation how likely each word of a child is drawn anew
 * @param budget of everybody
 * @param choice of everybody
 * @param maxMoves a game is a draw after so many moves; 0 for never
 * @param check games of the best against each opponent in the end, on seeds of their own
 */
public record TuneSpec(
    String game,
    List<String> engines,
    Rivals rivals,
    Fitness fitness,
    List<String> against,
    int games,
    int population,
    int generations,
    double mutation,
    double wordMutation,
    Budget budget,
    Choice choice,
    Openings openings,
    int maxMoves,
    int check,
    long seed) {

  public static final int MOST_OPPONENTS = 100;
  public static final int MOST_GAMES = 1_000_000;
  public static final int MOST_INDIVIDUALS = 10_000;
  public static final int MOST_GENERATIONS = 10_000;

  public TuneSpec {
    engines = List.copyOf(engines);
    against = List.copyOf(against);
    within("opponents in against", against.size(), 1, MOST_OPPONENTS);
    within("games", games, 1, MOST_GAMES);
    within("population", population, 2, MOST_INDIVIDUALS);
    within("generations", generations, 1, MOST_GENERATIONS);
    within("maxMoves", maxMoves, 0, Integer.MAX_VALUE);
    within("check", check, 1, MOST_GAMES);
    share("mutation", mutation);
    share("wordMutation", wordMutation);
  }

  private static void share(String name, double value) {
    if (!(value >= 0 && value <= 1)) {
      throw new Mistake(name + " " + value + " is not allowed; it takes a share from 0 to 1.");
    }
  }

  private static void within(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Mistake(
          name + " " + value + " is not allowed; it takes " + least + " to " + most + ".");
    }
  }

  /** A tuning as it is usual. */
  public static TuneSpec of(String game, List<String> engines, List<String> against) {
    return new TuneSpec(
        game,
        engines,
        Rivals.AGAINST,
        Fitness.SCORE,
        against,
        20,
        20,
        20,
        0.3,
        0.3,
        Budget.FREE,
        Choice.BEST,
        Openings.parse("random:plies=2"),
        0,
        400,
        0);
  }

  public TuneSpec withSeed(long other) {
    return new TuneSpec(
        game,
        engines,
        rivals,
        fitness,
        against,
        games,
        population,
        generations,
        mutation,
        wordMutation,
        budget,
        choice,
        openings,
        maxMoves,
        check,
        other);
  }

  /** A match as everybody plays it here. */
  MatchSpec match(Game on, List<String> table, int count, long with) {
    return MatchSpec.of(on, table, count, with)
        .withBudgets(List.of(budget))
        .withChoices(List.of(choice))
        .withOpenings(openings)
        .withLimits(Limits.NONE.withMaxMoves(maxMoves));
  }
}
