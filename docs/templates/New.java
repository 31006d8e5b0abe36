import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Begins a repository of your own from a template, with nothing but a JDK, on every system:
 *
 * <pre>
 * java New.java engine NAME FOLDER              an engine for any game of two; copies careful
 * java New.java fiveinarow-engine NAME FOLDER   an engine that reads the board of five in a row; copies linewise
 * java New.java game NAME FOLDER                a game; copies chomp
 * </pre>
 *
 * NAME is what people will type: small letters and digits.
 */
final class New {
  private static final String USAGE =
      "write: java New.java engine|fiveinarow-engine|game NAME FOLDER";

  /** The templates, and what each is called in its own files. */
  private static final Map<String, String> TEMPLATES =
      Map.of("engine", "careful", "fiveinarow-engine", "linewise", "game", "chomp");

  private final String old;
  private final String name;

  private New(String old, String name) {
    this.old = old;
    this.name = name;
  }

  public static void main(String[] args) throws IOException, URISyntaxException {
    Optional<String> wrong = wrong(args);
    if (wrong.isPresent()) {
      System.err.println("New.java: " + wrong.get());
      System.exit(2);
    }
    Path templates =
        Path.of(New.class.getProtectionDomain().getCodeSource().getLocation().toURI()).getParent();
    Path folder = Path.of(args[2]);
    New copy = new New(TEMPLATES.get(args[0]), args[1]);
    copy.all(templates.resolve(args[0]), folder);
    for (String build : List.of("build.sh", "Build.java")) {
      if (!Files.exists(folder.resolve(build))) {
        copy.one(templates.resolve("engine").resolve(build), folder.resolve(build));
      }
    }
    System.out.println(
        folder
            + " is ready: cd "
            + folder
            + ", then mvn package, or java Build.java and the folder of Spielwerk");
  }

  private static Optional<String> wrong(String[] args) {
    if (args.length != 3) {
      return Optional.of(USAGE);
    }
    if (!TEMPLATES.containsKey(args[0])) {
      return Optional.of(
          "there is no template '" + args[0] + "'; there are engine, fiveinarow-engine and game.");
    }
    if (!args[1].matches("[a-z][a-z0-9]*")) {
      return Optional.of(
          "'" + args[1] + "' cannot be a name; small letters and digits make one, a letter first.");
    }
    return Files.exists(Path.of(args[2]))
        ? Optional.of(args[2] + " is there already.")
        : Optional.empty();
  }

  private void all(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String place = from.relativize(file).toString();
        if (!place.startsWith("target")) {
          one(file, to.resolve(renamed(place)));
        }
      }
    }
  }

  /** Text with the new name in place of the old one; whoever may run it may still. */
  private void one(Path from, Path to) throws IOException {
    Files.createDirectories(to.toAbsolutePath().getParent());
    String text = Files.readString(from, StandardCharsets.UTF_8);
    Files.writeString(to, renamed(text), StandardCharsets.UTF_8);
    if (Files.isExecutable(from)) {
      to.toFile().setExecutable(true, false);
    }
  }

  private String renamed(String text) {
    return text.replace(old, name).replace(capital(old), capital(name));
  }

  /** Careful from careful, as classes are called. */
  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
