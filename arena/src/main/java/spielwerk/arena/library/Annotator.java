package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Hidden;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Progress;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Unfinished;
import spielwerk.core.Watch;

/**
 * Lets an engine walk through a game and write down what it thinks: the value after each move, a
 * mark where a move gave something away, and where it was much, the line it would have played as a
 * variation. What a move gave away is found by a {@link Review}. Engines that rate moves without an
 * idea of the outcome cannot tell a slip from a disaster, and are refused.
 */
public final class Annotator {

  /**
   * From which loss of value on a move is marked.
   *
   * @param slip marked ?!
   * @param mistake marked ?
   * @param blunder marked ??
   */
  public record Scale(double slip, double mistake, double blunder) {
    public Scale {
      if (!(slip > 0 && mistake >= slip && blunder >= mistake)) {
        throw new Mistake(
            "A mistake must cost more than 0 and a blunder at least as much, not "
                + mistake
                + " and "
                + blunder
                + ".");
      }
    }

    /** Half a mistake is a slip. */
    public Scale(double mistake, double blunder) {
      this(mistake / 2, mistake, blunder);
    }

    /** In games played to win the whole way from a win to a loss is 2. */
    public static Scale usual(Goal goal) {
      return goal == Goal.WIN ? new Scale(0.3, 0.8) : new Scale(2, 6);
    }

    /** The mark for a loss, or empty. */
    public String mark(double lost) {
      return lost >= blunder ? "??" : lost >= mistake ? "?" : lost >= slip ? "?!" : "";
    }
  }

  /** An engine may not know what an opening comes to; one that never says is of no use. */
  private static final int MOST_UNVALUED = 4;

  private final Game rules;
  private final String name;
  private final Engine engine;
  private final Budget budget;
  private final Scale scale;
  private final long seed;
  private int unvalued;
  private boolean valued;

  /**
   * @param name the text that makes the engine
   */
  public Annotator(Game rules, String name, Engine engine, Budget budget, Scale scale, long seed) {
    this.rules = rules;
    this.name = name;
    this.engine = engine;
    this.budget = budget;
    this.scale = scale;
    this.seed = seed;
  }

  /**
   * The game with what the engine thinks of it; what others said stays.
   *
   * @throws Mistake if the engine has no idea of the outcome
   * @throws Unfinished if it was stopped
   */
  public LibraryGame annotate(LibraryGame game, Progress progress, BooleanSupplier stop) {
    Review review =
        new Review(
            rules, new Setup(game.record().setup()), game.record().goal(), game.tree().moves());
    List<Optional<PositionAnalysis>> known = new ArrayList<>();
    for (int ply = 0; ply < review.positions(); ply++) {
      progress.at(ply, review.positions(), "");
      known.add(judge(review, ply, stop));
    }
    progress.at(review.positions(), review.positions(), "");
    if (!valued && unvalued > 0) {
      throw noValues();
    }
    return game.withTree(write(game.tree(), review, known));
  }

  /**
   * What the engine says of one position; none where there is nothing to decide or it has no
   * opinion.
   *
   * @throws Mistake if the engine has no idea of the outcome
   * @throws Unfinished if it was stopped, also while it thought
   */
  public Optional<PositionAnalysis> judge(Review review, int ply, BooleanSupplier stop) {
    Position position = review.position(ply);
    Advice advice =
        stop.getAsBoolean() || position.state().turn() < 0
            ? Advice.none()
            : ask(position, review.goal(), stop);
    if (stop.getAsBoolean()) {
      throw new Unfinished("The game was not annotated to its end, so nothing was written.");
    }
    return PositionAnalysis.of(position.state(), rules.notation(), advice, review.played(ply));
  }

  private Advice ask(Position position, Goal goal, BooleanSupplier stop) {
    int seat = position.state().turn();
    State own = position.state().copy();
    List<Integer> moves = position.moves();
    if (position.state() instanceof Hidden secret) {
      own = secret.imagine(seat, Seeds.stream(seed, 0, Seeds.Purpose.HIDDEN, seat));
      moves = moves.subList(0, moves.size() - secret.pending());
    }
    engine.newGame(rules, seat, goal, Seeds.derive(seed, 0, Seeds.Purpose.ENGINE, seat));
    Advice advice =
        engine.advise(
            new Position(rules, position.setup(), moves, own),
            budget,
            new Watch() {
              @Override
              public boolean stop() {
                return stop.getAsBoolean();
              }
            });
    if (!advice.candidates().isEmpty()) {
      valued |= advice.candidates().get(0).hasValue();
      if (!valued && ++unvalued == MOST_UNVALUED) {
        throw noValues();
      }
    }
    return advice;
  }

  private Mistake noValues() {
    return new Mistake(
        name
            + " rates moves but gives no expected outcome, so it cannot find mistakes;"
            + " take an engine with values, such as alphabeta.");
  }

  /**
   * The moves with what came out about them.
   *
   * @param tree whose main line is the one reviewed
   * @param known what the engine says, by position
   */
  public MoveTree write(MoveTree tree, Review review, List<Optional<PositionAnalysis>> known) {
    List<Step> line = new ArrayList<>();
    Set<String> earlier = EngineSignature.names(tree.comment());
    for (int ply = 0; ply < tree.line().size(); ply++) {
      Step old = EngineSignature.without(tree.line().get(ply), earlier);
      Optional<PositionAnalysis> judgement = known.get(ply);
      Optional<MoveReview> finding = review.finding(ply, known, scale);
      line.add(
          judgement.isPresent() && finding.isPresent()
              ? step(old, judgement.get(), finding.get(), review)
              : old);
    }
    return new MoveTree(EngineSignature.sign(tree.comment(), name), line);
  }

  private Step step(
      Step old, PositionAnalysis positionAnalysis, MoveReview moveReview, Review review) {
    List<List<Step>> variations = new ArrayList<>(old.variations());
    if (moveReview.lost() >= scale.mistake) {
      List<Step> line = line(positionAnalysis, review);
      List<String> texts = texts(line);
      if (variations.stream().noneMatch(other -> texts(other).equals(texts))) {
        variations.add(line);
      }
    }
    return new Step(
        old.move(),
        comment(old.comment(), positionAnalysis, moveReview),
        moveReview.mark().isEmpty() ? kept(old.mark()) : moveReview.mark(),
        Optional.of(moveReview.evaluation()),
        variations);
  }

  /**
   * In points, or with dice in chances, people can feel what a move cost, so it is said of every
   * marked one.
   */
  private String comment(String comment, PositionAnalysis best, MoveReview review) {
    boolean points = engine.valuesIn(Goal.WIN) == Goal.POINTS;
    if (review.mark().isEmpty() || !(points || rules.traits().chance())) {
      return comment;
    }
    String cost =
        points
            ? String.format(Locale.ROOT, "%.1f points", review.lost())
            : String.format(Locale.ROOT, "%.1f%% of winning", 50 * review.lost());
    String words = "cost " + cost + "; " + best.move() + " is better";
    return comment.contains(words) ? comment : comment.isEmpty() ? words : comment + "\n" + words;
  }

  /** What people found good they may go on finding good; a mark for a mistake is taken back. */
  private static String kept(String mark) {
    return mark.startsWith("!") ? mark : "";
  }

  private static List<String> texts(List<Step> line) {
    return line.stream().map(Step::move).toList();
  }

  private List<Step> line(PositionAnalysis positionAnalysis, Review review) {
    List<Step> steps = new ArrayList<>();
    for (String move : positionAnalysis.line()) {
      steps.add(
          steps.isEmpty()
              ? new Step(
                  move,
                  name,
                  "",
                  Optional.of(review.evaluation(positionAnalysis.best(), positionAnalysis.seat())),
                  List.of())
              : Step.of(move));
    }
    return steps;
  }
}
