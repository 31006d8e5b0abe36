package spielwerk.core;

import java.util.ArrayList;
import java.util.List;

/** An engine of these tests: its advice is a function, and it remembers what it was told. */
class Advisor implements Engine {
  interface Thought {
    Advice of(Position position, Budget budget, Watch watch);
  }

  final List<String> heard = new ArrayList<>();
  private final Thought thought;

  Advisor(Thought thought) {
    this.thought = thought;
  }

  static Seat seat(Thought thought) {
    return Seat.of("advisor", new Advisor(thought));
  }

  static Seat plays(int move) {
    return seat((position, budget, watch) -> Advice.of(move));
  }

  static Seat intends(Advice.Intent intent) {
    return seat(
        (position, budget, watch) -> new Advice(List.of(Candidate.of(1)), intent, Effort.NONE));
  }

  @Override
  public EngineInfo info() {
    return EngineInfo.of("advisor", "Advisor", "Advises what a test wants.");
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    heard.add("new game at " + seat);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    heard.add("moves " + position.moves());
    return thought.of(position, budget, watch);
  }

  @Override
  public void ended(GameRecord game) {
    heard.add("ended " + game.ending().reason());
  }
}
