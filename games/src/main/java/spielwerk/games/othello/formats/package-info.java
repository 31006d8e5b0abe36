/**
 * How games of Othello are kept in files: transcripts, GGF and the WTHOR database. Functions from
 * text or bytes to games and back, and the library's formats made of them.
 *
 * <pre>{@code
 * OthelloRecord game = Ggf.parse("(;GM[Othello]PB[A]PW[B]RE[+4]TY[8]BO[8 .. *]B[f5]W[d6];)").get(0);
 * String transcript = Transcript.format(game.moves());
 * }</pre>
 */
@NullMarked
package spielwerk.games.othello.formats;

import org.jspecify.annotations.NullMarked;
