package spielwerk.engines.quickciv;

import java.util.Locale;
import java.util.stream.Stream;

/** Personalities: the same planner with other tastes. */
enum Leader {
  CAESAR("a bit of everything", Taste.CAESAR),
  HANNIBAL("land and other people's losses", Taste.CAESAR.times(1, 1, 3, 1.5)),
  HAMMURABI("a large economy, points late", Taste.CAESAR.times(2, 2, 0.5, 0.15)),
  CLEOPATRA("points from early on", Taste.CAESAR.times(0.4, 0.6, 0.2, 0.15)),
  ASHOKA("its own land, and minds nobody else's business", Taste.CAESAR.times(1, 1, 0.25, 0));

  private final String likes;
  private final Taste taste;

  Leader(String likes, Taste taste) {
    this.likes = likes;
    this.taste = taste;
  }

  static Leader named(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  static String[] words() {
    return Stream.of(values()).map(Leader::word).toArray(String[]::new);
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  String likes() {
    return likes;
  }

  Taste taste() {
    return taste;
  }
}
