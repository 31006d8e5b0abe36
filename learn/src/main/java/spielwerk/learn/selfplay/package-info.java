/**
 * AlphaZero's cycle (OthelloZero 2.4.3): a network plays against itself, learns from its games, and
 * plays again. {@link spielwerk.learn.selfplay.TrainSpec} says how, {@link
 * spielwerk.learn.selfplay.TrainingRun} does it and keeps everything in the folder of a run.
 */
@NullMarked
package spielwerk.learn.selfplay;

import org.jspecify.annotations.NullMarked;
