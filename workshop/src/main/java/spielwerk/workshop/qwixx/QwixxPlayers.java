package spielwerk.workshop.qwixx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Policy;
import spielwerk.engines.qwixx.Objective;
import spielwerk.engines.qwixx.QwixxModels;
import spielwerk.engines.qwixx.QwixxNet;
import spielwerk.engines.qwixx.QwixxNetFile;
import spielwerk.engines.qwixx.QwixxNetPlayer;
import spielwerk.games.qwixx.Qwixx;

/** The players that are measured, by name or as the file of a trained one. */
final class QwixxPlayers {
  /** Those that are trained, and the ones they are compared with. */
  static final List<String> NAMES =
      List.of("alphaqwixx", "qwixx-win", "qwixx-points", "qwixx-adaptive", "qwixx-optimal");

  private final Catalogue catalogue = Catalogue.load();

  /** An option that takes one of these, the first being the usual one. */
  static Option option(String name, String about, String... names) {
    return Option.choiceOrFile(name, about + ", or the file of a trained one", names);
  }

  /**
   * Makes a player: an engine with its options, or the file of a trained one.
   *
   * @throws Mistake if it is neither, or searches too long to play games in bulk
   */
  Supplier<Policy> maker(String player, Qwixx game) {
    if (Files.isRegularFile(Path.of(player))) {
      QwixxNet net = QwixxNetFile.read(player, text(player, game));
      return () -> new QwixxNetPlayer(net);
    }
    return catalogue
        .policy(player, game)
        .orElseThrow(
            () ->
                new Mistake(
                    "'%s' is nobody who can play games in bulk, and no file; there are %s."
                        .formatted(player, String.join(", ", catalogue.policies(game)))));
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
