/**
 * The pieces of runs on the machines of an Apache Spark cluster. The driver packs pieces so that a
 * task takes about two seconds ({@code PackSizes}) and sends them out as jobs that overlap ({@code
 * SparkWorkers}); a worker reads the description of the work, does the pieces ({@code PackTask})
 * and sends their results back, where each counts once. Whatever machines do wrong, Spark does
 * again elsewhere.
 */
@NullMarked
package spielwerk.cluster;

import org.jspecify.annotations.NullMarked;
