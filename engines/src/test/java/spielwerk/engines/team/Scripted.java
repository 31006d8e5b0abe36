package spielwerk.engines.team;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Watch;

/** An engine that says what a test wants and remembers what it was told. */
final class Scripted implements Engine {
  private final Advice advice;
  final List<String> heard = new ArrayList<>();
  final List<Budget> budgets = new ArrayList<>();
  final List<Long> seeds = new ArrayList<>();

  private Scripted(Advice advice) {
    this.advice = advice;
  }

  /** Rates the moves 0, 1, 2, ..; a move without a number is not named. */
  static Scripted rating(double... ratings) {
    List<Candidate> candidates = new ArrayList<>();
    for (int move = 0; move < ratings.length; move++) {
      candidates.add(Candidate.rated(move, ratings[move]));
    }
    return new Scripted(Advice.of(candidates, new Effort(10, 2, 0, java.util.Map.of())));
  }

  static Scripted saying(Candidate... candidates) {
    return new Scripted(Advice.of(List.of(candidates), Effort.NONE));
  }

  static Scripted meaning(Advice.Intent intent) {
    return new Scripted(new Advice(List.of(), intent, Effort.NONE));
  }

  @Override
  public EngineInfo info() {
    return EngineInfo.of("scripted", "Scripted", "");
  }

  @Override
  public void newGame(Game game, int seat, Goal goal, long seed) {
    heard.add("newGame");
    seeds.add(seed);
  }

  @Override
  public Advice advise(Position position, Budget budget, Watch watch) {
    budgets.add(budget);
    watch.soFar(advice);
    return advice;
  }

  @Override
  public List<String> lastWords() {
    return List.of("last words");
  }

  @Override
  public void ended(GameRecord game) {
    heard.add("ended");
  }

  @Override
  public void close() {
    heard.add("close");
  }
}
