package spielwerk.engines.qwixx.optimal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import spielwerk.core.Mistake;
import spielwerk.games.qwixx.Qwixx;
import spielwerk.games.qwixx.QwixxRules;

/**
 * The values that ship with the program, one file for rules and a number of players; each is read
 * once, when it is first wanted. All would take 15 MB, so only some ship; a larger table of players
 * uses those of the largest that does, with its own number of rolls between two turns.
 *
 * <p>Penalties for all, as {@link QwixxRules#PAPER} has them, change no value: one taken in the
 * turn of another can as well be taken in the next own one, if it is needed then.
 */
public final class OptimalTables {
  private static final String FOLDER = "/models/qwixx/";

  private final Map<Qwixx, SheetValues> read = new ConcurrentHashMap<>();

  /** The values for a game. */
  public SheetValues values(Qwixx game) {
    return read.computeIfAbsent(game, OptimalTables::load);
  }

  /** The name of the file: {@code qwixx-optimal-paper-2.values}. */
  public static String file(QwixxRules rules, int players) {
    return "qwixx-optimal-" + rules + "-" + players + ".values";
  }

  /**
   * The points that the best play makes on average, if nobody else closes a row: what {@code
   * qwixx-bound} has solved for each number of players.
   */
  public static double bound(Qwixx game) {
    QwixxRules rules = game.rules().together() ? QwixxRules.PAPER : QwixxRules.OFFICIAL;
    String wanted = rules + "," + game.players() + ",";
    return new String(bytes("bounds.csv"), StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.startsWith(wanted))
        .mapToDouble(line -> Double.parseDouble(line.substring(wanted.length())))
        .findFirst()
        .orElseThrow();
  }

  private static SheetValues load(Qwixx game) {
    boolean paper = game.rules().together();
    QwixxRules rules = paper ? QwixxRules.PAPER : QwixxRules.OFFICIAL;
    String name = file(rules, Math.min(game.players(), paper ? 2 : 3));
    return SheetValuesFile.read(name, bytes(name), game.players() - 1);
  }

  private static byte[] bytes(String name) {
    try (InputStream stream = OptimalTables.class.getResourceAsStream(FOLDER + name)) {
      if (stream == null) {
        throw new Mistake("The table " + name + " is missing from the program.");
      }
      return stream.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException("The table " + name + " could not be read", unreadable);
    }
  }
}
