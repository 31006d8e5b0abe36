package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.log.LogFile;

/** Where visitors come from who come through proxies. */
class TrustedProxiesTest {
  private static InetAddress address(String text) {
    try {
      return InetAddress.getByName(text);
    } catch (UnknownHostException wrong) {
      throw new AssertionError(wrong);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "127.0.0.1      | 127.0.0.1   | 203.0.113.7                         | 203.0.113.7",
        "127.0.0.1      | 127.0.0.1   | 1.2.3.4, 203.0.113.7                | 203.0.113.7",
        "127.0.0.1      | 203.0.113.9 | 1.2.3.4                             | 203.0.113.9",
        "10.0.0.0/8,::1 | ::1         | 1.2.3.4, 203.0.113.7, 10.9.8.7      | 203.0.113.7",
        "127.0.0.1      | 127.0.0.1   | 1.2.3.4, nobody                     | 127.0.0.1",
        "127.0.0.1      | 127.0.0.1   | 1.2.3.4, localhost                  | 127.0.0.1",
        "127.0.0.1      | 127.0.0.1   | 203.0.113.7:5123                    | 203.0.113.7",
        "127.0.0.1      | 127.0.0.1   | [2001:db8::7]:5123                  | 2001:db8::7",
        "127.0.0.1      | 127.0.0.1   | 2001:db8::7                         | 2001:db8::7",
        "2001:db8::/32  | 2001:db8::1 | 203.0.113.7                         | 203.0.113.7",
        "127.0.0.1      | 127.0.0.1   | ''                                  | 127.0.0.1",
        "127.0.0.1      | 127.0.0.1   | 127.0.0.1                           | 127.0.0.1",
        "127.0.0.1      | 127.0.0.1   | 256.1.1.1                           | 127.0.0.1",
        "127.0.0.1      | 127.0.0.1   | 1.2.3                               | 127.0.0.1",
      })
  void theLastWhomATrustedProxySawIsTheVisitor(
      String trusted, String peer, String header, String visitor) {
    assertThat(TrustedProxies.parse(trusted).visitor(address(peer), List.of(header)))
        .isEqualTo(address(visitor));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "localhost", "1.2.3", "1.2.3.4/33", "1.2.3.4/x", "::/129", "1.2.3.4,"})
  void whatIsNoAddressIsRefusedInOneSentence(String text) {
    assertThatThrownBy(() -> TrustedProxies.parse(text))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is not an address")
        .hasMessageEndingWith(".");
  }

  @Test
  void nobodyIsTrustedByDefaultAndAProxyNeedsAToken(@TempDir Path data) {
    InetAddress here = address("127.0.0.1");
    assertThat(TrustedProxies.none().visitor(here, List.of("1.2.3.4"))).isEqualTo(here);
    assertThatThrownBy(
            () -> Workbench.Terms.local(0, data).behind(TrustedProxies.parse("127.0.0.1")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("--token");
    new Workbench.Terms("127.0.0.1", 0, "sesame", data, Optional.empty())
        .behind(TrustedProxies.parse("127.0.0.1"));
  }

  @Test
  void theServerTakesTheWordOfATrustedProxyAloneAndSoDoItsLimits(@TempDir Path data)
      throws IOException {
    String log = served(data, TrustedProxies.parse("127.0.0.1"));
    assertThat(log).contains("203.0.113.7: status 200").doesNotContain("1.2.3.4");
    String careful = served(data.resolve("careful"), TrustedProxies.none());
    assertThat(careful).contains("127.0.0.1: status 200").doesNotContain("203.0.113.7");
  }

  /** What the log says of a visitor who claims to be somebody else. */
  private static String served(Path data, TrustedProxies proxies) throws IOException {
    LogFile.open(data, "debug", "serve");
    Workbench.Terms terms =
        new Workbench.Terms("127.0.0.1", 0, "sesame", data, Optional.empty()).behind(proxies);
    try (Workbench workbench = Workbench.start(Catalogue.load().closed(), terms)) {
      String[] headers = {
        "Authorization", "Bearer sesame", "X-Forwarded-For", "1.2.3.4, 203.0.113.7"
      };
      assertThat(Client.of(workbench).send("GET", "/api/games", null, headers).status())
          .isEqualTo(200);
    }
    return Files.readString(LogFile.in(data));
  }

  /** Whatever a visitor writes in front, the same visitor is found, against a slow reading. */
  @Test
  void nothingThatAVisitorWritesChangesWhoItIs() {
    Random random = new Random(5);
    TrustedProxies proxies = TrustedProxies.parse("10.0.0.0/8");
    String[] odd = {
      "", "x", "10.1.1.1", "::", "1.2.3.4", "[", "]:", "999.9.9.9", " ", "%", "a:b:c"
    };
    for (int i = 0; i < 5000; i++) {
      List<String> hops = new ArrayList<>();
      for (int j = random.nextInt(5); j > 0; j--) {
        hops.add(odd[random.nextInt(odd.length)]);
      }
      String visitor = "203.0.113." + random.nextInt(256);
      hops.add(visitor);
      for (int j = random.nextInt(3); j > 0; j--) {
        hops.add("10.0.0." + random.nextInt(256));
      }
      int cut = random.nextInt(hops.size() + 1);
      List<String> headers =
          List.of(
              String.join(", ", hops.subList(0, cut)),
              String.join(",", hops.subList(cut, hops.size())));
      List<String> written = headers.stream().filter(one -> !one.isEmpty()).toList();
      assertThat(proxies.visitor(address("10.0.0.1"), written))
          .as("%s", written)
          .isEqualTo(address(visitor));
    }
  }
}
