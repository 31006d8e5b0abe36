package spielwerk.games.muehle;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Knowledge;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Traits;

/**
 * Mühle (nine men's morris): both sides set nine men, then move them along the lines; three in a
 * line are a mill and take a man; a side with two men left, or no move, has lost.
 */
public final class Muehle implements Game {
  /**
   * Each of the 32 joints between points allows at most one move, and nine men at most can be taken
   * by it. Setting and jumping stay below.
   */
  private static final int MOST_MOVES = 32 * MuehleRules.MEN;

  private final MuehleRules rules;
  private final MuehleNotation notation;

  /** The usual game: men jump, threefold repetition and fifty moves without a mill are a draw. */
  public Muehle() {
    this(MuehleRules.USUAL);
  }

  Muehle(MuehleRules rules) {
    this.rules = rules;
    this.notation = new MuehleNotation(rules);
  }

  @Override
  public String id() {
    return "muehle";
  }

  @Override
  public String text() {
    List<String> options = new ArrayList<>();
    if (rules.flying() != MuehleRules.USUAL.flying()) {
      options.add("flying=off");
    }
    if (rules.repetition() != MuehleRules.USUAL.repetition()) {
      options.add("repetition=" + rules.repetition());
    }
    if (rules.limit() != MuehleRules.USUAL.limit()) {
      options.add("limit=" + rules.limit());
    }
    return options.isEmpty() ? id() : id() + ":" + String.join(",", options);
  }

  @Override
  public Traits traits() {
    return Traits.duel(MuehleMove.CODES, MOST_MOVES, rules.maxLength());
  }

  @Override
  public State start(Setup setup) {
    return setup.isStandard()
        ? new MuehleState(rules, new int[2], new int[] {MuehleRules.MEN, MuehleRules.MEN}, 0, 0, 1)
        : notation.read(setup.text());
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Knowledge knowledge() {
    return Knowledge.NONE
        .withEvaluation("mills", MillsEvaluation::new)
        .withEvaluation("mobility", MobilityEvaluation::new)
        .withEvaluation("men", MenEvaluation::new)
        .withOrder(MillsFirst::new)
        .withFeatures(MuehleFeatures::all);
  }
}
