/**
 * What goes over the wire: commands come in as JSON and are answered with JSON, events go out as
 * server-sent events. What a route says of itself beside its path and its role becomes {@code
 * /api/openapi.yaml}.
 */
@NullMarked
package spielwerk.web.api;

import org.jspecify.annotations.NullMarked;
