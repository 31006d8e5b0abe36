package spielwerk.web.runs;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.Origin;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;
import spielwerk.runs.RunFolder;

/** A game of a network against itself, to be looked at. */
public final class SampleGame {
  private SampleGame() {}

  /**
   * The game of some moves.
   *
   * @param generation that learnt from it; the network before it played
   * @param text its moves, separated by spaces
   * @throws spielwerk.core.Mistake if one is not a move
   */
  public static LibraryGame of(RunFolder run, int generation, String text, Catalogue catalogue) {
    Game game = catalogue.game(run.spec(TrainingRun.TYPE, TrainSpec.class).game());
    List<String> moves = Arrays.stream(text.split(" ")).filter(move -> !move.isEmpty()).toList();
    State state = game.start(Setup.STANDARD);
    for (String move : moves) {
      state.play(game.notation().parse(state, move));
    }
    int seats = game.traits().seats();
    String player = "zero:net=" + run.id() + "/" + (generation - 1);
    List<Integer> points =
        IntStream.range(0, seats)
            .mapToObj(seat -> state.turn() == State.OVER ? state.points(seat) : 0)
            .toList();
    Ending ending =
        state.turn() == State.OVER ? Ending.finished(points) : scored(state, game, catalogue);
    return LibraryGame.of(
            new GameRecord(
                game.text(),
                Setup.STANDARD.text(),
                Goal.WIN,
                0,
                0,
                Collections.nCopies(seats, player),
                0,
                moves,
                ending,
                points,
                List.of(),
                GameRecord.Circumstances.NONE))
        .withOrigin(new Origin(run.id(), run.info().kind(), run.info().spec().toString()));
  }

  /** A game that ended before its last move was scored by the solver, which knows it again. */
  private static Ending scored(State state, Game game, Catalogue catalogue) {
    int seats = game.traits().seats();
    Optional<Supplier<Exact>> solver = catalogue.exact(game);
    if (solver.isEmpty()) {
      return Ending.shared(Ending.Reason.MOVE_LIMIT, seats, "");
    }
    int points = solver.get().get().points(state);
    int winner = points > 0 ? state.turn() : 1 - state.turn();
    return points == 0
        ? Ending.shared(Ending.Reason.ADJUDICATED, seats, "")
        : Ending.won(Ending.Reason.ADJUDICATED, winner, seats, "");
  }
}
