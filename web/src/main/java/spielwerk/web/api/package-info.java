/**
 * What goes over the wire: commands come in as JSON and are answered with JSON, events go out as
 * server-sent events. Every route is described in {@code openapi.yaml}, and a test holds the two
 * together.
 */
@NullMarked
package spielwerk.web.api;

import org.jspecify.annotations.NullMarked;
