package spielwerk.bench.chaos;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The server that is killed and started again, and the commands beside it: real programs. */
final class ChaosServer implements AutoCloseable {
  private final List<String> program;
  private final Path data;
  private final int port;
  private @Nullable Process process;
  private int starts;

  /**
   * @param program the command that starts the program, to which words are added
   */
  ChaosServer(List<String> program, Path data) {
    this.program = List.copyOf(program);
    this.data = data;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      this.port = free.getLocalPort();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  String address() {
    return "http://127.0.0.1:" + port;
  }

  int port() {
    return port;
  }

  int starts() {
    return starts;
  }

  /**
   * Starts the server and waits until it answers.
   *
   * @param blocks the largest file it may write, in blocks of 512 bytes; 0 for any
   * @return false if it ended instead, as it may on a full disk
   */
  boolean start(int blocks) {
    starts++;
    try {
      Process started =
          command(blocks, List.of("serve", "--port", Integer.toString(port), "--json"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process = started;
      BufferedReader said = started.inputReader(StandardCharsets.UTF_8);
      for (String line = said.readLine(); line != null; line = said.readLine()) {
        if (line.equals("}")) {
          return true;
        }
      }
      return false;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private ProcessBuilder command(int blocks, List<String> words) {
    List<String> command = new ArrayList<>();
    if (blocks > 0) {
      command.addAll(List.of("/bin/sh", "-c", "ulimit -f " + blocks + " && exec \"$@\"", "sh"));
    }
    command.addAll(program);
    command.addAll(words);
    command.addAll(List.of("--data", data.toString()));
    return new ProcessBuilder(command);
  }

  /** A command beside the server; whoever starts it waits for it or kills it. */
  Process beside(String... words) {
    try {
      return command(0, List.of(words))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  boolean alive() {
    return process != null && process.isAlive();
  }

  /** As {@code kill -9}. */
  void kill() {
    Process running = process;
    if (running != null) {
      running.destroyForcibly().onExit().join();
    }
  }

  /** As Ctrl-C. */
  @Override
  public void close() {
    Process running = process;
    if (running != null) {
      running.destroy();
      try {
        if (!running.waitFor(30, TimeUnit.SECONDS)) {
          kill();
        }
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
        kill();
      }
    }
  }
}
