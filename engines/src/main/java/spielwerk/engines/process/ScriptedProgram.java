package spielwerk.engines.process;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Ending;
import spielwerk.core.Fault;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Position;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Watch;

/**
 * A program whose answers are known beforehand, whatever it is asked: it shows how a protocol copes
 * with them, without a process.
 */
public final class ScriptedProgram implements Conversation {
  /** Each move is asked for in a position that the answers before it have made. */
  private static final int MOVES = 6;

  private final LineReader answers;

  private ScriptedProgram(String answers) {
    this.answers = new LineReader(new StringReader(answers), ChildProcess.LONGEST_LINE);
  }

  /**
   * Begins a game with such a program and asks it for some moves, of both sides.
   *
   * @param protocol a name as {@code exec} takes it
   * @throws Fault if the answers break the protocol's rules or end too early
   * @throws Mistake if the protocol is unknown or does not know the game
   */
  public static void play(String protocol, Game game, String answers) {
    Settings settings =
        new Settings(Name.parse("exec:" + protocol + ",program"), ExecOptions.OPTIONS, true);
    Protocol spoken = ExecMaker.protocol(protocol, game).make().apply(ExecOptions.of(settings));
    ScriptedProgram program = new ScriptedProgram(answers);
    spoken.seat(0, game.traits().goal(), 1);
    spoken.first(program, game);
    Setup setup = game.setup(1);
    State state = game.start(setup);
    List<Integer> moves = new ArrayList<>();
    while (moves.size() < MOVES && state.turn() >= 0) {
      Position position = new Position(game, setup, moves, state.copy());
      Advice advice = spoken.ask(program, position, Budget.FREE, Watch.NONE);
      if (advice.candidates().isEmpty()) {
        return; // it resigns, or has no opinion
      }
      int move = advice.candidates().get(0).move();
      if (!state.legal(move)) {
        throw new IllegalStateException(move + " was taken for a move, but is not legal");
      }
      state.play(move);
      moves.add(move);
    }
  }

  @Override
  public void ask(String text) {
    // it answers what it would answer anyway
  }

  @Override
  public void say(String text) {
    // nor does it listen
  }

  @Override
  public void note(String line) {
    // nobody reads it
  }

  @Override
  public @Nullable String line(long until, Watch watch) {
    try {
      String line = answers.next();
      while (line != null && line.isBlank()) {
        line = answers.next();
      }
      if (line != null) {
        return line.strip();
      }
    } catch (IOException tooLong) {
      throw new Fault(Ending.Reason.CRASH, "wrote " + tooLong.getMessage());
    }
    throw new Fault(Ending.Reason.CRASH, "ended");
  }
}
