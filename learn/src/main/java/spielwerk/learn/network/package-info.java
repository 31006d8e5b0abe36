/**
 * Networks learn from positions: one step at a time, with PyTorch through DJL. Whoever only plays
 * needs nothing from here.
 */
@NullMarked
package spielwerk.learn.network;

import org.jspecify.annotations.NullMarked;
