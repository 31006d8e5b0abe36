/** The experiments of the papers in the browser: what there is, what is under way, the reports. */
@NullMarked
package spielwerk.web.lab;

import org.jspecify.annotations.NullMarked;
