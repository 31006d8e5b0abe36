package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;

/** Everybody meets everybody: each line-up of as many players as there are seats, once a round. */
record RoundRobin(int players, int seats, int rounds) implements Pairings {
  @Override
  public List<Encounter> next(List<Encounter.Result> before) {
    List<Encounter> all = new ArrayList<>();
    for (int round = 0; before.isEmpty() && round < rounds; round++) {
      for (List<Integer> table : lineUps(players, seats)) {
        all.add(new Encounter(table, round, round));
      }
    }
    return all;
  }

  /** All ways to choose some of the numbers from 0, in lexical order. */
  static List<List<Integer>> lineUps(int from, int count) {
    List<List<Integer>> all = new ArrayList<>();
    choose(0, from, count, new ArrayList<>(), all);
    return all;
  }

  private static void choose(
      int least, int from, int left, List<Integer> chosen, List<List<Integer>> all) {
    if (left == 0) {
      all.add(List.copyOf(chosen));
      return;
    }
    for (int i = least; i <= from - left; i++) {
      chosen.add(i);
      choose(i + 1, from, left - 1, chosen, all);
      chosen.remove(chosen.size() - 1);
    }
  }

  @Override
  public long most() {
    double ways = 1;
    for (int i = 0; i < seats; i++) {
      ways = ways * (players - i) / (i + 1);
    }
    return Math.round(Math.min(1e15, ways * rounds));
  }
}
