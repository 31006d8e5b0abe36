/** The player {@code zero}: tree search that is led by a network, as in AlphaZero. */
@NullMarked
package spielwerk.nets.zero;

import org.jspecify.annotations.NullMarked;
