package spielwerk.engines.strength;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Budget;
import spielwerk.core.Choice;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.StrengthLevel;
import spielwerk.core.StrengthLevel.Measured;
import spielwerk.core.StrengthLevel.Range;

/**
 * The opponents of a game with the ratings that an experiment found. The file of a game is the
 * table {@code ladder.csv} of the report of {@code experiments/levels-GAME.yaml}, as it was written
 * there; nobody types a rating.
 */
public record MeasuredLadder(String game, List<StrengthLevel> levels, List<String> variants) {
  /** level, engine, choice, budget, score with its interval, games, Elo with its interval. */
  private static final int COLUMNS = 11;

  public MeasuredLadder {
    levels = List.copyOf(levels);
    variants = List.copyOf(variants);
  }

  /** What was measured counts in these variants, besides the game with its usual rules. */
  public MeasuredLadder alsoIn(String... others) {
    List<String> all = new ArrayList<>(variants);
    all.addAll(List.of(others));
    return new MeasuredLadder(game, levels, all);
  }

  /** The ladder that ships for a game, by its name without options. */
  public static MeasuredLadder shipped(String game) {
    String file = game + ".csv";
    try (InputStream stream = MeasuredLadder.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new Mistake("The ladder " + file + " is missing from the program.");
      }
      return read(game, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException("The ladder " + file + " could not be read", unreadable);
    }
  }

  /**
   * The levels as they are offered in a variant; the ratings are left out where nobody measured.
   */
  public List<StrengthLevel> in(Game variant) {
    return variants.contains(variant.text())
        ? levels
        : levels.stream().map(StrengthLevel::withoutMeasure).toList();
  }

  /**
   * @throws Mistake if it is not such a table
   */
  public static MeasuredLadder read(String game, String text) {
    List<StrengthLevel> levels = new ArrayList<>();
    List<String> lines = text.lines().skip(1).filter(line -> !line.isBlank()).toList();
    for (String line : lines) {
      levels.add(level(fields(line)));
    }
    return new MeasuredLadder(game, levels, List.of(game));
  }

  private static StrengthLevel level(List<String> fields) {
    if (fields.size() != COLUMNS) {
      throw new Mistake(
          "A level has " + COLUMNS + " fields, not " + fields.size() + ": " + fields + ".");
    }
    ConfiguredEngine player =
        new ConfiguredEngine(
            fields.get(1), Budget.parse(fields.get(3)), Choice.parse(fields.get(2)));
    Optional<Range> rating = range(fields.subList(8, 11));
    return new StrengthLevel(
        player,
        rating.map(
            elo ->
                new Measured(
                    elo, range(fields.subList(4, 7)), (int) Double.parseDouble(fields.get(7)))));
  }

  private static Optional<Range> range(List<String> fields) {
    return fields.get(0).isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Range(
                Double.parseDouble(fields.get(0)),
                Double.parseDouble(fields.get(1)),
                Double.parseDouble(fields.get(2))));
  }

  /** A line of comma-separated values (RFC 4180). */
  private static List<String> fields(String line) {
    List<String> fields = new ArrayList<>();
    StringBuilder field = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char sign = line.charAt(i);
      if (sign == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        field.append(sign);
        i++;
      } else if (sign == '"') {
        quoted = !quoted;
      } else if (sign == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(sign);
      }
    }
    fields.add(field.toString());
    return fields;
  }
}
