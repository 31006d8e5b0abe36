package spielwerk.core;

import java.util.List;

/**
 * Who advises, who analyses and who are the opponents of a game where people do not name an engine.
 * Engines know games, so this belongs to those who play a game. Found by {@link
 * java.util.ServiceLoader}, as games and engines are; {@link Recommendation#of} picks those who can
 * play the variant at hand.
 */
public interface Recommender {
  /** Any game that nobody else speaks of. */
  String EVERY_OTHER = "*";

  /** The name of the game without options, or {@link #EVERY_OTHER}. */
  String game();

  /** Who gives advice during a game, within about two seconds; the most wanted first. */
  List<ConfiguredEngine> advisors(Game game);

  /** Who looks through a whole game, position by position; the most wanted first. */
  List<ConfiguredEngine> analysts(Game game);

  /** The opponents, the weakest first; empty if it has none for this variant. */
  List<StrengthLevel> levels(Game game);
}
