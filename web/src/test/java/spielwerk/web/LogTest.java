package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.runs.log.LogFile;

class LogTest {
  private static final String[] BEARER = {"Authorization", "Bearer secret-token"};

  @TempDir Path data;

  @Test
  void anInternalErrorIsFoundInTheLogByItsNumberAndTheTokenIsNot() throws IOException {
    LogFile.open(data, "debug", "serve");
    Workbench.Terms terms =
        new Workbench.Terms("127.0.0.1", 0, "secret-token", data, Optional.empty());
    try (Workbench workbench = Workbench.start(Catalogue.load().closed(), terms)) {
      Client client = Client.of(workbench);
      assertThat(client.get("/?token=secret-token").status()).isEqualTo(302);
      assertThat(client.get("/api/games?token=secret-token").status()).isEqualTo(401);
      Files.createFile(data.resolve("libraries")); // where a folder should be
      String path = "/api/libraries?token=secret-token";
      Client.Reply reply = client.send("POST", path, "{\"name\":\"mine\"}", BEARER);
      assertThat(reply.status()).isEqualTo(500);
      String number = reply.json().path("number").asText();
      assertThat(reply.error()).startsWith("Internal error " + number + "; ");
      assertThat(Files.readString(LogFile.in(data)))
          .containsPattern("Internal error " + number + ".*\\(POST /api/libraries #\\d+\\)")
          .contains("FileAlreadyExistsException", "at spielwerk.web.library.Libraries.create")
          .containsPattern("status 302, \\d+ ms \\(GET / #\\d+\\)")
          .doesNotContain("secret-token");
    }
  }
}
