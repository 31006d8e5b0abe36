package spielwerk.games.qwixx;

import java.util.ArrayList;
import java.util.List;

/**
 * Qwixx written down a second time as plainly as possible, with ticked boxes and decisions as
 * texts: the oracle for the fast state.
 */
final class PlainQwixx {
  private static final String COLOURS = "rygb";

  final boolean paper;
  final boolean penaltyForAll;
  final int players;
  final boolean[][][] ticked;
  final boolean[][] lock;
  final int[] penalties;
  final boolean[] closed = new boolean[4];
  int active;
  int asked;
  int[] dice = new int[6];
  boolean rolled;
  boolean colourPhase;
  boolean over;
  List<String> choices = new ArrayList<>();

  PlainQwixx(QwixxRules rules, int players) {
    this.paper = rules != QwixxRules.OFFICIAL;
    this.penaltyForAll = rules == QwixxRules.PAPER;
    this.players = players;
    this.ticked = new boolean[players][4][13];
    this.lock = new boolean[players][4];
    this.penalties = new int[players];
  }

  int turn() {
    return over ? -2 : !rolled ? -1 : asked;
  }

  void roll(String text) {
    String digits = text.replace("-", "");
    for (int i = 0; i < 6; i++) {
      dice[i] = digits.charAt(i) == '.' ? 0 : digits.charAt(i) - '0';
    }
    rolled = true;
    colourPhase = false;
    asked = active;
    choices.clear();
  }

  private static boolean rising(int row) {
    return row < 2;
  }

  private boolean canTick(int seat, int row, int number) {
    if (closed[row] || number < 2 || number > 12) {
      return false;
    }
    int ticks = 0;
    for (int other = 2; other <= 12; other++) {
      if (ticked[seat][row][other]) {
        ticks++;
        if (rising(row) ? other >= number : other <= number) {
          return false;
        }
      }
    }
    return number != (rising(row) ? 12 : 2) || ticks >= 5;
  }

  List<String> decisions() {
    List<String> white = new ArrayList<>();
    List<String> colour = new ArrayList<>();
    for (int row = 0; row < 4; row++) {
      if (!colourPhase && canTick(asked, row, dice[0] + dice[1])) {
        white.add("" + COLOURS.charAt(row) + (dice[0] + dice[1]));
      }
      for (int die = 0; die < 2; die++) {
        boolean mayColour = asked == active && (paper || colourPhase) && dice[row + 2] > 0;
        String text = "+" + COLOURS.charAt(row) + (dice[die] + dice[row + 2]);
        if (mayColour && canTick(asked, row, dice[die] + dice[row + 2]) && !colour.contains(text)) {
          colour.add(text);
        }
      }
    }
    List<String> all = new ArrayList<>(white);
    all.addAll(colour);
    for (String w : white) {
      for (String c : colour) {
        int row = COLOURS.indexOf(w.charAt(0));
        int first = Integer.parseInt(w.substring(1));
        int second = Integer.parseInt(c.substring(2));
        boolean sameRow = w.charAt(0) == c.charAt(1);
        if (!sameRow || (rising(row) ? second > first : second < first)) {
          all.add(w + c);
        }
      }
    }
    if (penaltyForAll && asked != active) {
      all.add("x");
    }
    all.add(nothingCosts() ? "x" : "-");
    return all;
  }

  private boolean nothingCosts() {
    if (asked != active) {
      return false;
    }
    return paper || (colourPhase && choices.get(0).equals("-"));
  }

  void decide(String text) {
    if (colourPhase) {
      tick(active, text);
      endTurn();
      return;
    }
    choices.add(text);
    asked = (asked + 1) % players;
    if (choices.size() < players) {
      return;
    }
    for (int i = 0; i < players; i++) {
      tick((active + i) % players, choices.get(i));
    }
    if (paper) {
      endTurn();
      return;
    }
    closeRows();
    over = isOver();
    colourPhase = true;
    for (int row = 0; row < 4; row++) {
      dice[row + 2] = closed[row] ? 0 : dice[row + 2];
    }
  }

  private void tick(int seat, String text) {
    if (text.equals("x")) {
      penalties[seat]++;
      return;
    }
    for (String cross : text.split("\\+", -1)) {
      if (!cross.isEmpty() && !cross.equals("-")) {
        int row = COLOURS.indexOf(cross.charAt(0));
        int number = Integer.parseInt(cross.substring(1));
        ticked[seat][row][number] = true;
        lock[seat][row] |= number == (rising(row) ? 12 : 2);
      }
    }
  }

  private void closeRows() {
    for (int seat = 0; seat < players; seat++) {
      for (int row = 0; row < 4; row++) {
        closed[row] |= lock[seat][row];
      }
    }
  }

  private boolean isOver() {
    int shut = 0;
    for (boolean row : closed) {
      shut += row ? 1 : 0;
    }
    boolean four = false;
    for (int p : penalties) {
      four |= p == 4;
    }
    return shut >= 2 || four;
  }

  private void endTurn() {
    closeRows();
    over = isOver();
    active = (active + 1) % players;
    rolled = false;
  }

  int points(int seat) {
    int points = -5 * penalties[seat];
    for (int row = 0; row < 4; row++) {
      int crosses = lock[seat][row] ? 1 : 0;
      for (boolean tick : ticked[seat][row]) {
        crosses += tick ? 1 : 0;
      }
      for (int i = 1; i <= crosses; i++) {
        points += i;
      }
    }
    return points;
  }
}
