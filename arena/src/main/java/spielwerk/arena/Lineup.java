package spielwerk.arena;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.SpecCodec;

/**
 * Who plays. Teams become players like the others, so that a spec lists all there are.
 *
 * @param budget of all who have none of their own
 * @param choice of all who have none of their own
 */
public record Lineup(
    @Field(
            about =
                "how much an engine may think per move: nodes=N, depth=N, sims=N, time=300ms, or"
                    + " several",
            usual = "free")
        Budget budget,
    @Field(about = "how advice becomes a move: best, sigma=N or temperature=N", usual = "best")
        Choice choice,
    @Field(
            about = "engines, or {name: deep, engine: .., budget: .., choice: ..}",
            example = "[random, mcts]",
            single = "engine",
            editor = "players")
        List<TournamentPlayer> players,
    @Field(about = "also every team of some engines, as further players", editor = "teams")
        TeamCombinations teams) {

  public Lineup {
    Budget usualBudget = budget;
    Choice usualChoice = choice;
    players =
        Stream.concat(
                players.stream(),
                teams.texts().stream()
                    .map(team -> new TournamentPlayer("", team, usualBudget, usualChoice)))
            .toList();
    teams = TeamCombinations.NONE;
  }

  /** Engines without limits. */
  static Lineup of(List<String> engines) {
    return of(
        engines.stream()
            .map(engine -> new TournamentPlayer("", engine, Budget.FREE, Choice.BEST))
            .toList(),
        Budget.FREE);
  }

  static Lineup of(List<TournamentPlayer> players, Budget budget) {
    return new Lineup(budget, Choice.BEST, players, TeamCombinations.NONE);
  }

  /** What a codec must know of them: they play the game, and who has no budget has that of all. */
  static <S extends Record> SpecCodec<S> known(SpecCodec<S> codec) {
    return codec
        .rule("game", Reading::game)
        .rule("players.engine", Reading::engine)
        .usual("players.budget", reading -> reading.value("budget"))
        .usual("players.choice", reading -> reading.value("choice"))
        .usual("players", reading -> List.of())
        .usual("teams", reading -> TeamCombinations.NONE)
        .usual("teams.most", reading -> ((List<?>) reading.value("of")).size())
        .rule("teams", Lineup::play)
        .usual("openings", reading -> Openings.usual(reading.game()))
        .usual("goal", reading -> reading.game().traits().goal());
  }

  private static Object play(Object teams, Reading reading) {
    TeamCombinations all = (TeamCombinations) teams;
    all.texts().forEach(team -> Reading.engine(team, reading));
    return new TeamCombinations(
        all.of().stream().map(one -> (String) Reading.engine(one, reading)).toList(), all.most());
  }

  /** With the budgets in order: one for all or one for each. */
  Lineup withBudgets(List<Budget> budgets) {
    return with(
        "budget",
        budgets,
        (player, own) ->
            new TournamentPlayer(player.name(), player.engine(), own, player.choice()));
  }

  /** With the choices in order: one for all or one for each. */
  Lineup withChoices(List<Choice> choices) {
    return with(
        "choice",
        choices,
        (player, own) ->
            new TournamentPlayer(player.name(), player.engine(), player.budget(), own));
  }

  private <T> Lineup with(
      String what,
      List<T> values,
      java.util.function.BiFunction<TournamentPlayer, T, TournamentPlayer> change) {
    if (values.size() != 1 && values.size() != players.size()) {
      throw new Mistake(
          "There are %d engines but %d entries of %s; give one for all or one for each."
              .formatted(players.size(), values.size(), what));
    }
    return new Lineup(
        budget,
        choice,
        IntStream.range(0, players.size())
            .mapToObj(i -> change.apply(players.get(i), values.get(values.size() == 1 ? 0 : i)))
            .toList(),
        teams);
  }

  /** Whether no clock has a say in their games. */
  boolean repeatable(GameLimits limits) {
    return limits.clock().millis() == 0
        && players.stream().allMatch(player -> player.entrant().repeatable());
  }

  /**
   * With a name for everybody who has none; the same engine may take part twice, and its names then
   * differ by a number.
   */
  Lineup named() {
    Map<String, Integer> seen = new HashMap<>();
    return new Lineup(
        budget,
        choice,
        players.stream()
            .map(player -> player.name().isEmpty() ? named(player, seen) : player)
            .toList(),
        teams);
  }

  private TournamentPlayer named(TournamentPlayer player, Map<String, Integer> seen) {
    String name =
        player.engine()
            + (player.budget().equals(budget) ? "" : " " + player.budget())
            + (player.choice().equals(choice) ? "" : " " + player.choice());
    return new TournamentPlayer(
        unique(name, seen), player.engine(), player.budget(), player.choice());
  }

  static String unique(String name, Map<String, Integer> seen) {
    int number = seen.merge(name, 1, Integer::sum);
    return number == 1 ? name : name + " #" + number;
  }
}
