package spielwerk.learn.tuning;

import java.util.List;
import spielwerk.arena.Openings;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Mistake;

/**
 * All that decides a tuning.
 *
 * @param engine a {@link Template}
 * @param against the opponents; each fills all other seats of its games
 * @param games of each individual against each opponent in a generation
 * @param mutation how likely each value of a child is changed
 * @param budget of everybody
 * @param choice of everybody
 * @param maxMoves a game is a draw after so many moves; 0 for never
 * @param check games of the best against each opponent in the end, on seeds of their own
 */
public record TuneSpec(
    String game,
    String engine,
    List<String> against,
    int games,
    int population,
    int generations,
    double mutation,
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
    against = List.copyOf(against);
    within("opponents in against", against.size(), 1, MOST_OPPONENTS);
    within("games", games, 1, MOST_GAMES);
    within("population", population, 2, MOST_INDIVIDUALS);
    within("generations", generations, 1, MOST_GENERATIONS);
    within("maxMoves", maxMoves, 0, Integer.MAX_VALUE);
    within("check", check, 1, MOST_GAMES);
    if (!(mutation >= 0 && mutation <= 1)) {
      throw new Mistake("mutation " + mutation + " is not allowed; it takes a share from 0 to 1.");
    }
  }

  private static void within(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new Mistake(
          name + " " + value + " is not allowed; it takes " + least + " to " + most + ".");
    }
  }

  /** A tuning as it is usual. */
  public static TuneSpec of(String game, String engine, List<String> against) {
    return new TuneSpec(
        game,
        engine,
        against,
        20,
        20,
        20,
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
        engine,
        against,
        games,
        population,
        generations,
        mutation,
        budget,
        choice,
        openings,
        maxMoves,
        check,
        other);
  }
}
