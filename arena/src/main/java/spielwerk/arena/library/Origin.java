package spielwerk.arena.library;

/**
 * The run that produced a game.
 *
 * @param run its id
 * @param kind {@code match}, {@code tournament}, ..
 * @param spec all that decided it, as JSON
 */
public record Origin(String run, String kind, String spec) {}
