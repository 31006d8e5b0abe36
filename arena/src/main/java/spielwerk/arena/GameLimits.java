package spielwerk.arena;

import spielwerk.core.Adjudication;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.Form;

/** When games of a match or a tournament end before the rules end them. */
public record GameLimits(
    @Field(
            about = "a game is drawn after this many moves; by default there is no limit",
            usual = "0",
            example = "200",
            range = "0..")
        int maxMoves,
    @Field(about = "whether engines may agree on a draw", usual = "true") boolean drawOffers,
    @Field(
            about = "time for a whole game, and what each move adds: 60s or 60s+1s",
            usual = "none",
            label = "TIME")
        GameClock clock,
    @Field(
            about = "milliseconds that an answer may come too late",
            usual = "250",
            range = "0..1_000_000_000")
        long margin,
    @Field(
            about =
                "a game is won when for N moves each the winner's value was at least V and the"
                    + " loser's at most -V: value=V,moves=N",
            usual = "never",
            label = "RULE")
        Adjudication.Win resign,
    @Field(
            about =
                "a game is drawn when for N moves each no value was further from 0 than V, from move"
                    + " M on: value=V,moves=N,from=M",
            usual = "never",
            label = "RULE")
        Adjudication.Draw draw) {

  static final String GOAL =
      "what the engines play for: win or points; by default what the game defines";

  private static final String NEVER = "never";

  static final Form<Adjudication.Win> RESIGN =
      Form.text(
          Adjudication.Win.class,
          text -> text.equals(NEVER) ? Adjudication.Win.NEVER : Adjudication.Win.parse(text),
          rule ->
              rule.moves() == 0
                  ? NEVER
                  : "value=%s,moves=%d".formatted(rule.value(), rule.moves()));

  static final Form<Adjudication.Draw> DRAW =
      Form.text(
          Adjudication.Draw.class,
          text -> text.equals(NEVER) ? Adjudication.Draw.NEVER : Adjudication.Draw.parse(text),
          rule ->
              rule.moves() == 0
                  ? NEVER
                  : "value=%s,moves=%d,from=%d".formatted(rule.value(), rule.moves(), rule.from()));

  public GameLimits {
    if (maxMoves < 0 || clock.millis() < 0 || clock.increment() < 0 || margin < 0) {
      throw new Mistake("A limit of a match cannot be below 0.");
    }
  }

  public static GameLimits of(Limits limits) {
    return new GameLimits(
        limits.maxMoves(),
        limits.draws(),
        new GameClock(limits.clockMillis(), limits.incrementMillis()),
        limits.marginMillis(),
        limits.adjudication().win(),
        limits.adjudication().draw());
  }

  /** As the referee enforces them. */
  Limits forReferee() {
    return new Limits(
        maxMoves,
        drawOffers,
        clock.millis(),
        clock.increment(),
        margin,
        new Adjudication(resign, draw));
  }
}
