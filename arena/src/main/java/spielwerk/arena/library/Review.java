package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import spielwerk.arena.library.Annotator.Scale;
import spielwerk.core.Candidate;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * The positions of a game one after the other, and what comes out about its moves when an engine
 * has judged them.
 *
 * <p>What a move gave away is the value of the best move less its own. Many engines give a value to
 * the best move only; then that of the move played is, in two-player zero-sum games, the value of
 * the position it leads to, which is judged anyway.
 */
public final class Review {
  private final Game rules;
  private final Setup setup;
  private final Goal goal;
  private final List<String> texts;
  private final List<Integer> moves = new ArrayList<>();
  private final List<State> states = new ArrayList<>();

  /**
   * @throws Mistake if a move is not legal
   */
  public Review(Game rules, Setup setup, Goal goal, List<String> texts) {
    this.rules = rules;
    this.setup = setup;
    this.goal = goal;
    this.texts = List.copyOf(texts);
    State state = rules.start(setup);
    states.add(state);
    for (String text : texts) {
      int move = rules.notation().legalMove(state, text);
      state = state.copy();
      state.play(move);
      moves.add(move);
      states.add(state);
    }
  }

  /** One more than there are moves. */
  public int positions() {
    return states.size();
  }

  public Goal goal() {
    return goal;
  }

  /** The position after so many moves; nobody may change its state. */
  public Position position(int ply) {
    return new Position(rules, setup, moves.subList(0, ply), states.get(ply));
  }

  /** The move played there, or empty at the end. */
  public String played(int ply) {
    return ply < texts.size() ? texts.get(ply) : "";
  }

  /**
   * What came out about the move of a ply, counted from 0.
   *
   * @param known by position; empty where nobody judged it
   */
  public Optional<MoveReview> finding(
      int ply, List<Optional<PositionAnalysis>> known, Scale scale) {
    if (known.get(ply).isEmpty()) {
      return Optional.empty(); // chance, or an engine without an opinion
    }
    PositionAnalysis positionAnalysis = known.get(ply).get();
    boolean best = positionAnalysis.move().equals(texts.get(ply));
    return worth(ply, positionAnalysis, known)
        .map(
            moveValue -> {
              double lost =
                  best ? 0 : Math.max(0, positionAnalysis.best().value() - moveValue.value());
              double points =
                  best ? 0 : Math.max(0, positionAnalysis.best().points() - moveValue.points());
              // who counts discs calls it a mistake to give them away, also in a game that is won
              String mark =
                  goal == Goal.WIN && !Double.isNaN(points)
                      ? Scale.usual(Goal.POINTS).mark(points)
                      : scale.mark(lost);
              return new MoveReview(
                  evaluation(moveValue, positionAnalysis.seat()),
                  lost,
                  positionAnalysis.best().exact() && moveValue.exact(),
                  positionAnalysis.best().hasPoints() ? points : Candidate.UNKNOWN,
                  mark);
            });
  }

  /** What the move played was worth to who played it. */
  private Optional<MoveValue> worth(
      int ply, PositionAnalysis positionAnalysis, List<Optional<PositionAnalysis>> known) {
    State after = states.get(ply + 1);
    boolean duel = rules.traits().isDuel();
    if (duel && after.over()) {
      return Optional.of(ended(after, positionAnalysis.seat()));
    }
    Optional<PositionAnalysis> next =
        ply + 1 < known.size() ? known.get(ply + 1) : Optional.empty();
    Optional<MoveValue> reached =
        duel ? next.map(one -> seen(one, positionAnalysis.seat())) : Optional.empty();
    boolean surer = reached.isPresent() && reached.get().exact();
    return positionAnalysis.played().filter(one -> one.exact() || !surer).or(() -> reached);
  }

  private MoveValue ended(State over, int seat) {
    int own = over.points(seat);
    return new MoveValue(
        goal == Goal.WIN ? Integer.compare(own, over.points(1 - seat)) : own, true, own);
  }

  private static MoveValue seen(PositionAnalysis positionAnalysis, int seat) {
    MoveValue best = positionAnalysis.best();
    return positionAnalysis.seat() == seat
        ? best
        : new MoveValue(0.0 - best.value(), best.exact(), 0.0 - best.points());
  }

  /** What a position is worth, by how its game ended or what was judged. */
  public Optional<MoveEvaluation> evaluation(int ply, Optional<PositionAnalysis> judgement) {
    State state = states.get(ply);
    if (state.over() && rules.traits().isDuel()) {
      return Optional.of(evaluation(ended(state, 0), 0));
    }
    return judgement.map(one -> evaluation(one.best(), one.seat()));
  }

  /**
   * What a position comes to in the game's own points, for seat 0 in games for two and else for who
   * was to move; nothing where nobody counted them.
   */
  public OptionalDouble points(int ply, List<Optional<PositionAnalysis>> known) {
    State state = states.get(ply);
    Optional<MoveValue> best = known.get(ply).map(PositionAnalysis::best);
    if (best.isPresent() && best.get().hasPoints()) {
      double points = best.get().points();
      boolean turned = rules.traits().isDuel() && known.get(ply).get().seat() == 1;
      return OptionalDouble.of(turned ? 0.0 - points : points);
    }
    boolean counted =
        known.stream().flatMap(Optional::stream).anyMatch(one -> one.best().hasPoints());
    return counted && state.over() && rules.traits().isDuel()
        ? OptionalDouble.of(state.points(0))
        : OptionalDouble.empty();
  }

  /** As records have it: for seat 0 in games for two, else for who was to move. */
  public MoveEvaluation evaluation(MoveValue moveValue, int seat) {
    boolean duel = rules.traits().isDuel();
    boolean turned = duel && seat == 1;
    return new MoveEvaluation(
        turned ? 0.0 - moveValue.value() : moveValue.value(), duel ? 0 : seat, moveValue.exact());
  }
}
