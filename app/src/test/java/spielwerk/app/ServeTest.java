package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.app.command.ForkedJvm;
import spielwerk.core.Catalogue;
import spielwerk.web.Workbench;

class ServeTest {
  @TempDir Path data;

  @Test
  void itTellsItsAddressAndEndsWhenInterrupted() {
    Cli cli = Cli.interrupted("serve", "--port", "0", "--data", data.toString());
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("http://localhost:");
    Cli json = Cli.interrupted("serve", "--port", "0", "--json", "--data", data.toString());
    assertThat(json.json().path("port").asInt()).isPositive();
  }

  @Test
  void aDrawnTokenStandsInTheAddress() {
    Cli cli = Cli.interrupted("serve", "--port", "0", "--token", "--data", data.toString());
    assertThat(cli.out()).containsPattern("\\?token=[A-Za-z0-9_-]{24} ");
  }

  @Test
  void theLogBeginsWithVersionAndPlace() throws IOException {
    Cli cli = Cli.interrupted("serve", "--port", "0", "--data", data.toString(), "--log", "info");
    assertThat(cli.err()).isEmpty();
    assertThat(Files.readString(data.resolve("log/spielwerk.log")))
        .containsPattern("Spielwerk .* on Java \\d+.*" + data.getFileName() + ".*port \\d+");
    Cli wrong = Cli.run("serve", "--log", "loud", "--data", data.toString());
    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.err()).contains("--log loud", "error, warn, info, debug");
  }

  @Test
  void thePageCanBeServedFromItsSourcesWithoutCaching() throws Exception {
    Workbench.Terms terms =
        Workbench.Terms.local(0, data).editing(Path.of("../web/src/main/resources"));
    try (Workbench workbench = Workbench.start(Catalogue.load().closed(), terms)) {
      URI file = URI.create("http://127.0.0.1:" + workbench.port() + "/page/app/main.js");
      HttpResponse<String> answer =
          HttpClient.newHttpClient()
              .send(HttpRequest.newBuilder(file).build(), HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Cache-Control")).contains("no-store");
    }
    // the tests do not run where the sources are
    Cli cli = Cli.run("serve", "--dev", "--port", "0", "--data", data.toString());
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("--dev needs the sources of the page");
  }

  @Test
  void othersAreNotLetInWithoutAToken() {
    Cli cli = Cli.run("serve", "--host", "0.0.0.0", "--data", data.toString());
    assertThat(cli.exit()).isEqualTo(2);
    assertThat(cli.err()).contains("--token");
    assertThat(Cli.run("serve", "--port", "70000", "--data", data.toString()).exit()).isEqualTo(2);
  }

  @Test
  void aTournamentBegunOnThePageIsPlayedByTheProgramItself() throws Exception {
    Workbench.Terms terms =
        Workbench.Terms.local(0, data).starting(ForkedJvm.command(Main.class.getName()));
    try (Workbench workbench = Workbench.start(Catalogue.load().closed(), terms)) {
      URI runs = URI.create("http://127.0.0.1:" + workbench.port() + "/api/runs");
      HttpClient client = HttpClient.newHttpClient();
      String body =
          "{\"kind\":\"tournament\","
              + "\"yaml\":\"game: tictactoe\\nplayers: [random, negamax]\\nseed: 1\"}";
      HttpResponse<String> begun =
          client.send(
              HttpRequest.newBuilder(runs)
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString(body))
                  .build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(begun.statusCode()).as(begun.body()).isEqualTo(201);
      HttpResponse<Stream<String>> events =
          client.send(
              HttpRequest.newBuilder(URI.create(runs + "/events")).build(),
              HttpResponse.BodyHandlers.ofLines());
      try (Stream<String> lines = events.body()) {
        assertThat(lines.anyMatch(line -> line.contains("\"state\":\"finished\""))).isTrue();
      }
    }
    Cli cli = Cli.run("runs", "tournament", "--data", data.toString());
    assertThat(cli.exit()).as(cli.err()).isZero();
    assertThat(cli.out()).contains("negamax", "random");
  }

  @Test
  void aProxyIsTrustedOnlyWhereItIsNamedAndVisitorsNeedAToken() {
    String folder = data.toString();
    Cli trusted =
        Cli.interrupted("serve", "--port", "0", "--token", "--behind-proxy", "--data", folder);
    assertThat(trusted.exit()).isZero();
    Cli wrong =
        Cli.run("serve", "--token", "x", "--behind-proxy", "proxy.example", "--data", folder);
    assertThat(wrong.err()).contains("--behind-proxy proxy.example is not an address");
    assertThat(wrong.exit()).isEqualTo(2);
    Cli open = Cli.run("serve", "--behind-proxy", "--data", folder);
    assertThat(open.err()).contains("so a token is needed: add --token");
    assertThat(open.exit()).isEqualTo(2);
  }
}
