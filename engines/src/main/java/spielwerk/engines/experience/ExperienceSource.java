package spielwerk.engines.experience;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import spielwerk.core.Effort;
import spielwerk.core.EngineInfo;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * The file an engine plays from, read once when the engine is made.
 *
 * @param experience what it knows
 * @param sum the checksum of the file
 */
record ExperienceSource(Path file, Experience experience, String sum) {
  static final Option FILE = Option.file("file", "what was learnt, written by spielwerk learn");
  static final Option SUM =
      Option.text("sum", "", "the checksum that the file must have, so that a run stays the same")
          .allowing("8 hexadecimal digits");

  /**
   * @throws Mistake if no file is given, or it is not whole, or not the one that was meant
   */
  static ExperienceSource of(Settings settings, String kind, String subject) {
    if (settings.text("file").isEmpty()) {
      throw new Mistake(
          kind + " needs file=PATH, made by: spielwerk learn " + kind + " PATH --from RUN.");
    }
    Path file = path(settings.text("file"));
    ExperienceFile.Loaded loaded = ExperienceFile.read(file);
    Experience experience = loaded.experience();
    if (!experience.kind().equals(kind)) {
      throw new Mistake(file + " is of a " + experience.kind() + ", not of a " + kind + ".");
    }
    if (!experience.subject().equals(subject)) {
      throw new Mistake(file + " is about " + experience.subject() + ", not " + subject + ".");
    }
    String wanted = settings.text("sum");
    if (!wanted.isEmpty() && !wanted.equalsIgnoreCase(loaded.sum())) {
      throw new Mistake(
          file + " has the checksum " + loaded.sum() + ", not " + wanted + ": it has changed.");
    }
    return new ExperienceSource(file, experience, loaded.sum());
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException wrong) {
      throw new Mistake("'" + text + "' is not a path of a file.", wrong);
    }
  }

  /** The engine's info with what this one knows. */
  EngineInfo describe(EngineInfo info) {
    return new EngineInfo(
        info.id(),
        info.name(),
        info.author(),
        info.about()
            + (" This one knows " + experience.size() + " situations of " + experience.games())
            + (" games (" + file + ", sum " + sum + ")."),
        info.options());
  }

  /** How often the situation asked about was seen, and how many games all that is from. */
  Effort effort(int nodes, long seen) {
    return new Effort(nodes, 0, 0, Map.of("seen", seen));
  }
}
