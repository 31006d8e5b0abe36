package spielwerk.games.qwixx;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Notation;
import spielwerk.core.Setup;
import spielwerk.core.Traits;

/** Qwixx for this many players under these rules. */
public record Qwixx(int players, QwixxRules rules) implements Game {
  public static final String ID = "qwixx";
  static final int FEWEST = 2;
  static final int MOST = 5;

  /** A turn of a player costs it a field of its sheet or a penalty, and there are not more. */
  private static final int MOST_TURNS = Row.COUNT * Row.LAST + Sheet.MOST_PENALTIES;

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String text() {
    List<String> options = new ArrayList<>();
    if (players != FEWEST) {
      options.add("players=" + players);
    }
    if (rules != QwixxRules.OFFICIAL) {
      options.add("rules=" + rules);
    }
    return options.isEmpty() ? ID : ID + ":" + String.join(",", options);
  }

  @Override
  public Traits traits() {
    // A roll, a decision of everybody, a coloured cross.
    int turn = 1 + players + (rules == QwixxRules.OFFICIAL ? 1 : 0);
    return new Traits(
        players, true, true, false, Goal.WIN, Roll.ALL, Roll.ALL, MOST_TURNS * players * turn);
  }

  @Override
  public QwixxState start(Setup setup) {
    return setup.isStandard()
        ? new QwixxState(rules, players)
        : QwixxPositionText.read(rules, players, setup.text());
  }

  @Override
  public Notation notation() {
    return new QwixxNotation();
  }
}
