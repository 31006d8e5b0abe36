/**
 * What the lessons show: searches, simulations and a generation of evolution, each done by the real
 * engines and written down step by step, small enough to be looked at.
 */
@NullMarked
package spielwerk.web.lessons;

import org.jspecify.annotations.NullMarked;
