package spielwerk.arena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.runs.spec.Field;

/**
 * All teams of a set of engines, as texts: n engines make 2^n - 1 of them, which the Morphion paper
 * (chapter 4.1) counted before it chose a few pairings.
 */
public record TeamCombinations(
    @Field(about = "the engines", example = "[mspider, mtactix]", range = "0..1000")
        List<String> of,
    @Field(about = "members of a team at most; by default all", example = "2", range = "0..1000")
        int most) {
  private static final int MOST = 10_000;

  static final TeamCombinations NONE = new TeamCombinations(List.of(), 0);

  public TeamCombinations {
    of = List.copyOf(of);
  }

  /** The teams that are meant. */
  public List<String> texts() {
    return of.isEmpty() ? List.of() : of(of, most);
  }

  /**
   * Every engine alone, then every team of two, and so on, in the order of the engines.
   *
   * @param engines the texts that make them
   * @param most how many members a team has at most
   * @throws Mistake if an engine is there twice, or the teams are too many to play
   */
  public static List<String> of(List<String> engines, int most) {
    if (new HashSet<>(engines).size() < engines.size()) {
      throw new Mistake("An engine is named twice among those that are to form teams.");
    }
    if (most < 1) {
      throw new Mistake("A team has at least 1 member, not " + most + ".");
    }
    int largest = Math.min(most, engines.size());
    long count = 0;
    for (int size = 1; size <= largest; size++) {
      count += choices(engines.size(), size);
      if (count > MOST) {
        throw new Mistake(
            engines.size() + " engines form more than " + MOST + " teams of up to " + most + ".");
      }
    }
    List<String> teams = new ArrayList<>();
    for (int size = 1; size <= largest; size++) {
      add(engines, size, 0, new ArrayList<>(), teams);
    }
    return List.copyOf(teams);
  }

  /**
   * How many ways there are to choose some of all; more than {@link #MOST} is not counted exactly.
   */
  private static long choices(int all, int some) {
    long count = 1;
    for (int i = 1; i <= some && count <= MOST; i++) {
      count = count * (all - some + i) / i;
    }
    return count;
  }

  private static void add(
      List<String> engines, int size, int from, List<String> chosen, List<String> teams) {
    if (chosen.size() == size) {
      teams.add(size == 1 ? chosen.get(0) : team(chosen));
      return;
    }
    for (int i = from; i < engines.size(); i++) {
      chosen.add(engines.get(i));
      add(engines, size, i + 1, chosen, teams);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** Engines as one team; options go into brackets, so that their commas stay theirs. */
  private static String team(List<String> members) {
    return "team:"
        + String.join("+", members.stream().map(member -> Name.parse(member).bracketed()).toList());
  }
}
