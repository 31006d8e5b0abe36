package spielwerk.web;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import spielwerk.core.Mistake;

/**
 * The proxies whose word is taken for where a visitor comes from, so that those who come through
 * one do not share what a single address may take. A visitor can write anything into {@code
 * X-Forwarded-For}, and each proxy appends who asked it; so it is read from the right, as far as
 * trusted proxies wrote it.
 */
public final class TrustedProxies implements HttpConfiguration.Customizer {
  private static final String HEADER = "X-Forwarded-For";
  private static final int MOST = 100;

  private final List<Network> networks;

  private TrustedProxies(List<Network> networks) {
    this.networks = List.copyOf(networks);
  }

  /** All addresses that begin with the same bits. */
  private record Network(InetAddress first, int bits) {
    boolean holds(InetAddress address) {
      byte[] mine = first.getAddress();
      byte[] other = address.getAddress();
      if (mine.length != other.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int mask = 0x80 >> (bit % 8);
        if ((mine[bit / 8] & mask) != (other[bit / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  /** Nobody's word is taken. */
  public static TrustedProxies none() {
    return new TrustedProxies(List.of());
  }

  /**
   * @param text addresses such as {@code 127.0.0.1}, or networks such as {@code 10.0.0.0/8},
   *     separated by commas
   */
  public static TrustedProxies parse(String text) {
    String[] parts = text.split(",", MOST + 1);
    if (parts.length > MOST) {
      throw new Mistake("--behind-proxy takes at most " + MOST + " addresses.");
    }
    return new TrustedProxies(Arrays.stream(parts).map(TrustedProxies::network).toList());
  }

  private static Network network(String text) {
    int slash = text.indexOf('/');
    String bare = (slash < 0 ? text : text.substring(0, slash)).strip();
    Optional<InetAddress> first = literal(bare);
    if (first.isPresent()) {
      int all = first.get().getAddress().length * 8;
      int bits = slash < 0 ? all : number(text.substring(slash + 1).strip(), all);
      if (bits >= 0) {
        return new Network(first.get(), bits);
      }
    }
    throw new Mistake(
        "--behind-proxy "
            + (text.length() <= 60 ? text.strip() : text.substring(0, 60) + "..")
            + " is not an address; it takes addresses of proxies such as 127.0.0.1 or 10.0.0.0/8,"
            + " separated by commas.");
  }

  /** A number from 0 to most, or -1 for anything else. */
  private static int number(String digits, int most) {
    boolean plain =
        !digits.isEmpty()
            && digits.length() <= 3
            && digits.chars().allMatch(sign -> sign >= '0' && sign <= '9');
    int value = plain ? Integer.parseInt(digits) : -1;
    return value <= most ? value : -1;
  }

  /** An address that is written in digits; names are not asked for anywhere. */
  private static Optional<InetAddress> literal(String text) {
    try {
      if (text.indexOf(':') < 0) {
        String[] parts = text.split("\\.", -1);
        byte[] bytes = new byte[4];
        for (int i = 0; i < parts.length; i++) {
          int value = number(parts[i], 255);
          if (parts.length != 4 || value < 0) {
            return Optional.empty();
          }
          bytes[i] = (byte) value;
        }
        return Optional.of(InetAddress.getByAddress(bytes));
      }
      boolean plain =
          text.length() <= 45
              && text.chars()
                  .allMatch(sign -> Character.digit(sign, 16) >= 0 || ":.".indexOf(sign) >= 0);
      // in brackets Java takes it for an address and for nothing else
      return plain ? Optional.of(InetAddress.getByName("[" + text + "]")) : Optional.empty();
    } catch (UnknownHostException broken) {
      return Optional.empty();
    }
  }

  /** One part of the header; some proxies write a port behind the address. */
  private static Optional<InetAddress> hop(String part) {
    String text = part.strip();
    if (text.startsWith("[")) {
      int end = text.indexOf(']');
      return end < 0 ? Optional.empty() : literal(text.substring(1, end));
    }
    int colon = text.indexOf(':');
    return literal(colon >= 0 && colon == text.lastIndexOf(':') ? text.substring(0, colon) : text);
  }

  private boolean isTrusted(InetAddress address) {
    return networks.stream().anyMatch(network -> network.holds(address));
  }

  /**
   * Who asks.
   *
   * @param peer who is at the other end of the connection
   * @param headers what {@code X-Forwarded-For} says, header by header
   */
  InetAddress visitor(InetAddress peer, List<String> headers) {
    List<String> hops = new ArrayList<>();
    headers.forEach(header -> hops.addAll(List.of(header.split(",", -1))));
    InetAddress visitor = peer;
    for (int i = hops.size() - 1; i >= 0 && isTrusted(visitor); i--) {
      Optional<InetAddress> before = hop(hops.get(i));
      if (before.isEmpty()) {
        return visitor;
      }
      visitor = before.get();
    }
    return visitor;
  }

  boolean isEmpty() {
    return networks.isEmpty();
  }

  @Override
  public Request customize(Request request, HttpFields.Mutable responseHeaders) {
    SocketAddress remote = request.getConnectionMetaData().getRemoteSocketAddress();
    if (!(remote instanceof InetSocketAddress peer) || peer.getAddress() == null) {
      return request;
    }
    InetAddress visitor = visitor(peer.getAddress(), request.getHeaders().getValuesList(HEADER));
    if (visitor.equals(peer.getAddress())) {
      return request;
    }
    ConnectionMetaData told =
        new ConnectionMetaData.Wrapper(request.getConnectionMetaData()) {
          @Override
          public SocketAddress getRemoteSocketAddress() {
            return new InetSocketAddress(visitor, peer.getPort());
          }
        };
    return new Request.Wrapper(request) {
      @Override
      public ConnectionMetaData getConnectionMetaData() {
        return told;
      }
    };
  }
}
