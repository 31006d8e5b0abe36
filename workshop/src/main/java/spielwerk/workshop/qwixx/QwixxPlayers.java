package spielwerk.workshop.qwixx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Objective;
import spielwerk.engines.qwixx.Poly;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetFile;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.engines.qwixx.RowPlayer;
import spielwerk.engines.qwixx.optimal.OptimalPlayer;
import spielwerk.engines.qwixx.optimal.OptimalTables;
import spielwerk.games.qwixx.Qwixx;

/** The players that are measured, by name or as the file of a trained one. */
final class QwixxPlayers {
  /** Those that are trained, and the ones they are compared with. */
  static final List<String> NAMES =
      List.of("alphaqwixx", "qwixx-win", "qwixx-points", "qwixx-adaptive", "qwixx-optimal");

  private final QwixxModels models = new QwixxModels();
  private final OptimalTables tables = new OptimalTables();

  /** An option that takes one of these, the first being the usual one. */
  static Option option(String name, String about, String... names) {
    return Option.choiceOrFile(name, about + ", or the file of a trained one", names);
  }

  Supplier<Policy> maker(String player, Qwixx game) {
    return switch (player) {
      case "alphaqwixx" -> () -> new RowPlayer(Poly.alphaQwixx().worth());
      case "qwixx-optimal" -> () -> new OptimalPlayer(tables.values(game));
      default -> {
        QwixxNet net = net(player, game);
        yield () -> new QwixxNetPlayer(net);
      }
    };
  }

  /**
   * The network of a player that says chances of winning.
   *
   * @throws Mistake if it says none
   */
  static QwixxNet winner(String player, Qwixx game) {
    boolean trained = player.startsWith("qwixx-") || !NAMES.contains(player);
    if (trained && !player.equals("qwixx-optimal")) {
      QwixxNet net = QwixxNetFile.read(player, text(player, game));
      if (net.aim() == Objective.WIN) {
        return net;
      }
    }
    throw new Mistake(player + " says no chances of winning; qwixx-win and qwixx-adaptive do.");
  }

  /** The network of a trained player. */
  private QwixxNet net(String player, Qwixx game) {
    return NAMES.contains(player)
        ? models.outlook(player, game)
        : QwixxNetFile.read(player, text(player, game));
  }

  /** The file of a trained player. */
  static String text(String player, Qwixx game) {
    if (NAMES.contains(player)) {
      return QwixxModels.text(QwixxModels.file(player, game));
    }
    try {
      return Files.readString(Path.of(player));
    } catch (IOException unreadable) {
      throw new Mistake("The file " + player + " cannot be read.");
    }
  }
}
