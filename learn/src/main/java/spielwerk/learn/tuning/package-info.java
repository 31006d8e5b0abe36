/**
 * The tuner: an evolution of what stands in the parameters of an engine's text, for any engine of
 * any game.
 *
 * <pre>{@code
 * TuneSpec spec = TuneSpec.of("connect4", "alphabeta:depth={d:1..4 step 1}", List.of("random"));
 * TuningRun run = TuningRun.begin(Tuning.of(spec, Catalogue.load()), runs);
 * run.run(Runner.of(2));
 * String best = run.verdict().orElseThrow().best();
 * }</pre>
 */
@NullMarked
package spielwerk.learn.tuning;

import org.jspecify.annotations.NullMarked;
