/**
 * The project's own benchmarks. What is done over and over ({@link spielwerk.bench.RateBench}) is
 * measured by JMH in a JVM of its own; what needs more, such as a page in a browser, measures
 * itself ({@link spielwerk.bench.FigureBench}). A further group is one more class here and one more
 * line in {@link spielwerk.bench.BenchGroups}.
 */
@NullMarked
package spielwerk.bench;

import org.jspecify.annotations.NullMarked;
