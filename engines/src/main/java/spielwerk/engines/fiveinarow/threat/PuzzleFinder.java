package spielwerk.engines.fiveinarow.threat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spielwerk.core.Budget;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles.Answer;
import spielwerk.core.Puzzles.Verdict;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/**
 * Says of a position whether it is a puzzle: a win by fours (VCF), or by fours and open threes
 * where fours alone do not suffice (VCT), that begins with one threat only. That no other threat
 * wins is said as far as a search of {@link #OTHERS} stones for each sees; that the one does is
 * proven.
 */
final class PuzzleFinder {
  static final String FOURS = "vcf";
  static final String THREES = "vct";

  /** More moves than this have no puzzle and no answer. */
  static final int LONGEST = 20;

  private static final long GLANCE = 5_000;
  private static final long CERTAIN = 200_000;
  private static final long GRADE = 400_000;
  private static final long OTHERS = 10_000;
  private static final long ENTRIES = 1 << 16;

  private final FiveInARow game;
  private final ThreatBoard threats;
  private final VcfSearch vcfSearch;
  private final VctSearch vctSearch;
  private final ShortestWin shortest;
  private final Defences defences;

  PuzzleFinder(FiveInARow game) {
    this.game = game;
    ThreatWeights weights = ThreatWeights.usual();
    SearchClock clock = new SearchClock(Budget.FREE, Watch.NONE);
    this.threats = new ThreatBoard(game, weights);
    this.vcfSearch = new VcfSearch(threats, weights, ENTRIES, clock);
    this.vctSearch = new VctSearch(threats, vcfSearch, ENTRIES, clock);
    this.shortest = new ShortestWin(threats);
    this.defences = new Defences(threats);
  }

  /**
   * The kind of win that the side to move may have, at a glance; nothing if there is none.
   *
   * @param kinds what is looked for
   */
  Optional<String> glance(FiveInARowState state, List<String> kinds) {
    at(state);
    int seat = state.colour();
    if (threats.count(seat, ThreatKinds.FIVE) > 0
        || threats.count(seat ^ 1, ThreatKinds.FIVE) > 0
        || threats.count(seat, ThreatKinds.OPEN_FOUR) > 0) {
      return Optional.empty(); // one does not have to look for the first move
    }
    if (vcfSearch.win(seat, GLANCE)) {
      return kinds.contains(FOURS) ? Optional.of(FOURS) : Optional.empty();
    }
    return kinds.contains(THREES) && vctSearch.win(seat, GLANCE, 1)
        ? Optional.of(THREES)
        : Optional.empty();
  }

  /** The puzzle of one of these kinds that a position is, if it is one. */
  Optional<Puzzle> find(FiveInARowState state, List<String> kinds) {
    Optional<String> kind = glance(state, kinds);
    if (kind.isEmpty() || state.given() > 0) {
      return Optional.empty();
    }
    int seat = state.colour();
    boolean threes = kind.get().equals(THREES);
    if (threes && !vcfSearch.failsSurely(seat, CERTAIN)) {
      return Optional.empty();
    }
    OptionalInt length = shortest.moves(seat, threes, LONGEST, GRADE);
    if (length.isEmpty()) {
      return Optional.empty();
    }
    int first = shortest.first(seat, threes, length.getAsInt(), GRADE);
    if (!alone(first, seat)) {
      return Optional.empty();
    }
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < state.length(); i++) {
      moves.add(state.move(i));
    }
    return line(seat, threes, length.getAsInt())
        .map(
            line ->
                new Puzzle(
                    kind.get(),
                    length.getAsInt(),
                    Moves.texts(game.start(game.setup(0)), game.notation(), moves),
                    Moves.texts(state, game.notation(), line)));
  }

  private void at(FiveInARowState state) {
    threats.at(state);
    shortest.forget();
    vcfSearch.newGame();
    vctSearch.newGame();
  }

  /** Whether no other threat wins. */
  private boolean alone(int first, int seat) {
    int[] others = new int[threats.size];
    int end = 0;
    for (int kind = ThreatKinds.FOUR_THREE; kind >= ThreatKinds.THREE; kind--) {
      end = defences.kind(seat, kind, others, end);
    }
    for (int i = 0; i < end; i++) {
      if (others[i] != first) {
        threats.put(others[i], seat);
        boolean wins = vctSearch.winAfter(seat, OTHERS);
        threats.take();
        if (wins) {
          return false;
        }
      }
    }
    return true;
  }

  /** A shortest win against the defence that holds out longest. */
  private Optional<List<Integer>> line(int seat, boolean threes, int length) {
    List<Integer> line = new ArrayList<>();
    boolean proven = follow(seat, threes, length, line);
    line.forEach(move -> threats.take());
    return proven ? Optional.of(line) : Optional.empty();
  }

  /** Puts the stones of the line; whether it comes to the five. */
  private boolean follow(int seat, boolean threes, int length, List<Integer> line) {
    int left = length;
    while (left > 0) {
      int cell = shortest.first(seat, threes, left, GRADE);
      boolean five = threats.kind(cell, seat) == ThreatKinds.FIVE;
      put(cell, seat, line);
      if (five) {
        return true;
      }
      Reply reply = reply(seat, threes, left);
      left = reply.left;
      if (left > 0) {
        put(reply.cell, seat ^ 1, line);
      }
    }
    return false;
  }

  private void put(int cell, int seat, List<Integer> line) {
    threats.put(cell, seat);
    line.add(threats.move(cell));
  }

  /** An answer, and how many moves the attacker needs after it; 0 if it is not known to lose. */
  private record Reply(int cell, int left) {}

  /** The answer that holds out longest, or one that holds. */
  private Reply reply(int attacker, boolean threes, int most) {
    Reply best = new Reply(ThreatBoard.NONE, 0);
    for (int cell : shortest.answers(attacker)) {
      threats.put(cell, attacker ^ 1);
      OptionalInt left = shortest.moves(attacker, threes, most, GRADE);
      threats.take();
      if (left.isEmpty()) {
        return new Reply(cell, 0);
      }
      if (left.getAsInt() > best.left) {
        best = new Reply(cell, left.getAsInt());
      }
    }
    return best;
  }

  /** What becomes of the solver's last move, be it by fours or by threes too. */
  Answer answer(Position position) {
    FiveInARowState state = FiveInARow.of(position.state());
    if (state.over()) {
      boolean won = state.points((position.moves().size() + 1) % 2) > 0;
      return new Answer(won ? Verdict.WON : Verdict.HELD, OptionalInt.empty(), 0);
    }
    at(state);
    int solver = state.colour() ^ 1;
    int own = threats.leastAllowed(solver ^ 1, ThreatKinds.FIVE);
    if (own != ThreatBoard.NONE) {
      return new Answer(Verdict.HELD, OptionalInt.of(threats.move(own)), 0);
    }
    if (threats.count(solver, ThreatKinds.FIVE) == 0
        && threats.count(solver, ThreatKinds.OPEN_FOUR) == 0) {
      return new Answer(Verdict.QUIET, OptionalInt.empty(), 0);
    }
    Reply reply = reply(solver, false, LONGEST);
    if (reply.left == 0) {
      reply = reply(solver, true, LONGEST);
    }
    Verdict verdict = reply.left > 0 ? Verdict.RIGHT : Verdict.HELD;
    return new Answer(verdict, OptionalInt.of(threats.move(reply.cell)), reply.left);
  }
}
