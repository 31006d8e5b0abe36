package spielwerk.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Whoever loses an encounter is out. The players are seeded as they were entered: the first two can
 * meet in the final only, and where the number is not a power of two the first ones rest in the
 * first round. A drawn encounter is played again with new openings, {@value #REPLAYS} times at
 * most; if it is still level, the one entered first goes on.
 */
record Knockout(int players) implements Pairings {
  static final int REPLAYS = 3;

  /** Two players and all they played; who was entered first stands first. */
  private static final class Duel {
    private double ahead;
    private int times;

    boolean decided() {
      return ahead != 0 || times > REPLAYS;
    }

    int winner(List<Integer> pair) {
      return pair.get(ahead >= 0 ? 0 : 1);
    }
  }

  private static Map<List<Integer>, Duel> duels(List<Encounter.Result> before) {
    Map<List<Integer>, Duel> duels = new LinkedHashMap<>();
    for (Encounter.Result result : before) {
      Duel duel = duels.computeIfAbsent(result.encounter().players(), pair -> new Duel());
      duel.ahead += result.points().get(0) - result.points().get(1);
      duel.times++;
    }
    return duels;
  }

  @Override
  public List<Encounter> next(List<Encounter.Result> before) {
    Map<List<Integer>, Duel> duels = duels(before);
    int block = before.isEmpty() ? 0 : before.get(before.size() - 1).encounter().block() + 1;
    List<Integer> line = bracket();
    for (int round = 0; line.size() > 1; round++) {
      List<Encounter> open = new ArrayList<>();
      List<Integer> winners = new ArrayList<>();
      for (int i = 0; i < line.size(); i += 2) {
        int first = Math.min(line.get(i), line.get(i + 1));
        int second = Math.max(line.get(i), line.get(i + 1));
        List<Integer> pair = List.of(first, second);
        Duel duel = duels.getOrDefault(pair, new Duel());
        boolean rests = second >= players;
        if (!rests && !duel.decided()) {
          open.add(new Encounter(pair, round, block));
        }
        winners.add(rests ? first : duel.winner(pair));
      }
      if (!open.isEmpty()) {
        return open;
      }
      line = winners;
    }
    return List.of();
  }

  /** The seeds in the order of the tree; numbers from {@code players} on are rests. */
  private List<Integer> bracket() {
    List<Integer> line = List.of(0);
    while (line.size() < players) {
      int last = 2 * line.size() - 1;
      line = line.stream().flatMap(seed -> IntStream.of(seed, last - seed).boxed()).toList();
    }
    return line;
  }

  /**
   * Who is not beaten first, then by the round in which somebody was, then as they were entered.
   *
   * @param before all encounters so far
   */
  List<Integer> ranking(List<Encounter.Result> before) {
    int[] out = new int[players];
    Arrays.fill(out, Integer.MAX_VALUE);
    Map<List<Integer>, Duel> duels = duels(before);
    for (Encounter.Result result : before) {
      List<Integer> pair = result.encounter().players();
      Duel duel = duels.get(pair);
      if (duel != null && duel.decided()) {
        out[pair.get(duel.winner(pair) == pair.get(0) ? 1 : 0)] = result.encounter().round();
      }
    }
    return IntStream.range(0, players)
        .boxed()
        .sorted(Comparator.comparingInt((Integer p) -> -out[p]).thenComparingInt(p -> p))
        .toList();
  }

  @Override
  public long most() {
    return (players - 1L) * (1 + REPLAYS);
  }
}
