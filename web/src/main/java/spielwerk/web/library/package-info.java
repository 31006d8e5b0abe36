/**
 * Games that are kept: the libraries of the data folder, games as files and as text that somebody
 * pastes.
 */
@NullMarked
package spielwerk.web.library;

import org.jspecify.annotations.NullMarked;
