/** A game at the terminal: people at seats, what they may type, and what they are shown. */
@NullMarked
package spielwerk.app.play;

import org.jspecify.annotations.NullMarked;
