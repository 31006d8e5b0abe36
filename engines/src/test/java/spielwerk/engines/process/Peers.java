package spielwerk.engines.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import spielwerk.core.Engine;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.othello.Othello;

/** Scripts that speak for a program of Othello, and positions to ask them about. */
final class Peers {
  static final int PASS = 64;
  static final Othello GAME = new Othello();

  private Peers() {}

  /**
   * A shell script as an engine: its lines are written to a file, and each is answered by the
   * branches of a {@code case} over its first word.
   */
  static Engine script(
      Path folder, Function<ExecOptions, Protocol> protocol, String options, String branches) {
    Path script = folder.resolve("peer");
    try {
      Files.writeString(
          script,
          "#!/bin/sh\nwhile read -r word rest; do echo \"$word${rest:+ $rest}\" >> '%s';"
                  .formatted(heard(folder))
              + " case $word in\n"
              + branches
              + "\nesac; done\n");
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    ExecOptions terms = Brains.terms(options);
    return new ProcessEngine(
        ExecMaker.INFO,
        Invocation.of(List.of("/bin/sh", script.toString()), ""),
        protocol.apply(terms),
        terms);
  }

  static Path heard(Path folder) {
    return folder.resolve("heard");
  }

  /** The moves of a game played at random, up to where a side must pass. */
  static String upToAPass() {
    for (int index = 0; ; index++) {
      var random = Seeds.stream(1, index, Seeds.Purpose.TEST, 0);
      State state = GAME.start(Setup.STANDARD);
      StringBuilder moves = new StringBuilder();
      while (!state.over()) {
        int[] all = Moves.of(state);
        if (all[0] == PASS) {
          return moves.toString();
        }
        int move = all[random.nextInt(all.length)];
        moves.append(GAME.notation().format(state, move));
        state.play(move);
      }
    }
  }
}
