/**
 * Who plays Qwixx. The paper's players give every sheet a quality and choose the decision that
 * leaves the best sheet; all of them judge a sheet row by row ({@link
 * spielwerk.engines.qwixx.RowWeights}), which makes {@link spielwerk.engines.qwixx.RowPlayer} fast.
 *
 * <p>The trained players predict the end of the game instead ({@link
 * spielwerk.engines.qwixx.QwixxNet}), each for one goal; their weights ship with the program
 * ({@link spielwerk.engines.qwixx.QwixxModels}).
 */
@NullMarked
package spielwerk.engines.qwixx;

import org.jspecify.annotations.NullMarked;
