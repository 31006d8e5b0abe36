package spielwerk.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.util.Optional;
import spielwerk.core.NotFound;
import spielwerk.web.page.PageFiles;

/** The page and its files. */
final class PageRoutes {
  private final PageFiles files;

  PageRoutes(PageFiles files) {
    this.files = files;
  }

  void add(JavalinConfig config) {
    // nobody has to wait for it, but later visitors find all files read and compressed
    Thread ahead = new Thread(files::prepare, "packs the page");
    ahead.setDaemon(true);
    ahead.start();
    config.routes.get("/", request -> send(request, Optional.of(files.index()), false));
    config.routes.get(
        PageFiles.LIBRARY_ADDRESS + "<path>",
        request -> send(request, files.library(path(request)), true));
    config.routes.get(
        PageFiles.OWN_ADDRESS + "<path>",
        request -> send(request, files.own(path(request)), false));
  }

  private static String path(Context request) {
    return request.pathParam("path");
  }

  /**
   * @param lasting whether the file never changes under its name
   */
  private void send(Context request, Optional<PageFiles.Sent> file, boolean lasting) {
    PageFiles.Sent sent = file.orElseThrow(() -> new NotFound("There is no file of that name."));
    String tag = "\"" + sent.print() + "\"";
    request.header("ETag", tag);
    String fresh = files.edited() ? "no-store" : "no-cache";
    request.header("Cache-Control", lasting ? "max-age=31536000, immutable" : fresh);
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Content-Security-Policy", files.policy());
    if (tag.equals(request.header("If-None-Match"))) {
      request.status(304);
      return;
    }
    String taken = request.header("Accept-Encoding");
    boolean packed = sent.packed().length > 0 && taken != null && taken.contains("gzip");
    if (packed) {
      request.header("Content-Encoding", "gzip").header("Vary", "Accept-Encoding");
    }
    request.contentType(sent.type()).result(packed ? sent.packed() : sent.bytes());
  }
}
