package spielwerk.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import spielwerk.app.terminal.Interrupts;
import spielwerk.app.terminal.Terminal;
import spielwerk.runs.TemporaryFolder;

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
          "",
          "api/server",
          "api/games",
          "api/engines?game=othello",
          "api/levels?game=othello",
          "api/tables",
          "api/runs");

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
    String address = served(data);
    for (String path : ASKED_FIRST) {
      ask(address + path, "");
    }
    ask(address + "api/tables", TABLE);
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

  /** The address of a server that is started as usual, and runs until the program ends. */
  private static String served(Path data) throws IOException {
    PipedInputStream said = new PipedInputStream();
    PrintStream out = new PrintStream(new PipedOutputStream(said), true, StandardCharsets.UTF_8);
    String[] words = {"serve", "--port", "0", "--data", data.toString()};
    Thread server =
        new Thread(() -> Main.run(words, InputStream.nullInputStream(), out, out), "server");
    server.setDaemon(true);
    server.start();
    BufferedReader lines = new BufferedReader(new InputStreamReader(said, StandardCharsets.UTF_8));
    String line = Objects.requireNonNull(lines.readLine(), "the server said nothing");
    return line.substring(line.indexOf("http://")).split(" ", 2)[0];
  }

  private static void ask(String address, String body) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
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
