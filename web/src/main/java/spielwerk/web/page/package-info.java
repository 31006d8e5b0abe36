/** Hands out the files of the page, from the class path alone. */
@NullMarked
package spielwerk.web.page;

import org.jspecify.annotations.NullMarked;
