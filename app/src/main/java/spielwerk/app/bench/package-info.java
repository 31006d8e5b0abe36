/**
 * The project's own benchmarks: a small harness that warms up, measures several rounds and reports
 * their median. A further group is one more class here and one more line in the command {@code
 * bench}.
 */
@NullMarked
package spielwerk.app.bench;

import org.jspecify.annotations.NullMarked;
