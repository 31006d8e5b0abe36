package spielwerk.web.api;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;

/**
 * One thing that can be asked for.
 *
 * @param path with names in braces, as OpenAPI writes them
 */
public record Route(HandlerType method, String path, Handler handler) {
  static Route get(String path, Handler handler) {
    return new Route(HandlerType.GET, path, handler);
  }

  static Route post(String path, Handler handler) {
    return new Route(HandlerType.POST, path, handler);
  }

  static Route put(String path, Handler handler) {
    return new Route(HandlerType.PUT, path, handler);
  }

  static Route delete(String path, Handler handler) {
    return new Route(HandlerType.DELETE, path, handler);
  }
}
