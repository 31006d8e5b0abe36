package spielwerk.core;

import java.util.List;

/**
 * When the referee ends a game because all seats agree on how it stands, as tournament managers of
 * chess engines do: each seat says by the value of the move it plays what it expects. Only moves
 * with a value count; a move without one ends the agreement.
 */
public record Adjudication(Win win, Draw draw) {
  /** Games are played to their end. */
  public static final Adjudication NONE = new Adjudication(Win.NEVER, Draw.NEVER);

  private static final double HIGHEST = 1_000_000;
  private static final int LONGEST = 100_000;

  /**
   * A win: for its last moves one seat expected at least the value, and every other seat at most
   * its negative.
   *
   * @param moves how many of each seat in a row; 0 for never
   */
  public record Win(double value, int moves) {
    public static final Win NEVER = new Win(0, 0);

    /** From {@code value=0.9,moves=4}. */
    public static Win parse(String text) {
      List<Option> options = List.of(valueOption(0.9, 0.001), movesOption(4));
      Settings settings = new Settings(Name.parse("resign:" + text), options, false);
      return new Win(settings.real("value"), settings.integer("moves"));
    }
  }

  /**
   * A draw: for their last moves all seats expected no more than the value either way.
   *
   * @param moves how many of each seat in a row; 0 for never
   * @param from only once the game has this many moves, those of opening and chance included
   */
  public record Draw(double value, int moves, int from) {
    public static final Draw NEVER = new Draw(0, 0, 0);

    /** From {@code value=0.02,moves=8,from=40}. */
    public static Draw parse(String text) {
      Option from = Option.integer("from", 40, 0, LONGEST, "only after this many moves");
      List<Option> options = List.of(valueOption(0.02, 0), movesOption(8), from);
      Settings settings = new Settings(Name.parse("draw:" + text), options, false);
      return new Draw(settings.real("value"), settings.integer("moves"), settings.integer("from"));
    }
  }

  private static Option valueOption(double usual, double least) {
    return Option.real("value", usual, least, HIGHEST, "what the seats expect");
  }

  private static Option movesOption(int usual) {
    return Option.integer("moves", usual, 1, LONGEST, "how many moves of each seat in a row");
  }
}
