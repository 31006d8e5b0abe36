/**
 * What the log of a training by self-play shows: losses, ratings, Elo, squares, style and costs, as
 * tables and plots. {@link spielwerk.learn.training.TrainingReport} puts all of them on one page;
 * the experiments on a training pick one each.
 */
@NullMarked
package spielwerk.learn.training;

import org.jspecify.annotations.NullMarked;
