package spielwerk.web.api;

import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Who can reach the workbench.
 *
 * @param host the address that is listened to
 * @param token what visitors must carry, or empty
 * @param local whether only this machine reaches it
 */
public record AccessSettings(String host, String token, boolean local) {
  /** Whether nobody but the owner can ask. */
  boolean alone() {
    return local && token.isEmpty();
  }

  /** What others may call this machine, for links; empty where none can reach it. */
  List<String> addresses() {
    if (local) {
      return List.of();
    }
    if (!host.equals("0.0.0.0") && !host.equals("::")) {
      return List.of(host);
    }
    List<String> addresses = new ArrayList<>();
    try {
      for (NetworkInterface one : Collections.list(NetworkInterface.getNetworkInterfaces())) {
        for (var address : Collections.list(one.getInetAddresses())) {
          if (address instanceof Inet4Address && !address.isLoopbackAddress()) {
            addresses.add(address.getHostAddress());
          }
        }
      }
    } catch (SocketException unknown) {
      // then the page knows only its own address
    }
    return addresses;
  }
}
