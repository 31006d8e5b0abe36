package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;

/**
 * A match: as many engines as the game has seats play some games against each other. Everything
 * that decides a game is in here, so that the same spec gives the same facts again.
 *
 * @param engines the texts that make them; the same text may stand twice
 * @param budgets one for all or one for each engine
 * @param choices one for all or one for each engine
 * @param sprt a test that may end the match early, as {@link Sprt} reads it, or empty
 */
public record MatchSpec(
    String game,
    List<String> engines,
    int games,
    long seed,
    List<Budget> budgets,
    List<Choice> choices,
    Openings openings,
    Limits limits,
    Goal goal,
    String sprt) {

  /** More games than anybody waits for. */
  private static final int MOST = 10_000_000;

  public MatchSpec {
    engines = List.copyOf(engines);
    budgets = List.copyOf(budgets);
    choices = List.copyOf(choices);
    if (games < 1 || games > MOST) {
      throw new Mistake("A match has 1 to " + MOST + " games, not " + games + ".");
    }
    if (!sprt.isEmpty()) {
      Sprt.parse(sprt);
    }
    oneOrEach("budget", budgets.size(), engines.size());
    oneOrEach("choice", choices.size(), engines.size());
    if (limits.maxMoves() < 0
        || limits.clockMillis() < 0
        || limits.incrementMillis() < 0
        || limits.marginMillis() < 0) {
      throw new Mistake("A limit of a match cannot be below 0.");
    }
  }

  private static void oneOrEach(String what, int given, int engines) {
    if (given != 1 && given != engines) {
      throw new Mistake(
          "There are "
              + engines
              + " engines but "
              + given
              + " entries of "
              + what
              + "; give one for all or one for each.");
    }
  }

  /** A match as it is usual for a game. */
  public static MatchSpec of(Game game, List<String> engines, int games, long seed) {
    return new MatchSpec(
        game.text(),
        engines,
        games,
        seed,
        List.of(Budget.FREE),
        List.of(Choice.BEST),
        Openings.usual(game),
        Limits.NONE,
        game.traits().goal(),
        "");
  }

  public MatchSpec withSeed(long seed) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, sprt);
  }

  public MatchSpec withBudgets(List<Budget> budgets) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, sprt);
  }

  public MatchSpec withChoices(List<Choice> choices) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, sprt);
  }

  public MatchSpec withOpenings(Openings openings) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, sprt);
  }

  public MatchSpec withLimits(Limits limits) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, sprt);
  }

  public MatchSpec withGoal(Goal goal) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, sprt);
  }

  public MatchSpec withSprt(Sprt test) {
    return new MatchSpec(
        game, engines, games, seed, budgets, choices, openings, limits, goal, test.toString());
  }

  /** The test that may end the match early. */
  public Optional<Sprt> test() {
    return sprt.isEmpty() ? Optional.empty() : Optional.of(Sprt.parse(sprt));
  }

  /** What the test says about a result; open if there is none. */
  public Sprt.Verdict verdict(Tally tally) {
    Optional<Pentanomial> pairs = tally.entrants().get(0).pairs();
    return test()
        .flatMap(test -> pairs.map(counts -> test.verdict(test.llr(counts))))
        .orElse(Sprt.Verdict.OPEN);
  }

  /** What the test says about a result, in a sentence; empty if there is none. */
  String verdictText(Tally tally) {
    Optional<Pentanomial> pairs = tally.entrants().get(0).pairs();
    if (test().isEmpty() || pairs.isEmpty()) {
      return "";
    }
    Sprt test = test().get();
    double llr = test.llr(pairs.get());
    return String.format(
        Locale.ROOT,
        "LLR %.2f (%.2f to %.2f), H0: %s, H1: %s Elo; %s",
        llr,
        test.lower(),
        test.upper(),
        test.elo0(),
        test.elo1(),
        test.verdict(llr) == Sprt.Verdict.OPEN ? "not decided" : test.verdict(llr) + " accepted");
  }

  public Entrant entrant(int number) {
    return new Entrant(
        engines.get(number),
        budgets.get(budgets.size() == 1 ? 0 : number),
        choices.get(choices.size() == 1 ? 0 : number));
  }

  /** What people call the entrants: the engine as typed, with what tells it from the others. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (int number = 0; number < engines.size(); number++) {
      Entrant entrant = entrant(number);
      String name =
          entrant.engine()
              + (entrant.budget().isFree() ? "" : " " + entrant.budget())
              + (entrant.choice().equals(Choice.BEST) ? "" : " " + entrant.choice());
      long before = IntStream.range(0, number).filter(i -> entrant(i).equals(entrant)).count();
      names.add(before == 0 ? name : name + " #" + (before + 1));
    }
    return names;
  }

  /** Whether the clock has no say in it. */
  public boolean repeatable() {
    return limits.clockMillis() == 0
        && IntStream.range(0, engines.size()).allMatch(number -> entrant(number).repeatable());
  }
}
