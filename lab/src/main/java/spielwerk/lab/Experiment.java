package spielwerk.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.core.TextFile;
import spielwerk.runs.spec.YamlFields;

/**
 * An experiment as its file describes it.
 *
 * @param about what is asked
 * @param kind the word for the kind of study, see {@link StudyKinds}
 * @param scales what to do, by how large it is to be ({@code quick}, {@code paper})
 * @param file where it lies
 * @param training the run that it looks at instead of the one that the file names, or empty
 * @param source the text of the file
 */
public record Experiment(
    String name,
    String title,
    String about,
    List<Finding> paper,
    String kind,
    Map<String, Study> scales,
    Path file,
    String training,
    String source) {

  private static final Set<String> FIXED =
      Set.of("name", "title", "about", "paper", "kind", "scales");

  /**
   * Something the paper found.
   *
   * @param source where it says so
   */
  public record Finding(String found, String source) {}

  public Experiment {
    paper = List.copyOf(paper);
    scales = Collections.unmodifiableMap(new LinkedHashMap<>(scales));
  }

  /**
   * Reads a file; every scale is read and checked.
   *
   * @throws Mistake with file and line, if something in it is wrong
   */
  public static Experiment read(Path file) {
    return of(file, text(file));
  }

  /** Reads what a file holds, or held. */
  static Experiment of(Path file, String source) {
    YamlFields fields = YamlFields.read(file, source);
    String name = fields.text("name");
    if (!(name + ".yaml").equals(String.valueOf(file.getFileName()))) {
      throw fields.mistake(
          "name", "the experiment '" + name + "' belongs in a file " + name + ".yaml");
    }
    List<Finding> paper = new ArrayList<>();
    if (fields.has("paper")) {
      for (YamlFields part : fields.parts("paper")) {
        paper.add(new Finding(part.text("found"), part.text("source")));
        part.done();
      }
    }
    String title = fields.text("title");
    String about = fields.text("about");
    String kind = fields.text("kind");
    Function<YamlFields, Study> reader = StudyKinds.reader(fields);
    YamlFields scales = fields.part("scales");
    Map<String, Study> studies = new LinkedHashMap<>();
    for (String scale : scales.names()) {
      YamlFields changes = scales.part(scale);
      for (String field : changes.names()) {
        if (FIXED.contains(field)) {
          throw changes.mistake(field, "'" + field + "' is the same at every scale");
        }
      }
      YamlFields all = fields.with(changes);
      studies.put(scale, reader.apply(all));
      all.done();
    }
    if (studies.isEmpty()) {
      throw fields.mistake("scales", "'scales' must have at least one scale such as quick: {..}");
    }
    return new Experiment(name, title, about, paper, kind, studies, file, "", source);
  }

  /**
   * The same experiment on another training than the one its file names.
   *
   * @param run the name of the run
   * @throws Mistake if it looks at no training
   */
  public Experiment on(String run, Path folder) {
    Map<String, Study> others = new LinkedHashMap<>();
    scales.forEach(
        (scale, study) -> {
          if (!study.looksAtTraining()) {
            throw new Mistake("The experiment " + name + " looks at no training; leave --run out.");
          }
          others.put(scale, study.onTraining(run, folder));
        });
    return new Experiment(name, title, about, paper, kind, others, file, run, source);
  }

  /** Whether it looks at a training, the one that ships or one's own. */
  public boolean looksAtRun() {
    return scales.values().stream().anyMatch(Study::looksAtTraining);
  }

  private static String text(Path file) {
    try {
      return TextFile.read(file);
    } catch (IOException unreadable) {
      throw new Mistake(file + " cannot be read: " + Explanation.why(unreadable) + ".", unreadable);
    }
  }

  /** All that decides what is found, as far as it lies with the experiment. */
  String fingerprint(String scale, long seed) {
    return "scale %s, seed %d%s%n%s".formatted(scale, seed, study(scale).options(), source);
  }

  /**
   * What to do at a scale.
   *
   * @throws Mistake if there is no such scale
   */
  public Study study(String scale) {
    Study study = scales.get(scale);
    if (study == null) {
      throw new Mistake(
          name
              + " has no scale '"
              + scale
              + "'; it has "
              + String.join(", ", scales.keySet())
              + ".");
    }
    return study;
  }
}
