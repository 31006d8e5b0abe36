/**
 * Experiments described in YAML, and reports on them with tables and plots. Every run can be
 * repeated from its description.
 */
@NullMarked
package spielwerk.lab;

import org.jspecify.annotations.NullMarked;
