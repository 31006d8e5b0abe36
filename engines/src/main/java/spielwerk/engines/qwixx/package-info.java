/**
 * Who plays Qwixx. The paper's players give every sheet a quality and choose the decision that
 * leaves the best sheet; all of them judge a sheet row by row ({@link
 * spielwerk.engines.qwixx.RowWorth}), which makes {@link spielwerk.engines.qwixx.RowPlayer} fast.
 */
@NullMarked
package spielwerk.engines.qwixx;

import org.jspecify.annotations.NullMarked;
