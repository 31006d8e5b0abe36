/**
 * Every finding of the five papers with a verdict that can be checked: {@code docs/findings.yaml}
 * has the claims, experiments measure, one rule decides.
 *
 * <pre>{@code
 * FindingsFile file = FindingsFile.read(home.resolve("docs/findings.yaml"));
 * Verdicts reproduction = Verdicts.of(file, new KeptResults(home.resolve("experiments/data")));
 * reproduction.results().forEach(result -> System.out.println(result.verdict()));
 * }</pre>
 */
@NullMarked
package spielwerk.lab.reproduction;

import org.jspecify.annotations.NullMarked;
