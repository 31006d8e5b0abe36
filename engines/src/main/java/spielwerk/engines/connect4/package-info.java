/** Connect four solved: {@code perfect} knows of every column who wins and how soon. */
@NullMarked
package spielwerk.engines.connect4;

import org.jspecify.annotations.NullMarked;
