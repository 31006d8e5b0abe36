package spielwerk.engines.team;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.EngineMaker;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * Makes {@code team:mspider*0.5+mtactix,sigma=10} of any engines of any game, other teams included.
 */
public final class TeamMaker implements EngineMaker {
  static final EngineInfo INFO =
      EngineInfo.of(
          "team",
          "Team",
          "Any engines that decide together: their ratings are normalised, weighted, added and sorted. Write the members with + between them and a weight after *, as in"
              + " team:mspider*0.5+mtactix or team(mcts(sims=9)*50% + alphabeta(depth=3)).",
          Option.choice(
              "normalise",
              "what is normalised to a constant: the sum or the largest of a member's ratings",
              "sum",
              "max"),
          Option.real(
              "sigma",
              0,
              0,
              1000,
              "the move is drawn with the normal distribution of this width around the best, in"
                  + " hundredths of its rating; 0 plays the best"));

  @Override
  public EngineInfo info() {
    return INFO;
  }

  @Override
  public boolean plays(Game game) {
    return true;
  }

  @Override
  public boolean takesValues() {
    return true;
  }

  @Override
  public Name selfContained(Name name, Game game, Catalogue catalogue) {
    if (name.values().size() != 1) {
      return name; // refused when it is made
    }
    boolean changed = false;
    List<String> members = new ArrayList<>();
    for (Member member : Member.parse(name.values().get(0))) {
      String whole = catalogue.selfContained(member.text(), game);
      changed |= !whole.equals(member.text());
      String text = Name.parse(whole).bracketed();
      members.add(member.weight() == 1 ? text : text + "*" + member.weight());
    }
    return changed
        ? new Name(name.id(), List.of(String.join(" + ", members)), name.options())
        : name;
  }

  @Override
  public Engine make(Game game, Settings settings, Catalogue catalogue) {
    List<Member> members = members(settings);
    double sigma = settings.real("sigma");
    Choice choice = sigma > 0 ? new Choice.Gaussian(sigma) : Choice.BEST;
    Normalise normalise = Normalise.of(settings.text("normalise"));
    return new Team(members, engines(members, game, catalogue), normalise, choice);
  }

  @Override
  public long memory(Game game, Settings settings, Catalogue catalogue) {
    return members(settings).stream()
        .mapToLong(member -> catalogue.memory(member.text(), game))
        .sum();
  }

  private static List<Member> members(Settings settings) {
    if (settings.values().size() != 1) {
      throw new Mistake(
          settings.values().isEmpty()
              ? "A team needs members: write it like team:mspider*0.5+mtactix."
              : "'"
                  + settings.text()
                  + "' has a comma between members; put + between them, and the options of a"
                  + " member in brackets, as in team:alphabeta(depth=3,pvs)+random.");
    }
    return Member.parse(settings.values().get(0));
  }

  private static List<Engine> engines(List<Member> members, Game game, Catalogue catalogue) {
    List<Engine> engines = new ArrayList<>();
    try {
      for (Member member : members) {
        engines.add(catalogue.engine(member.text(), game));
      }
      return engines;
    } catch (RuntimeException notMade) {
      Team.closeAll(engines);
      throw notMade;
    }
  }
}
