package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** Many pages that watch, in one browser and in many. */
@Timeout(600)
class WatchersTest {
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";

  /** The server sends one every five seconds, so that a read of the connection never ends. */
  private static final int MOST_BEATS = 60;

  private static final String LIMIT = "spielwerk.watchers";

  @TempDir Path data;
  private Workbench workbench;
  private Client client;

  private void start() {
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
    client = Client.of(workbench);
  }

  @AfterEach
  void stop() {
    System.clearProperty(LIMIT);
    workbench.close();
  }

  /** A page that listens, as one connection. */
  private record Watcher(Socket socket, BufferedReader lines) implements AutoCloseable {
    static Watcher of(int port, String path) throws IOException {
      Socket socket = new Socket("127.0.0.1", port);
      socket.setSoTimeout(300_000);
      String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new Watcher(
          socket,
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8)));
    }

    /** Reads until all texts have stood in some line, in any order. */
    void await(String... texts) throws IOException {
      List<String> left = new ArrayList<>(List.of(texts));
      for (int beats = 0; !left.isEmpty(); ) {
        String line = lines.readLine();
        assertThat(line).as("a line with " + left).isNotNull();
        left.removeIf(line::contains);
        beats += line.startsWith(": ") ? 1 : 0;
        assertThat(beats).as("heartbeats without " + left).isLessThan(MOST_BEATS);
      }
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }

  @Test
  void aThousandWatchersHearAMoveWithoutAThreadEach() throws IOException {
    start();
    String table = client.start("tictactoe", PERSON, PERSON);
    int before = Thread.activeCount();
    List<Watcher> all = new ArrayList<>();
    try {
      for (int i = 0; i < 1000; i++) {
        all.add(Watcher.of(workbench.port(), table + "/events"));
      }
      for (Watcher one : all) {
        one.await("\"length\":0");
      }
      assertThat(Thread.activeCount()).isLessThan(before + 300);
      client.post(table + "/moves", "{\"node\":0,\"move\":\"b2\"}");
      for (Watcher one : all) {
        one.await("\"length\":1");
      }
    } finally {
      for (Watcher one : all) {
        one.close();
      }
    }
  }

  @Test
  void oneStreamCarriesTheChannelsThatItsPagesWant() throws IOException {
    start();
    String first = client.start("tictactoe", PERSON, PERSON).replace("/api", "");
    String second = client.start("nim", PERSON, PERSON).replace("/api", "");
    try (Watcher page = Watcher.of(workbench.port(), "/api/events?channel=" + first)) {
      page.await("event: stream");
      String name = page.lines().readLine().replaceAll(".*:\"|\"}", "");
      page.await(first);
      String none = "{\"channels\":[\"/tables/nobody\",\"" + second + "\"]}";
      assertThat(client.send("PUT", "/api/events/" + name, none).status()).isEqualTo(200);
      page.await("There is no table", second);
      client.post("/api" + first + "/resign", "{\"seat\":0}");
      client.post("/api" + second + "/resign", "{\"seat\":0}");
      String line = page.lines().readLine();
      while (!line.contains("resigned")) {
        line = page.lines().readLine();
      }
      assertThat(line).as("the first one is not wanted any more").contains(second);
    }
    assertThat(client.send("PUT", "/api/events/nobody", "{\"channels\":[]}").status())
        .isEqualTo(404);
    assertThat(client.text("/api/events/latest?channel=" + second))
        .contains("\"channel\":\"" + second + "\"");
  }

  @Test
  void tenTabsOfABrowserAllFollowTheirTables() {
    start();
    try (Browser browser = Browser.forTest()) {
      List<String> tables = new ArrayList<>();
      List<Page> tabs = new ArrayList<>();
      BrowserContext context = null;
      for (int i = 0; i < 10; i++) {
        String table = client.start("tictactoe", PERSON, PERSON);
        String address = workbench.address() + "#" + table.replace("/api/tables/", "/t/");
        Page tab;
        if (context == null) {
          tab = browser.open(address);
          context = tab.context();
        } else {
          tab = context.newPage();
          tab.setDefaultTimeout(300_000);
          tab.navigate(address);
        }
        tables.add(table);
        tabs.add(tab);
        assertThat(tab.locator("sw-tictactoe").first()).isVisible();
      }
      for (int i = 0; i < 10; i++) {
        client.post(tables.get(i) + "/moves", "{\"node\":0,\"move\":\"b2\"}");
        assertThat(tabs.get(i).locator("sw-moves")).containsText("b2");
      }
      // a second tab of a table that is followed already begins with how things stand
      Page second = context.newPage();
      second.navigate(tabs.get(0).url());
      assertThat(second.locator("sw-moves")).containsText("b2");
      assertThat(browser.errors()).isEmpty();
    }
  }

  @Test
  void aPageThatFindsNoPlaceSaysSoAsksNowAndThenAndComesBack() throws IOException {
    System.setProperty(LIMIT, "1");
    start();
    String table = client.start("tictactoe", PERSON, PERSON);
    try (Browser browser = Browser.forTest()) {
      Page page;
      try (Watcher other = Watcher.of(workbench.port(), table + "/events")) {
        other.await("\"length\":0");
        assertThat(client.get(table + "/events").error()).contains("Too many pages");
        page = browser.open(workbench.address() + "#" + table.replace("/api/tables/", "/t/"));
        assertThat(page.locator("#polling")).containsText("asks every few seconds");
        client.post(table + "/moves", "{\"node\":0,\"move\":\"b2\"}");
        assertThat(page.locator("sw-moves")).containsText("b2");
      }
      // the other one has left
      assertThat(page.locator("#polling"))
          .hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(300_000));
      client.post(table + "/moves", "{\"node\":1,\"move\":\"a1\"}");
      assertThat(page.locator("sw-moves")).containsText("a1");
    }
  }
}
