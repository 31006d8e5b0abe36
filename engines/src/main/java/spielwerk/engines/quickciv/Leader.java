package spielwerk.engines.quickciv;

import java.util.Locale;
import java.util.stream.Stream;

/** Personalities: the same planner with other tastes. */
enum Leader {
  CAESAR("a bit of everything", ForecastWeights.CAESAR),
  HANNIBAL("land and other people's losses", ForecastWeights.CAESAR.times(1, 1, 3, 1.5)),
  HAMMURABI("a large economy, points late", ForecastWeights.CAESAR.times(2, 2, 0.5, 0.15)),
  CLEOPATRA("points from early on", ForecastWeights.CAESAR.times(0.4, 0.6, 0.2, 0.15)),
  ASHOKA("its own land; leaves the others alone", ForecastWeights.CAESAR.times(1, 1, 0.25, 0));

  private final String likes;
  private final ForecastWeights forecastWeights;

  Leader(String likes, ForecastWeights forecastWeights) {
    this.likes = likes;
    this.forecastWeights = forecastWeights;
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

  ForecastWeights taste() {
    return forecastWeights;
  }
}
