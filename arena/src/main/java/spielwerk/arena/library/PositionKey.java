package spielwerk.arena.library;

import java.util.OptionalLong;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/** The key of a position among those of all games: the same for mirror images. */
final class PositionKey {
  private PositionKey() {}

  /** None if the game gives its positions no keys. */
  static OptionalLong of(Game rules, State state) {
    if (!(state instanceof Keyed keyed)) {
      return OptionalLong.empty();
    }
    long own =
        state instanceof Symmetric symmetric ? symmetric.key(symmetric.canonical()) : keyed.key();
    return OptionalLong.of(Seeds.mix(own ^ Seeds.mix(salt(rules.text()))));
  }

  /** Boards of different sizes are different games. */
  private static long salt(String game) {
    long salt = 0;
    for (int i = 0; i < game.length(); i++) {
      salt = Seeds.mix(salt + game.charAt(i) + 1);
    }
    return salt;
  }
}
