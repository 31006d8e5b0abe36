package spielwerk.lab.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import spielwerk.arena.Match;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.arena.Tally;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.lab.Conditions;
import spielwerk.lab.Fields;
import spielwerk.lab.Findings;
import spielwerk.lab.Study;
import spielwerk.runs.report.Estimate;

/**
 * The paper's "Engine Wars": engines or teams, two at a time, play a number of games from the empty
 * board with the first move changing between them. Games differ because moves are drawn.
 *
 * @param choice how all of them draw their moves
 * @param maxMoves a game is a draw after so many moves of both sides together
 * @param games of each battle
 */
public record War(String game, Choice choice, int maxMoves, int games, List<Battle> battles)
    implements Study {

  /** A result as the paper writes it, {@code 96:4}. */
  private static final Pattern RESULT = Pattern.compile("(\\d{1,5}):(\\d{1,5})");

  /**
   * Two sides, which may be the same engine.
   *
   * @param budget what both may spend on a move
   * @param paper the paper's result, or anything else it says, or empty
   */
  public record Battle(String first, String second, Budget budget, String paper) {
    boolean civil() {
      return first.equals(second);
    }

    /** The share of the first side in the paper, if it gives one. */
    OptionalDouble paperShare() {
      Matcher result = RESULT.matcher(paper);
      if (!result.matches()) {
        return OptionalDouble.empty();
      }
      double own = Integer.parseInt(result.group(1));
      double all = own + Integer.parseInt(result.group(2));
      return all == 0 ? OptionalDouble.empty() : OptionalDouble.of(own / all);
    }

    @Override
    public String toString() {
      String sides = bare(first) + " - " + bare(second);
      return budget.isFree() ? sides : sides + " at " + budget;
    }

    /** A team by its members. */
    static String bare(String engine) {
      return engine.replaceFirst("^team:", "");
    }
  }

  static War read(Fields fields) {
    List<Battle> battles = new ArrayList<>();
    for (Fields part : fields.parts("battles")) {
      battles.add(
          new Battle(
              part.text("first"),
              part.textIfAny("second").orElseGet(() -> part.text("first")),
              budget(part),
              part.textIfAny("paper").orElse("")));
      part.done();
    }
    return new War(
        fields.text("game"),
        choice(fields),
        fields.integer("moves", 0, 1_000_000),
        fields.integer("games", 1, 1_000_000),
        battles);
  }

  private static Budget budget(Fields part) {
    try {
      return part.textIfAny("budget").map(Budget::parse).orElse(Budget.FREE);
    } catch (Mistake mistake) {
      throw part.wrong(mistake);
    }
  }

  private static Choice choice(Fields fields) {
    try {
      return Choice.parse(fields.text("choice"));
    } catch (Mistake mistake) {
      throw fields.wrong(mistake);
    }
  }

  @Override
  public void check(Catalogue catalogue) {
    battles.forEach(battle -> match(battle, catalogue, 0));
  }

  private Match match(Battle battle, Catalogue catalogue, long seed) {
    return Match.of(
        MatchSpec.of(catalogue.game(game), List.of(battle.first(), battle.second()), games, seed)
            .withOpenings(Openings.NONE)
            .withChoices(List.of(choice))
            .withBudgets(List.of(battle.budget()))
            .withLimits(Limits.NONE.withMaxMoves(maxMoves)),
        catalogue);
  }

  /** The results, battle by battle. */
  List<Tally> measure(Conditions conditions) {
    List<Tally> tallies = new ArrayList<>();
    for (Battle battle : battles) {
      int before = games * tallies.size();
      Runner runner =
          new Runner(
              conditions.threads(),
              conditions.stop(),
              (done, total, note) ->
                  conditions
                      .progress()
                      .at(before + done, (long) games * battles.size(), battle + "  " + note));
      Tally tally =
          match(battle, conditions.catalogue(), conditions.seed())
              .play(conditions.games("battle-" + tallies.size()), runner);
      if (tally.games() < games) {
        throw new Conditions.Stopped();
      }
      tallies.add(tally);
    }
    return tallies;
  }

  @Override
  public Findings run(Conditions conditions) {
    List<Tally> tallies = measure(conditions);
    List<String> summary = new ArrayList<>();
    for (int i = 0; i < tallies.size(); i++) {
      summary.add(WarReport.sentence(battles.get(i), tallies.get(i)));
    }
    return new Findings(summary, new WarReport(this, tallies, conditions.seed()).sections());
  }

  /** What our score says about the paper's result. */
  enum Verdict {
    SAME("same side"),
    EVEN("even, as in the paper"),
    OTHER("other side"),
    UNEVEN("not even, unlike the paper"),
    UNTOLD("cannot be told apart");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    static Verdict of(Estimate ours, double paper) {
      boolean told = ours.above(0.5) || ours.below(0.5);
      if (!told) {
        return paper == 0.5 ? EVEN : UNTOLD;
      }
      return paper == 0.5 ? UNEVEN : ours.above(0.5) == paper > 0.5 ? SAME : OTHER;
    }

    @Override
    public String toString() {
      return words;
    }
  }
}
