package spielwerk.arena;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.SpecCodec;

/**
 * A match: as many engines as the game has seats play some games against each other. Everything
 * that decides a game is in here, so that the same spec gives the same facts again.
 */
@RecordBuilder
public record MatchSpec(
    @Field(about = "the game, with its options", example = "connect4", editor = "game") String game,
    @Field(inline = true) Lineup lineup,
    @Field(
            about = "how many games; each opening is played once from every seat",
            usual = "100",
            range = "1..10_000_000")
        int games,
    @Field(about = Openings.ABOUT, example = "random:plies=2", editor = "openings")
        Openings openings,
    @Field(inline = true) GameLimits limits,
    @Field(about = GameLimits.GOAL, example = "win") Goal goal,
    @Field(
            about =
                "end as soon as it is clear (errors of 5%) whether the first engine is stronger by"
                    + " ELO1 rather than by ELO0; other errors: ELO0,ELO1,ALPHA,BETA",
            usual = "",
            example = "0,30",
            label = "ELO0,ELO1")
        String sprt,
    @Field(about = "random seed; if omitted, one is chosen", usual = "0", example = "1") long seed)
    implements MatchSpecBuilder.With {

  public static final SpecCodec<MatchSpec> CODEC =
      Lineup.known(
              SpecCodec.of(
                  MatchKind.TYPE.id(),
                  MatchSpec.class,
                  Openings.FORM,
                  GameLimits.RESIGN,
                  GameLimits.DRAW))
          .rule("sprt", (text, reading) -> Sprt.parse((String) text).toString())
          .upgrade(OldSpecs::match);

  /** More games than anybody waits for. */
  private static final int MOST = 10_000_000;

  public MatchSpec {
    if (games < 1 || games > MOST) {
      throw new Mistake("A match has 1 to " + MOST + " games, not " + games + ".");
    }
    if (!sprt.isEmpty()) {
      Sprt.parse(sprt);
    }
  }

  /** A match as it is usual for a game. */
  public static MatchSpec of(Game game, List<String> engines, int games, long seed) {
    return new MatchSpec(
        game.text(),
        Lineup.of(engines),
        games,
        Openings.usual(game),
        GameLimits.of(Limits.NONE),
        game.traits().goal(),
        "",
        seed);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static MatchSpec fromJson(JsonNode json) {
    return CODEC.fromJson(json);
  }

  @JsonValue
  JsonNode toJson() {
    return CODEC.toJson(this);
  }

  public MatchSpec withBudgets(List<Budget> budgets) {
    return withLineup(lineup.withBudgets(budgets));
  }

  public MatchSpec withChoices(List<Choice> choices) {
    return withLineup(lineup.withChoices(choices));
  }

  public MatchSpec withLimits(Limits limits) {
    return withLimits(GameLimits.of(limits));
  }

  public MatchSpec withSprt(Sprt test) {
    return withSprt(test.toString());
  }

  public List<String> engines() {
    return lineup.players().stream().map(TournamentPlayer::engine).toList();
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
    return lineup.players().get(number).entrant();
  }

  /** What people call the entrants: the engine as typed, with what tells it from the others. */
  public List<String> names() {
    Map<String, Integer> seen = new HashMap<>();
    return lineup.players().stream().map(player -> name(player, seen)).toList();
  }

  private static String name(TournamentPlayer player, Map<String, Integer> seen) {
    return player.name().isEmpty()
        ? Lineup.unique(
            player.engine()
                + (player.budget().isFree() ? "" : " " + player.budget())
                + (player.choice().equals(Choice.BEST) ? "" : " " + player.choice()),
            seen)
        : player.name();
  }

  /** Whether the clock has no say in it. */
  public boolean repeatable() {
    return lineup.repeatable(limits);
  }
}
