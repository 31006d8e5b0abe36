package spielwerk.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Optional;
import spielwerk.web.page.Files;
import spielwerk.web.table.Missing;

/** The page and its files. */
final class PageRoutes {
  private static final String LIBRARY = "/_static/";

  private final Files files = new Files();

  void add(JavalinConfig config) {
    config.routes.get("/", request -> send(request, Optional.of(files.index()), false));
    config.routes.get(
        LIBRARY + "<path>", request -> send(request, files.library(path(request)), true));
    config.routes.get("/page/<path>", request -> send(request, files.own(path(request)), false));
  }

  private static String path(Context request) {
    return request.pathParam("path");
  }

  /**
   * @param lasting whether the file never changes under its name
   */
  private void send(Context request, Optional<Files.Sent> file, boolean lasting) {
    Files.Sent sent = file.orElseThrow(() -> new Missing("There is no file of that name."));
    String tag = "\"" + sent.print() + "\"";
    request.header("ETag", tag);
    request.header("Cache-Control", lasting ? "max-age=31536000, immutable" : "no-cache");
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Content-Security-Policy", files.policy());
    if (tag.equals(request.header("If-None-Match"))) {
      request.status(304);
    } else {
      request.contentType(sent.type()).result(sent.bytes());
    }
  }
}
