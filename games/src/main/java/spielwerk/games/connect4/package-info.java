/**
 * Connect Four (Vier gewinnt) on boards of many sizes, as bitboards; {@link
 * spielwerk.games.connect4.Connect4Threats} holds what a solver may know for certain.
 */
@NullMarked
package spielwerk.games.connect4;

import org.jspecify.annotations.NullMarked;
