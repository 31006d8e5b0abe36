package spielwerk.core;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game that was played. Facts repeat when the game is played again from the same spec;
 * circumstances do not.
 *
 * @param game the text that makes the game
 * @param setup the text of its {@link Setup}
 * @param index which game of its run it is
 * @param seats the texts that make the engines, by seat
 * @param opening how many of the moves were given, not chosen
 * @param moves as people write them, those of chance included
 * @param points by seat; where the game was interrupted, all 0
 * @param votes what the members of teams wanted, in the order of the moves
 * @param thoughts what the engines thought when they chose, by move; empty if no engine said
 *     anything
 */
@RecordBuilder
public record GameRecord(
    String game,
    String setup,
    Goal goal,
    long seed,
    int index,
    List<String> seats,
    int opening,
    List<String> moves,
    Ending ending,
    List<Integer> points,
    List<Vote> votes,
    List<Thought> thoughts,
    Circumstances circumstances)
    implements GameRecordBuilder.With {

  /**
   * What may differ when the same game is played again.
   *
   * @param date when it ended, ISO 8601
   * @param seconds thinking time by seat
   * @param millis thinking time by move, where there are thoughts; else empty
   * @param log the last lines that an engine wrote beside its answers before its failure ended the
   *     game
   * @param trace the stack trace of the exception by which an engine ended the game
   */
  public record Circumstances(
      String date,
      List<Double> seconds,
      List<Integer> millis,
      List<String> log,
      List<String> trace) {
    public static final Circumstances NONE = new Circumstances("", List.of(), List.of());

    public Circumstances {
      seconds = List.copyOf(seconds);
      millis = List.copyOf(millis);
      log = List.copyOf(log);
      trace = List.copyOf(trace);
    }

    /** Of a game of which the time of single moves is not known. */
    public Circumstances(String date, List<Double> seconds, List<String> log) {
      this(date, seconds, List.of(), log, List.of());
    }

    public Circumstances withDate(String other) {
      return new Circumstances(other, seconds, millis, log, trace);
    }
  }

  /**
   * What an engine thought when it chose a move.
   *
   * @param value what it expected of that move, as in {@link Candidate#value}; {@link
   *     Candidate#UNKNOWN} if it did not say
   * @param exact whether the value is proven
   * @param depth plies looked ahead, or 0
   * @param nodes positions visited, or 0
   */
  public record Thought(double value, boolean exact, int depth, long nodes) {
    /** Of a move that no engine chose, or of which it said nothing. */
    public static final Thought NONE = new Thought(Candidate.UNKNOWN, false, 0, 0);

    /** Nobody reads more of a value; the files stay small. */
    private static final double DIGITS = 1e4;

    public Thought {
      value = Double.isFinite(value) ? Math.rint(value * DIGITS) / DIGITS + 0.0 : Candidate.UNKNOWN;
    }

    public boolean hasValue() {
      return !Double.isNaN(value);
    }
  }

  /**
   * What one member of a team wanted when a move was made.
   *
   * @param ply the place of the move in the record, from 0
   * @param who the text that makes the member
   * @param wanted as people write it, or empty if it had no opinion
   * @param share how much of the rating of the move played came from this member, 0 to 1
   */
  public record Vote(int ply, String who, String wanted, double share) {}

  public GameRecord {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
    points = List.copyOf(points);
    votes = List.copyOf(votes);
    thoughts = List.copyOf(thoughts);
  }

  /** A game of which nobody knows what its engines thought. */
  public GameRecord(
      String game,
      String setup,
      Goal goal,
      long seed,
      int index,
      List<String> seats,
      int opening,
      List<String> moves,
      Ending ending,
      List<Integer> points,
      List<Vote> votes,
      Circumstances circumstances) {
    this(
        game,
        setup,
        goal,
        seed,
        index,
        seats,
        opening,
        moves,
        ending,
        points,
        votes,
        List.of(),
        circumstances);
  }

  /** What was thought of the move at a place of the record, from 0. */
  public Thought thought(int ply) {
    return ply < thoughts.size() ? thoughts.get(ply) : Thought.NONE;
  }

  /**
   * A game that was not played here. What the rules say about its end comes first.
   *
   * @param end the position after the moves
   * @param otherwise how it ended if the rules would let it go on
   */
  public static GameRecord imported(
      Game rules,
      Setup setup,
      List<Participant> players,
      List<String> moves,
      State end,
      Ending otherwise,
      Circumstances circumstances) {
    int seats = players.size();
    List<Integer> points =
        IntStream.range(0, seats).mapToObj(s -> end.over() ? end.points(s) : 0).toList();
    return new GameRecord(
        rules.text(),
        setup.text(),
        rules.traits().goal(),
        0,
        0,
        players.stream().map(Participant::name).toList(),
        0,
        moves,
        end.over() ? Ending.finished(points) : otherwise,
        points,
        List.of(),
        circumstances);
  }

  /** The record without its circumstances: what must be equal when the game is played again. */
  public GameRecord facts() {
    return withCircumstances(Circumstances.NONE);
  }

  /**
   * The last position, by playing all moves again.
   *
   * @throws Mistake if a move is not legal: the record is of another game or damaged
   */
  public State replay(Game rules) {
    State state = rules.start(new Setup(setup));
    for (String text : moves) {
      state.play(rules.notation().legalMove(state, text));
    }
    return state;
  }
}
