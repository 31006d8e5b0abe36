/**
 * The workbench in the browser: a server that owns live tables, a documented JSON interface with
 * live updates, and the page that is served with it.
 *
 * <p>{@code table} holds the games, {@code live} tells pages what happens, {@code api} is what goes
 * over the wire, {@code page} hands out the files of the page, and {@link
 * spielwerk.web.RequestGuard} decides who may ask at all.
 */
@NullMarked
package spielwerk.web;

import org.jspecify.annotations.NullMarked;
