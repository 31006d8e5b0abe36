package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;

/** All teams that can be made of some engines. */
public final class Teams {
  private Teams() {}

  /**
   * Every choice of at least one and at most so many of the engines: singles as they are, then the
   * teams of two, {@code team:a+b}, and so on, each in the order given.
   */
  public static List<String> of(List<String> engines, int most) {
    List<String> teams = new ArrayList<>(engines);
    for (int size = 2; size <= Math.min(most, engines.size()); size++) {
      for (List<Integer> members : RoundRobin.lineUps(engines.size(), size)) {
        teams.add("team:" + String.join("+", members.stream().map(engines::get).toList()));
      }
    }
    return teams;
  }
}
