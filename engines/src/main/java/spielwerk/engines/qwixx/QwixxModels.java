package spielwerk.engines.qwixx;

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
 * The trained players that ship with the program, one file for each player, rules and number of
 * seats. Each is read once, when it is first wanted.
 */
public final class QwixxModels {
  private static final String FOLDER = "/models/qwixx/";

  private final Map<String, QwixxNet> read = new ConcurrentHashMap<>();

  /**
   * The network of a player for a game.
   *
   * @throws Mistake if its file is missing or broken
   */
  public QwixxNet outlook(String player, Qwixx game) {
    return read.computeIfAbsent(file(player, game), QwixxModels::load);
  }

  /** The name of the file: {@code qwixx-win-paper-2.txt}. */
  public static String file(String player, Qwixx game) {
    // What was learnt without penalties for all is good with them too: they never pay.
    QwixxRules rules = game.rules().together() ? QwixxRules.PAPER : game.rules();
    return player + "-" + rules + "-" + game.players() + ".txt";
  }

  private static QwixxNet load(String name) {
    return QwixxNetFile.read(name, text(name));
  }

  /**
   * The file of this {@link #file name} as it ships.
   *
   * @throws Mistake if it is missing
   */
  public static String text(String name) {
    try (InputStream stream = QwixxModels.class.getResourceAsStream(FOLDER + name)) {
      if (stream == null) {
        throw new Mistake("The model " + name + " is missing from the program.");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("The model " + name + " could not be read", unreadable);
    }
  }
}
