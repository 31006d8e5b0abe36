package spielwerk.app.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Choice;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Recommendation;
import spielwerk.core.StrengthLevel;

/** Who advises, analyses and plays in a game, as text and as JSON. */
record RecommendationText(Game game, Recommendation recommendation, Terminal terminal) {

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("game", game.text());
    json.put("advisor", engine(recommendation.advisor()));
    json.put("analyst", engine(recommendation.analyst()));
    List<Map<String, Object>> levels = new ArrayList<>();
    for (StrengthLevel level : recommendation.levels()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("level", levels.size() + 1);
      one.putAll(engine(level.player()));
      level
          .measured()
          .ifPresent(
              measured -> {
                put(one, "rating", measured.rating());
                measured.below().ifPresent(below -> put(one, "score", below));
                one.put("games", measured.games());
              });
      levels.add(one);
    }
    json.put("levels", levels);
    return json;
  }

  private static void put(Map<String, Object> one, String name, StrengthLevel.Range range) {
    one.put(name, range.value());
    one.put(name + "Interval", List.of(range.low(), range.high()));
  }

  private static Map<String, Object> engine(ConfiguredEngine one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("engine", one.engine());
    json.put("budget", one.budget().toString());
    json.put("choice", one.choice().toString());
    return json;
  }

  String text() {
    List<String> lines = new ArrayList<>();
    lines.add(terminal.bold(game.text()));
    lines.add("advice    " + words(recommendation.advisor()));
    lines.add("analysis  " + words(recommendation.analyst()));
    lines.add("");
    lines.add("level   Elo  interval        against the level below    who");
    int number = 0;
    for (StrengthLevel level : recommendation.levels()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%5d  %4s  %-14s  %-25s  %s",
              ++number,
              level.measured().map(one -> rounded(one.rating().value())).orElse("-"),
              level.measured().map(one -> interval(one.rating(), 1)).orElse(""),
              level.measured().flatMap(StrengthLevel.Measured::below).map(this::percent).orElse(""),
              words(level.player())));
    }
    boolean measured = recommendation.levels().stream().anyMatch(one -> one.measured().isPresent());
    lines.add("");
    lines.add(
        measured
            ? "Elo: level 1 has 0; 95% intervals; measured by the experiment levels-"
                + game.id()
                + "."
            : "Nobody has measured these levels.");
    return String.join("\n", lines);
  }

  private String percent(StrengthLevel.Range score) {
    return rounded(100 * score.value()) + "% " + interval(score, 100);
  }

  private static String interval(StrengthLevel.Range range, int times) {
    return "[" + rounded(times * range.low()) + ", " + rounded(times * range.high()) + "]";
  }

  private static String rounded(double number) {
    return String.valueOf(Math.round(number));
  }

  private static String words(ConfiguredEngine one) {
    return one.engine()
        + (one.budget().isFree() ? "" : "  " + one.budget())
        + (one.choice().equals(Choice.BEST) ? "" : "  " + one.choice());
  }
}
