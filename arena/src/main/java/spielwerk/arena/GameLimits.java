package spielwerk.arena;

import spielwerk.core.Adjudication;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.Form;

/** When games of a match or a tournament end before the rules end them. */
public record GameLimits(
    @Field(about = "a game is drawn after this many moves; 0 for never", usual = "0", range = "0..")
        int maxMoves,
    @Field(about = "whether engines may agree on a draw", usual = "true") boolean drawOffers,
    @Field(about = "for a whole game, and what each move adds: 60s+1s", usual = "none")
        GameClock clock,
    @Field(
            about = "milliseconds that an answer may come too late",
            usual = "250",
            range = "0..1_000_000_000")
        long margin,
    @Field(about = "a win if all seats agree by their values: value=0.9,moves=4", usual = "never")
        Adjudication.Win resign,
    @Field(about = "a draw if they do: value=0.02,moves=8,from=40", usual = "never")
        Adjudication.Draw draw) {

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
