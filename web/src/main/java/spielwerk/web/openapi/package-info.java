/**
 * What the description of the interface is made of: shapes of what is sent, parameters, and notes
 * of routes. {@code Description} puts them together as OpenAPI.
 */
@NullMarked
package spielwerk.web.openapi;

import org.jspecify.annotations.NullMarked;
