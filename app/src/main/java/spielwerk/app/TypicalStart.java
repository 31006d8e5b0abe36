package spielwerk.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.app.terminal.Interrupts;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.runs.log.LogFile;
import spielwerk.web.Workbench;

/**
 * What most starts of the program do, once: some plain commands, then a server that answers what
 * the page asks first. {@link ClassArchive} runs it to find out which classes a start loads.
 */
final class TypicalStart {
  private static final List<List<String>> COMMANDS =
      List.of(
          List.of("games"),
          List.of("engines", "othello"),
          List.of("engines", "othello", "--json"),
          List.of("runs"),
          List.of("--help"),
          List.of("serve", "--help"),
          List.of("match", "tictactoe", "negamax", "random", "--games", "2", "--seed", "1"));

  private static final List<String> ASKED_FIRST =
      List.of(
          "/",
          "/api/server",
          "/api/games",
          "/api/engines?game=othello",
          "/api/levels?game=othello",
          "/api/tables");

  private static final String TABLE =
      "{\"game\": \"othello\", \"seats\": [{\"kind\": \"person\"}, {\"kind\": \"person\"}]}";

  private TypicalStart() {}

  /** Takes one argument: a folder for the data, which may be deleted afterwards. */
  public static void main(String[] args) throws IOException {
    Path data = Path.of(args[0]);
    Terminal.system(Interrupts.install());
    TemporaryFolder.sweep();
    for (List<String> command : COMMANDS) {
      quietly(command, data);
    }
    LogFile.open(data, "info", "serve");
    Workbench.Terms terms = Workbench.Terms.local(0, data);
    try (Workbench workbench = Workbench.start(Catalogue.load(data).closed(), terms)) {
      for (String path : ASKED_FIRST) {
        ask(workbench.port(), path, "");
      }
      ask(workbench.port(), "/api/tables", TABLE);
    }
    System.exit(0); // an idle thread must not keep it waiting
  }

  private static void quietly(List<String> command, Path data) {
    List<String> words = new ArrayList<>(command);
    if (!command.contains("--help")) {
      words.addAll(List.of("--data", data.toString()));
    }
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    InputStream nothing = InputStream.nullInputStream();
    if (Main.run(words.toArray(String[]::new), nothing, nowhere, nowhere) != 0) {
      throw new IllegalStateException(command + " does not work");
    }
  }

  private static void ask(int port, String path, String body) throws IOException {
    URI address = URI.create("http://127.0.0.1:" + port + path);
    HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
    if (!body.isEmpty()) {
      connection.setDoOutput(true);
      connection.setRequestProperty("Content-Type", "application/json");
      try (OutputStream out = connection.getOutputStream()) {
        out.write(body.getBytes(StandardCharsets.UTF_8));
      }
    }
    try (InputStream in = connection.getInputStream()) {
      in.readAllBytes();
    }
  }
}
