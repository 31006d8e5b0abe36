package spielwerk.web;

import com.google.re2j.Pattern;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Set;
import spielwerk.web.api.AccessSettings;
import spielwerk.web.api.RequestRefused;

/**
 * Decides who may ask. Other sites that a person has open in the same browser must not drive the
 * workbench: the name by which the browser knows us is checked (a foreign name that was pointed at
 * this machine is refused), and so is the site that a request comes from. What whoever asks may do
 * follows from the token; whether that is enough, each route decides.
 */
final class RequestGuard {
  private static final Pattern PORT = Pattern.compile(":\\d+$");
  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Set<String> READING = Set.of("GET", "HEAD");

  private final AccessSettings access;

  RequestGuard(AccessSettings access) {
    this.access = access;
  }

  static boolean isLocal(String host) {
    return LOCAL.contains(host.toLowerCase(Locale.ROOT)) || host.equals("::1");
  }

  void check(Context request) {
    String named = String.valueOf(request.header("Host"));
    checkHost(named);
    checkOrigin(request, named);
    if (!READING.contains(request.method().name())) {
      String type = request.header("Content-Type");
      boolean bare = type == null && request.contentLength() <= 0;
      if (!bare
          && (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json"))) {
        throw new RequestRefused(415, "Commands are sent as application/json.");
      }
    }
    access.identify(request);
    takeToken(request);
  }

  /**
   * From links as they were before tokens went into the fragment: it shall not stay in the address.
   */
  private void takeToken(Context request) {
    String given = request.queryParam("token");
    if (request.path().equals("/") && given != null) {
      if (!access.login(request, given)) {
        throw new RequestRefused(
            401, "This link is not valid any more; ask for a new one where you got it.");
      }
      request.redirect("/");
      request.skipRemainingHandlers();
    }
  }

  private void checkHost(String named) {
    String bare = PORT.matcher(named).replaceFirst("").toLowerCase(Locale.ROOT);
    // who has the token may come by any name that leads here
    if (access.token().isEmpty()
        && !LOCAL.contains(bare)
        && !bare.equalsIgnoreCase(access.host())) {
      throw new RequestRefused(
          403, "This workbench is not known by that name; use http://localhost.");
    }
  }

  private static void checkOrigin(Context request, String named) {
    String origin = request.header("Origin");
    boolean own =
        origin == null || origin.equals("http://" + named) || origin.equals("https://" + named);
    String site = request.header("Sec-Fetch-Site");
    boolean near = site == null || site.equals("same-origin") || site.equals("none");
    boolean visit = request.path().equals("/") && READING.contains(request.method().name());
    if (!own || (!near && !visit)) {
      throw new RequestRefused(403, "Other sites may not use this workbench.");
    }
  }
}
