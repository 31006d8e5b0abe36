package spielwerk.web;

import com.google.re2j.Pattern;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Set;
import spielwerk.web.api.RequestRefused;

/**
 * Decides who may ask. Other sites that a person has open in the same browser must not drive the
 * workbench: the name by which the browser knows us is checked (a foreign name that was pointed at
 * this machine is refused), and so is the site that a request comes from. Where a token is set, a
 * request must carry it, as a cookie, which the first visit sets, or as a bearer.
 */
final class RequestGuard {
  private static final Pattern PORT = Pattern.compile(":\\d+$");
  private static final String COOKIE = "spielwerk";
  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Set<String> READING = Set.of("GET", "HEAD");

  private final String host;
  private final String token;

  /**
   * @param host the address that is listened to
   * @param token empty if none is needed
   */
  RequestGuard(String host, String token) {
    this.host = host.toLowerCase(Locale.ROOT);
    this.token = token;
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
    if (!token.isEmpty()) {
      checkToken(request);
    }
  }

  private void checkHost(String named) {
    String bare = PORT.matcher(named).replaceFirst("").toLowerCase(Locale.ROOT);
    // who has the token may come by any name that leads here
    if (token.isEmpty() && !LOCAL.contains(bare) && !bare.equals(host)) {
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

  private void checkToken(Context request) {
    String bearer = String.valueOf(request.header("Authorization"));
    if (bearer.startsWith("Bearer ") && matches(bearer.substring("Bearer ".length()))) {
      return;
    }
    String cookie = request.cookie(COOKIE);
    if (cookie != null && matches(cookie)) {
      return;
    }
    String given = request.queryParam("token");
    if (request.path().equals("/") && given != null && matches(given)) {
      Cookie kept = new Cookie(COOKIE, token);
      kept.setHttpOnly(true);
      kept.setSameSite(SameSite.LAX); // else a link from elsewhere would not carry it on
      request.cookie(kept);
      request.redirect("/"); // the token shall not stay in the address
      request.skipRemainingHandlers();
      return;
    }
    throw new RequestRefused(
        401, "A token is needed here; open the address that was printed at the start.");
  }

  /** Takes as long for a nearly right token as for a wrong one. */
  private boolean matches(String given) {
    return MessageDigest.isEqual(
        given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
  }
}
