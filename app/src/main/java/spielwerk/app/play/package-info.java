/** A game at the terminal: people at seats, what they may say, and what they are told. */
@NullMarked
package spielwerk.app.play;

import org.jspecify.annotations.NullMarked;
