/** Results as text that people read at a terminal. */
@NullMarked
package spielwerk.runs.text;

import org.jspecify.annotations.NullMarked;
