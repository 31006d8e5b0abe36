package spielwerk.app.command;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Advice;
import spielwerk.core.Candidate;
import spielwerk.core.Effort;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.State;
import spielwerk.core.Voice;
import spielwerk.runs.text.NumberText;
import spielwerk.runs.text.TextTable;

/**
 * An advice in the game's notation, for people and as JSON.
 *
 * @param unit what the values are: in games with dice those for a win are shown as chances
 */
record AdviceView(Game game, String engine, State state, Advice advice, Goal unit) {
  private static final Pattern CAPITAL = Pattern.compile("([a-z])([A-Z])");
  private static final int LINE = 10;

  AdviceView {
    for (Candidate candidate : advice.candidates()) {
      if (!state.legal(candidate.move())) {
        throw new IllegalStateException(
            engine + " advised the illegal move number " + candidate.move());
      }
    }
  }

  Map<String, Object> json(long seed) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", game.text());
    document.put("engine", engine);
    document.put("seed", seed);
    document.put("turn", state.turn());
    document.put("intent", advice.intent().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    List<Object> candidates = new ArrayList<>();
    for (Candidate candidate : advice.candidates()) {
      Map<String, Object> item = new LinkedHashMap<>();
      item.put("move", game.notation().format(state, candidate.move()));
      item.put("rating", candidate.rating());
      item.put("value", candidate.hasValue() ? candidate.value() : null);
      item.put("exact", candidate.exact());
      item.put("line", line(candidate));
      List<String> effects = Moves.effects(state, game.notation(), candidate.line());
      if (!effects.isEmpty()) {
        item.put("effects", effects);
      }
      if (candidate.hasQuality()) {
        item.put("quality", candidate.quality());
      }
      if (candidate.hasPrior()) {
        item.put("prior", candidate.prior());
      }
      if (candidate.distance() > 0) {
        item.put("distance", candidate.distance());
      }
      if (!advice.voices().isEmpty()) {
        item.put("shares", shares(candidates.size()));
      }
      candidates.add(item);
    }
    document.put("candidates", candidates);
    if (!advice.voices().isEmpty()) {
      document.put("voices", advice.voices().stream().map(this::json).toList());
    }
    Map<String, Object> effort = new LinkedHashMap<>();
    effort.put("nodes", advice.effort().nodes());
    effort.put("depth", advice.effort().depth());
    effort.put("seconds", advice.effort().seconds());
    advice.effort().figures().forEach(effort::putIfAbsent);
    document.put("effort", effort);
    return document;
  }

  private Map<String, Object> json(Voice voice) {
    Map<String, Object> item = new LinkedHashMap<>();
    item.put("who", voice.who());
    item.put("wants", wants(voice).orElse(""));
    return item;
  }

  /** How much of a candidate's rating comes from whom; who is there twice counts once. */
  private Map<String, Double> shares(int candidate) {
    Map<String, Double> shares = new LinkedHashMap<>();
    advice.voices().forEach(v -> shares.merge(v.who(), v.shares().get(candidate), Double::sum));
    return shares;
  }

  private Optional<String> wants(Voice voice) {
    return voice.wants() < 0
        ? Optional.empty()
        : Optional.of(game.notation().format(state, voice.wants()));
  }

  private List<String> line(Candidate candidate) {
    return Moves.texts(state, game.notation(), candidate.line());
  }

  String text(Terminal terminal) {
    String side = game.notation().seat(state.turn());
    StringBuilder text = new StringBuilder(game.notation().board(state)).append("\n\n");
    if (advice.candidates().isEmpty()) {
      text.append(engine).append(" has no opinion on what ").append(side).append(" should play.");
    } else {
      text.append(side).append(" to move; ").append(engine).append(" advises:\n\n");
      text.append(table(terminal)).append(plan()).append(voices());
    }
    return text.append("\n\n").append(terminal.faint(effort())).toString();
  }

  private String table(Terminal terminal) {
    double best = advice.candidates().get(0).rating();
    boolean several = !advice.voices().isEmpty();
    boolean quality = advice.candidates().stream().anyMatch(Candidate::hasQuality);
    TextTable table =
        new TextTable(
            "move",
            "rating",
            "",
            quality ? "quality" : "",
            unitName(),
            costs() ? "cost" : "",
            "",
            several ? "shares" : "",
            "line");
    for (int i = 0; i < advice.candidates().size(); i++) {
      Candidate candidate = advice.candidates().get(i);
      String shares = several ? percentages(i) : "";
      List<String> line = line(candidate);
      table.row(
          game.notation().format(state, candidate.move()),
          NumberText.bar(best > 0 ? candidate.rating() / best : 0),
          NumberText.rough(candidate.rating()),
          candidate.hasQuality() ? String.format(Locale.ROOT, "%+.2f", candidate.quality()) : "",
          candidate.hasValue() ? worth(candidate.value()) : "",
          costs() ? cost(candidate) : "",
          candidate.exact()
              ? "proven" + (candidate.distance() > 0 ? ", in " + candidate.distance() : "")
              : "",
          shares,
          String.join(" ", line.subList(0, Math.min(LINE, line.size())))
              + (line.size() > LINE ? " .." : "")
              + reason(candidate));
    }
    return table.text(terminal);
  }

  /** Whether dice decide too, so that people think in chances or in points. */
  private boolean costs() {
    return game.traits().chance() && advice.candidates().stream().allMatch(Candidate::hasValue);
  }

  private String unitName() {
    return !costs() ? "value" : unit == Goal.WIN ? "chance" : "points";
  }

  /** From -1 to +1 is a chance from 0 to 100% in games with dice. */
  private String worth(double value) {
    return unitName().equals("chance")
        ? String.format(Locale.ROOT, "%.1f%%", 50 * (value + 1))
        : NumberText.signed(value);
  }

  /** What playing this instead of the best costs. */
  private String cost(Candidate candidate) {
    double best = advice.candidates().stream().mapToDouble(Candidate::value).max().orElseThrow();
    double lost = best - candidate.value();
    return String.format(Locale.ROOT, "%.1f", unit == Goal.WIN ? 50 * lost : lost);
  }

  /** What a line of one move changes; longer ones have a {@link #plan}. */
  private String reason(Candidate candidate) {
    List<String> effects = Moves.effects(state, game.notation(), candidate.line());
    return effects.size() == 1 ? "  (" + effects.get(0) + ")" : "";
  }

  /** The moves of the side to move in the best line, with what each is expected to change. */
  private String plan() {
    Candidate best = advice.candidates().get(0);
    List<String> effects = Moves.effects(state, game.notation(), best.line());
    List<String> line = line(best);
    List<String> steps = new ArrayList<>();
    for (int i = 0; i < effects.size(); i++) {
      if (!effects.get(i).isEmpty()) {
        steps.add("%d. %s (%s)".formatted(steps.size() + 1, line.get(i), effects.get(i)));
      }
    }
    return steps.size() < 2 ? "" : "\n\nplan: " + String.join("  ", steps);
  }

  /** Who has how much of a candidate's rating, in the order of {@link #voices}. */
  private String percentages(int candidate) {
    return shares(candidate).values().stream()
        .map(share -> Math.round(share * 100) + "%")
        .collect(Collectors.joining(" "));
  }

  /** Whose shares the table shows, and what each would have played. */
  private String voices() {
    Map<String, String> preferred = new LinkedHashMap<>();
    for (Voice voice : advice.voices()) {
      String opinion = wants(voice).map(move -> " wants " + move).orElse(" has no opinion");
      preferred.merge(
          voice.who(), opinion, (one, other) -> one.equals(other) ? one : one + "," + other);
    }
    return preferred.isEmpty()
        ? ""
        : preferred.entrySet().stream()
            .map(opinion -> opinion.getKey() + opinion.getValue())
            .collect(Collectors.joining("; ", "\n\nshares of: ", ""));
  }

  private String effort() {
    Effort effort = advice.effort();
    List<String> parts = new ArrayList<>();
    parts.add(NumberText.count(effort.nodes()) + " nodes");
    if (effort.depth() > 0) {
      parts.add("depth " + effort.depth());
    }
    parts.add(NumberText.seconds(effort.seconds()));
    effort
        .figures()
        .forEach(
            (name, figure) -> {
              if (figure.doubleValue() != 0) {
                parts.add(words(name) + " " + figure(figure));
              }
            });
    return String.join(", ", parts);
  }

  /** {@code firstCutoffs} as people write it: {@code first cutoffs}. */
  private static String words(String name) {
    return CAPITAL.matcher(name).replaceAll("$1 $2").toLowerCase(Locale.ROOT);
  }

  private static String figure(Number figure) {
    return figure instanceof Double || figure instanceof Float
        ? String.format(Locale.ROOT, "%.3g", figure.doubleValue())
        : NumberText.count(figure.longValue());
  }
}
