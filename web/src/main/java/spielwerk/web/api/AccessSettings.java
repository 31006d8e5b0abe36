package spielwerk.web.api;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who can reach the workbench, and what they may do.
 *
 * @param host the address to listen on
 * @param token the owner's, or empty if nobody needs one
 * @param guestToken what links to classes and tables carry, or empty
 * @param local whether only this machine reaches it
 * @param readOnly whether nobody may change anything
 */
public record AccessSettings(
    String host, String token, String guestToken, boolean local, boolean readOnly) {
  private static final String COOKIE = "spielwerk";
  private static final String BEARER = "Bearer ";

  /** How networks inside a machine are called, which no pupil's machine is in. */
  private static final List<String> VIRTUAL = List.of("docker", "br-", "veth", "virbr", "vboxnet");

  /** Whether nobody but the owner can ask. */
  boolean alone() {
    return local && token.isEmpty();
  }

  /** Finds out what whoever asks may do: by a bearer token, or by the cookie that the login set. */
  public void identify(Context request) {
    CredentialsReader.identify(request, known(request));
  }

  private Role known(Context request) {
    String bearer = request.header("Authorization");
    return bearer != null && bearer.startsWith(BEARER)
        ? role(bearer.substring(BEARER.length()))
        : role(request.cookie(COOKIE));
  }

  private Role role(@Nullable String given) {
    if (token.isEmpty() || matches(given, token)) {
      return Role.OWNER;
    }
    return matches(given, guestToken) ? Role.GUEST : Role.VISITOR;
  }

  /** Takes as long for a nearly right token as for a wrong one. */
  private static boolean matches(@Nullable String given, String token) {
    return given != null
        && !token.isEmpty()
        && MessageDigest.isEqual(
            given.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Moves a token into a cookie that no script can read. Who opens a link for guests in the owner's
   * browser stays the owner.
   *
   * @return false if it is not a token of this workbench
   */
  public boolean login(Context request, String given) {
    Role role = role(given);
    if (role == Role.VISITOR) {
      return false;
    }
    if (!known(request).includes(role)) {
      Cookie kept = new Cookie(COOKIE, given);
      kept.setHttpOnly(true);
      kept.setSameSite(SameSite.STRICT);
      kept.setSecure(
          request.scheme().equals("https") || "https".equals(request.header("X-Forwarded-Proto")));
      request.cookie(kept);
    }
    return true;
  }

  /** What others may call this machine, for links; empty where none can reach it. */
  List<String> addresses() {
    if (local) {
      return List.of();
    }
    return host.equals("0.0.0.0") || host.equals("::") ? machineAddresses() : List.of(host);
  }

  /** The addresses of this machine in its networks; those of virtual networks come last. */
  static List<String> machineAddresses() {
    List<String> own = new ArrayList<>();
    List<String> virtual = new ArrayList<>();
    try {
      for (NetworkInterface one : Collections.list(NetworkInterface.getNetworkInterfaces())) {
        if (one.isUp()) {
          List<String> into = VIRTUAL.stream().anyMatch(one.getName()::startsWith) ? virtual : own;
          for (var address : Collections.list(one.getInetAddresses())) {
            if (address instanceof Inet4Address && !address.isLoopbackAddress()) {
              into.add(address.getHostAddress());
            }
          }
        }
      }
    } catch (SocketException unknown) {
      // then the page knows only its own address
    }
    own.addAll(virtual);
    return own;
  }
}
