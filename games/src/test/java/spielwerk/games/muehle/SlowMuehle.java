package spielwerk.games.muehle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The rules of Mühle once more, with names instead of bits and no care for speed. */
final class SlowMuehle {
  private static final List<List<String>> LINES =
      List.of(
              "a7 d7 g7",
              "b6 d6 f6",
              "c5 d5 e5",
              "a4 b4 c4",
              "e4 f4 g4",
              "c3 d3 e3",
              "b2 d2 f2",
              "a1 d1 g1",
              "a7 a4 a1",
              "b6 b4 b2",
              "c5 c4 c3",
              "d7 d6 d5",
              "d3 d2 d1",
              "e5 e4 e3",
              "f6 f4 f2",
              "g7 g4 g1")
          .stream()
          .map(line -> List.of(line.split(" ")))
          .toList();

  static final Set<String> POINTS =
      LINES.stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new));

  private final MuehleRules rules;

  /** By point: 0 or 1. */
  private final Map<String, Integer> men;

  private final int[] hands;
  private int mover;
  private int quiet;
  private final Map<String, Integer> seen;

  SlowMuehle(MuehleRules rules) {
    this(rules, new TreeMap<>(), new int[] {9, 9}, 0);
  }

  SlowMuehle(MuehleRules rules, Map<String, Integer> men, int[] hands, int mover) {
    this.rules = rules;
    this.men = new TreeMap<>(men);
    this.hands = hands.clone();
    this.mover = mover;
    this.seen = new HashMap<>();
    seen.put(position(), 1);
  }

  private SlowMuehle(SlowMuehle that) {
    this.rules = that.rules;
    this.men = new TreeMap<>(that.men);
    this.hands = that.hands.clone();
    this.mover = that.mover;
    this.quiet = that.quiet;
    this.seen = new HashMap<>(that.seen);
  }

  private String position() {
    return men + " " + hands[0] + " " + hands[1] + " " + mover;
  }

  int count(int seat) {
    return (int) men.values().stream().filter(owner -> owner == seat).count();
  }

  private static Set<String> neighbours(String point) {
    Set<String> all = new HashSet<>();
    for (List<String> line : LINES) {
      int at = line.indexOf(point);
      if (at > 0) {
        all.add(line.get(at - 1));
      }
      if (at >= 0 && at < 2) {
        all.add(line.get(at + 1));
      }
    }
    return all;
  }

  private static boolean inMill(Map<String, Integer> men, String point) {
    Integer owner = men.get(point);
    return LINES.stream()
        .filter(line -> line.contains(point))
        .anyMatch(line -> line.stream().allMatch(each -> owner.equals(men.get(each))));
  }

  /** All moves as they are written, draws and lost games not thought of. */
  private Set<String> moves() {
    Set<String> all = new TreeSet<>();
    for (String to : POINTS) {
      if (men.containsKey(to)) {
        continue;
      }
      if (hands[mover] > 0) {
        add(all, to, "", to);
        continue;
      }
      for (String from : POINTS) {
        boolean jump = rules.flying() && count(mover) == 3;
        if (Integer.valueOf(mover).equals(men.get(from))
            && (jump || neighbours(from).contains(to))) {
          add(all, from + "-" + to, from, to);
        }
      }
    }
    return all;
  }

  private void add(Set<String> all, String text, String from, String to) {
    Map<String, Integer> after = new TreeMap<>(men);
    after.remove(from);
    after.put(to, mover);
    List<String> enemies =
        POINTS.stream().filter(p -> Integer.valueOf(1 - mover).equals(men.get(p))).toList();
    if (!inMill(after, to) || enemies.isEmpty()) {
      all.add(text);
      return;
    }
    List<String> free = enemies.stream().filter(p -> !inMill(men, p)).toList();
    (free.isEmpty() ? enemies : free).forEach(p -> all.add(text + "x" + p));
  }

  private boolean stuck() {
    boolean free = hands[mover] > 0 || rules.flying() && count(mover) == 3;
    return !free
        && POINTS.stream()
            .filter(point -> Integer.valueOf(mover).equals(men.get(point)))
            .allMatch(point -> men.keySet().containsAll(neighbours(point)));
  }

  boolean lost() {
    return count(mover) + hands[mover] < 3 || stuck();
  }

  boolean drawn() {
    return !lost()
        && (quiet >= 2 * rules.limit()
            || rules.repetition() > 0 && seen.get(position()) >= rules.repetition());
  }

  Set<String> legal() {
    return lost() || drawn() ? Set.of() : moves();
  }

  int mover() {
    return mover;
  }

  SlowMuehle after(String move) {
    SlowMuehle next = new SlowMuehle(this);
    List<String> words = new ArrayList<>(List.of(move.split("[-x]")));
    if (move.contains("x")) {
      next.men.remove(words.remove(words.size() - 1));
    }
    next.quiet = move.contains("-") && !move.contains("x") ? quiet + 1 : 0;
    if (move.contains("-")) {
      next.men.remove(words.get(0));
    } else {
      next.hands[mover]--;
    }
    next.men.put(words.get(words.size() - 1), mover);
    next.mover = 1 - mover;
    next.seen.merge(next.position(), 1, Integer::sum);
    return next;
  }

  long perft(int depth) {
    if (depth == 0) {
      return 1;
    }
    Set<String> legal = legal();
    return depth == 1
        ? legal.size()
        : legal.stream().mapToLong(move -> after(move).perft(depth - 1)).sum();
  }

  /** 1 if the side to move can force a win within so many moves, -1 if the other side can. */
  int outcome(int depth) {
    if (lost()) {
      return -1;
    }
    if (depth == 0 || drawn()) {
      return 0;
    }
    int best = -1;
    for (String move : moves()) {
      best = Math.max(best, -after(move).outcome(depth - 1));
      if (best == 1) {
        break;
      }
    }
    return best;
  }
}
