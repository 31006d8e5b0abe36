/**
 * The contract between games, engines and everything that uses them. This page is its manual; it
 * needs nothing but the JDK, and so does a game or an engine written against it.
 *
 * <h2>A game in ten lines</h2>
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
 * The {@link spielwerk.core.Catalogue} finds games and engines by the names people type. A {@link
 * spielwerk.core.Bout} says what is played, with all its randomness in a seed; the {@link
 * spielwerk.core.Referee} plays it, and the {@link spielwerk.core.GameRecord} can be played again
 * move by move.
 *
 * <h2>Games</h2>
 *
 * <p>A {@link spielwerk.core.Game} is the rules with their options fixed: immutable, shared by all
 * threads. It makes a {@link spielwerk.core.State}, a game in progress that one thread owns. A
 * state knows whose turn it is (a seat, {@link spielwerk.core.State#CHANCE} or nobody any more),
 * its legal moves, what a move does, and the points at the end. Moves are {@code int}s from 0 to
 * {@link spielwerk.core.Traits#codes() codes} - 1, since they are made millions of times a second;
 * people see them through the game's {@link spielwerk.core.Notation}.
 *
 * <p>What a state can do beyond that it declares by interfaces, its abilities. Each opens it to
 * more algorithms:
 *
 * <ul>
 *   <li>{@link spielwerk.core.Reversible}: moves can be taken back. The negamax family needs it.
 *   <li>{@link spielwerk.core.Keyed}: equal positions have equal keys, for tables of positions.
 *   <li>{@link spielwerk.core.Symmetric}: mirror images are known as such.
 *   <li>{@link spielwerk.core.Sampled}, {@link spielwerk.core.Counted}: a random move, or the
 *       number of moves, without listing them all.
 *   <li>{@link spielwerk.core.Hidden}: a seat may not see everything; {@link
 *       spielwerk.core.Hidden#imagine imagine} fills in what it does not know.
 *   <li>{@link spielwerk.core.Viewed}, {@link spielwerk.core.Chronicled}: what pages and plots
 *       show.
 *   <li>{@link spielwerk.core.Placed}: pieces lie on squares, so that positions can be searched for
 *       a pattern.
 * </ul>
 *
 * <p>What is known about a game beyond its rules (evaluations, orders of moves, what a network
 * sees) is its {@link spielwerk.core.Knowledge}. Rules never know an algorithm, and an algorithm
 * never knows a game.
 *
 * <h2>Engines</h2>
 *
 * <p>An {@link spielwerk.core.Engine} advises: given a {@link spielwerk.core.Position}, a {@link
 * spielwerk.core.Budget} and somebody who watches, it returns an {@link spielwerk.core.Advice},
 * {@linkplain spielwerk.core.Candidate candidates} best first and what they cost. A {@link
 * spielwerk.core.Choice} makes a move of it, so that the same engine can play its best or vary. An
 * advice may also say that the engine {@linkplain spielwerk.core.Advice.Intent resigns or offers a
 * draw}.
 *
 * <p>The rules for an engine are few:
 *
 * <ul>
 *   <li>The state in the position is its own, to be left as it was found.
 *   <li>It keeps within the budget by itself, and returns what it has soon after {@link
 *       spielwerk.core.Watch#stop()} says so.
 *   <li>{@link spielwerk.core.Engine#newGame newGame} makes it as good as new; all its randomness
 *       comes from the seed given there, by {@link spielwerk.core.Seeds}. No clock and no other
 *       source of randomness decides a move: the same game can be played again.
 *   <li>What it throws, an illegal move and no answer in time lose the game, and the record says
 *       why. Engines of jars that were dropped in have {@linkplain spielwerk.core.Engine#patience()
 *       a minute} where the budget has no time limit.
 * </ul>
 *
 * <h2>Names and options</h2>
 *
 * <p>A {@link spielwerk.core.GameMaker} or {@link spielwerk.core.EngineMaker} enters a game or an
 * engine in the catalogue under a name with declared {@linkplain spielwerk.core.Option options};
 * {@link spielwerk.core.Name} reads {@code careful:blunder=20}, {@link spielwerk.core.Settings}
 * checks it against the declaration. Whatever a person wrote wrong is a {@link
 * spielwerk.core.Mistake} with one sentence.
 *
 * <h2>In a jar of one's own</h2>
 *
 * <p>Makers are found by {@link java.util.ServiceLoader}: a jar names them in {@code
 * META-INF/services/spielwerk.core.EngineMaker} or {@code ..GameMaker}, and is dropped into {@code
 * plugins/} of the data folder. In its manifest {@code Spielwerk-Core: 1} says which {@linkplain
 * spielwerk.core.Contract version of this contract} it was made for; a jar for another version, or
 * one that cannot be loaded, is skipped with a warning. The module {@code spielwerk-testkit} has
 * the tests that every game and every engine must pass.
 */
@NullMarked
package spielwerk.core;

import org.jspecify.annotations.NullMarked;
