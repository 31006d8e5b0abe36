package spielwerk.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yaml.snakeyaml.DumperOptions;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.representer.Representer;

/**
 * The descriptions of trainings, evolutions and tunings that ship, to begin with or to change: the
 * small ones of the guide, the trainings among the experiments, and what experiments breed or tune,
 * at their quick scale.
 *
 * @param home where the program lies
 */
public record ShippedSpecs(Path home) {
  private static final int WIDE = 10_000;
  private static final Pattern OPENINGS = Pattern.compile("(\\bopenings: )([A-Za-z0-9_/-]+\\.txt)");

  /**
   * A description.
   *
   * @param kind {@code train}, {@code evolve} or {@code tune}
   * @param title a few words about it, or empty
   */
  public record Spec(String kind, String name, String title, String yaml) {}

  /** All, those of the guide first. */
  public List<Spec> all() {
    List<Spec> all = new ArrayList<>();
    for (String folder : List.of("docs/examples", "docs/templates", "experiments")) {
      for (Path file : files(home.resolve(folder))) {
        read(file).ifPresent(all::add);
      }
    }
    return all;
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /** What a file describes; nothing if it is not such a run. */
  private static Optional<Spec> read(Path file) {
    String name = file.getFileName().toString().replace(".yaml", "");
    try {
      String text = Files.readString(file);
      if (!(yaml().load(text) instanceof Map<?, ?> fields)) {
        return Optional.empty();
      }
      if (fields.containsKey("scales")) {
        return ofExperiment(name, fields);
      }
      String title = text.lines().findFirst().filter(line -> line.startsWith("#")).orElse("");
      return kind(fields).map(kind -> new Spec(kind, name, title(title), whole(text, file)));
    } catch (IOException | YAMLException unreadable) {
      return Optional.empty();
    }
  }

  /** The remark in the first line, without the command that may follow. */
  private static String title(String line) {
    return line.replaceAll("^#\\s*|\\s+\\./spielwerk.*$|[.:]$", "").replaceAll("[.:]$", "");
  }

  /** With the openings of a file in its place, for the text shall stand for itself. */
  private static String whole(String text, Path file) {
    return OPENINGS
        .matcher(text)
        .replaceAll(
            found -> {
              Path other = file.resolveSibling(found.group(2));
              if (!Files.isRegularFile(other)) {
                return Matcher.quoteReplacement(found.group());
              }
              try (Stream<String> lines = Files.lines(other)) {
                return Matcher.quoteReplacement(
                    found.group(1)
                        + lines
                            .map(line -> line.replaceFirst("#.*", "").strip())
                            .filter(line -> !line.isEmpty())
                            .map(line -> "\"" + line + "\"")
                            .collect(Collectors.joining(", ", "[", "]")));
              } catch (IOException | UncheckedIOException unreadable) {
                return Matcher.quoteReplacement(found.group());
              }
            });
  }

  private static Optional<String> kind(Map<?, ?> fields) {
    if ("train".equals(fields.get("kind")) || fields.containsKey("selfplay")) {
      return Optional.of("train");
    }
    if (fields.containsKey("player")) {
      return Optional.of("evolve");
    }
    return fields.containsKey("engine") && fields.containsKey("against")
        ? Optional.of("tune")
        : Optional.empty();
  }

  private static Optional<Spec> ofExperiment(String name, Map<?, ?> fields) {
    String kind = String.valueOf(fields.get("kind"));
    String part = kind.equals("evolution") || kind.equals("tuning") ? kind : "";
    if (!(fields.get(part) instanceof Map<?, ?> base)) {
      return Optional.empty();
    }
    Map<Object, Object> own = new LinkedHashMap<>(base);
    if (fields.get("scales") instanceof Map<?, ?> scales
        && scales.get("quick") instanceof Map<?, ?> quick) {
      own.putAll(quick);
    }
    // how often an experiment is repeated does not concern a run
    own.remove("cycles");
    return Optional.of(
        new Spec(
            part.equals("evolution") ? "evolve" : "tune",
            name,
            String.valueOf(fields.get("title")),
            yaml().dump(own)));
  }

  private static Yaml yaml() {
    DumperOptions look = new DumperOptions();
    look.setDefaultFlowStyle(DumperOptions.FlowStyle.BLOCK);
    look.setWidth(WIDE);
    LoaderOptions limits = new LoaderOptions();
    return new Yaml(new SafeConstructor(limits), new Representer(look), look, limits);
  }
}
