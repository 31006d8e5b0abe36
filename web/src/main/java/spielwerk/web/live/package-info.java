/**
 * Live updates: what happens at a table reaches all pages that show it. Every event carries the
 * whole of what it is about, so a page that missed some needs only the latest.
 */
@NullMarked
package spielwerk.web.live;

import org.jspecify.annotations.NullMarked;
