/**
 * The contract between games, engines and everything that uses them. Read {@link spielwerk.core.Game}, {@link
 * spielwerk.core.State} and {@link spielwerk.core.Engine} first; the rest follows from them.
 *
 * <pre>{@code
 * Catalogue catalogue = Catalogue.load();
 * Game game = catalogue.game("connect4");
 * Engine first = catalogue.engine("alphabeta:depth=6", game);
 * Engine second = catalogue.engine("random", game);
 * GameRecord record =
 *     Referee.play(Bout.of(game, 1, 0), List.of(Seat.of("alphabeta:depth=6", first), Seat.of("random", second)));
 * System.out.println(record.moves() + " " + record.ending());
 * }</pre>
 *
 * <p>This package knows the JDK only.
 */
package spielwerk.core;
