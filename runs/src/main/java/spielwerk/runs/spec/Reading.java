package spielwerk.runs.spec;

import com.google.re2j.Pattern;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/**
 * A spec, or a part of one, while it is read: the fields that are known already and what else a
 * field may depend on.
 */
public final class Reading {
  private static final Pattern RUN = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]*");

  /** What is the same for all parts of a spec. */
  private static final class Around {
    private final @Nullable Catalogue catalogue;
    private final @Nullable Path data;
    private @Nullable Game game;

    private Around(@Nullable Catalogue catalogue, @Nullable Path data) {
      this.catalogue = catalogue;
      this.data = data;
    }
  }

  private final Around around;
  private final @Nullable Reading outer;
  private final YamlFields fields;
  private final Map<String, Object> values = new HashMap<>();

  private Reading(Around around, @Nullable Reading outer, YamlFields fields) {
    this.around = around;
    this.outer = outer;
    this.fields = fields;
  }

  /**
   * @param catalogue null for a spec that was checked when it was written
   * @param data the data folder, where a spec may name other runs
   */
  static Reading of(YamlFields fields, @Nullable Catalogue catalogue, @Nullable Path data) {
    return new Reading(new Around(catalogue, data), null, fields);
  }

  Reading part(YamlFields within) {
    return new Reading(around, this, within);
  }

  void put(String name, Object value) {
    values.put(name, value);
  }

  boolean has(String name) {
    return values.containsKey(name);
  }

  /** Whether somebody wrote it just now, so that it is to be checked against games and engines. */
  boolean fresh() {
    return around.catalogue != null;
  }

  /** The fields that are read. */
  public YamlFields fields() {
    return fields;
  }

  /** The value of another field of this part, or of the part around it. */
  public Object value(String name) {
    Object value = values.get(name);
    return value != null || outer == null
        ? Objects.requireNonNull(value, name + " is not read yet")
        : outer.value(name);
  }

  public int integer(String name) {
    return (Integer) value(name);
  }

  public double real(String name) {
    return (Double) value(name);
  }

  public Catalogue catalogue() {
    return Objects.requireNonNull(around.catalogue);
  }

  /** The data folder; none if the spec is part of something larger, and names no runs. */
  public Optional<Path> data() {
    return Optional.ofNullable(around.data);
  }

  /** The folder of a run that a spec names. */
  public Optional<Path> run(String id) {
    return data()
        .filter(any -> RUN.matcher(id).matches())
        .map(data -> data.resolve("runs").resolve(id).toAbsolutePath().normalize())
        .filter(Files::isDirectory);
  }

  /** A file beside the spec; none if the spec came from elsewhere, and may not name any. */
  public Optional<Path> beside(String name) {
    try {
      return fields.foreign()
          ? Optional.empty()
          : Optional.of(fields.folder().resolve(name).normalize()).filter(Files::isRegularFile);
    } catch (InvalidPathException none) {
      return Optional.empty();
    }
  }

  /** The game, if it was looked up. */
  public Optional<Game> gameIfKnown() {
    return Optional.ofNullable(around.game);
  }

  /**
   * The game.
   *
   * @throws Mistake if it is not known, as in a {@code spec.json} that lacks a field
   */
  public Game game() {
    if (around.game == null) {
      throw new Mistake("A field is missing that depends on the game.");
    }
    return around.game;
  }

  /** A rule: the text is a game, and becomes its full name. */
  public static Object game(Object text, Reading reading) {
    reading.around.game = reading.catalogue().game((String) text);
    return reading.game().text();
  }

  /** A rule: the text is an engine that plays the game, and holds what its files said. */
  public static Object engine(Object text, Reading reading) {
    reading.catalogue().engine((String) text, reading.game()).close();
    return reading.catalogue().selfContained((String) text, reading.game());
  }
}
