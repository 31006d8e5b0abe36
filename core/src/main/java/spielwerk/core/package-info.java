/**
 * The contract between games, engines and everything that uses them. Read {@link
 * spielwerk.core.Game}, {@link spielwerk.core.State} and {@link spielwerk.core.Engine} first; the
 * rest follows from them.
 *
 * <pre>{@code
 * Catalogue catalogue = Catalogue.load();
 * Game game = catalogue.game("connect4");
 * Seat first = Seat.of("alphabeta:depth=6", catalogue.engine("alphabeta:depth=6", game));
 * Seat second = Seat.of("random", catalogue.engine("random", game));
 * GameRecord record = Referee.play(Bout.of(game, 1, 0), List.of(first, second));
 * System.out.println(record.moves() + " " + record.ending());
 * }</pre>
 *
 * <p>This package knows the JDK only.
 */
@NullMarked
package spielwerk.core;

import org.jspecify.annotations.NullMarked;
