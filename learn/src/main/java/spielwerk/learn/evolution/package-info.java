/**
 * The evolutionary trainer of the Qwixx paper ("Die Würfel sind gefallen", chapters 3.1 and 4), for
 * any game and any {@link spielwerk.core.Species}.
 *
 * <pre>{@code
 * EvolutionSpec spec = EvolutionSpec.of("qwixx:rules=paper", "poly").withSeed(1);
 * Evolution evolution = Evolution.of(spec, Catalogue.load());
 * List<Individual> population = evolution.start();
 * for (int generation = 0; generation < spec.generations(); generation++) {
 *   Evolution.Step step = evolution.step(population, generation, 2);
 *   population = step.next();
 * }
 * }</pre>
 */
@NullMarked
package spielwerk.learn.evolution;

import org.jspecify.annotations.NullMarked;
