package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;

/** The first player meets each of the others, once a round. */
record Gauntlet(int players, int rounds) implements Pairings {
  @Override
  public List<Encounter> next(List<Encounter.Result> before) {
    List<Encounter> all = new ArrayList<>();
    for (int round = 0; before.isEmpty() && round < rounds; round++) {
      for (int other = 1; other < players; other++) {
        all.add(new Encounter(List.of(0, other), round, round));
      }
    }
    return all;
  }

  @Override
  public long most() {
    return (long) rounds * (players - 1);
  }
}
