package spielwerk.web.api;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.Objects;
import java.util.Set;
import spielwerk.web.table.Tables;

/**
 * One thing that can be asked for.
 *
 * @param needed who may ask for it; there is no route without a role
 * @param path with names in braces, as OpenAPI writes them
 */
public record Route(Role needed, HandlerType method, String path, Handler handler) {
  /** What is no GET, but only looks: a table for a game that was played lies in memory alone. */
  private static final Set<String> LOOKING =
      Set.of(
          "/api/login",
          "/api/events/{stream}",
          "/api/tables/{table}/preview",
          "/api/library/{game}/open",
          "/api/runs/{run}/games/{at}/open",
          "/api/runs/{run}/generations/{generation}/open");

  public Route {
    Objects.requireNonNull(needed, path);
  }

  static Route get(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.GET, path, handler);
  }

  static Route post(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.POST, path, handler);
  }

  static Route put(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.PUT, path, handler);
  }

  static Route delete(Role needed, String path, Handler handler) {
    return new Route(needed, HandlerType.DELETE, path, handler);
  }

  /**
   * The same where nothing may be written: what would write is refused.
   *
   * @throws RequestRefused if whoever asks would write
   */
  public Route readOnly() {
    return isLooking()
        ? this
        : new Route(
            needed,
            method,
            path,
            request -> {
              throw new RequestRefused(403, Tables.READ_ONLY);
            });
  }

  /** Whether it writes nothing and asks no engine. */
  private boolean isLooking() {
    return method == HandlerType.GET || LOOKING.contains(path);
  }

  /**
   * Answers a request.
   *
   * @throws RequestRefused if whoever asks may not
   */
  public void handle(Context request) throws Exception {
    Role role = CredentialsReader.role(request);
    if (role == Role.VISITOR && needed != Role.VISITOR) {
      throw new RequestRefused(
          401, "A token is needed here; open the address that was printed at the start.");
    }
    if (!role.includes(needed)) {
      throw new RequestRefused(403, "Only whoever started the workbench can do that.");
    }
    handler.handle(request);
  }
}
