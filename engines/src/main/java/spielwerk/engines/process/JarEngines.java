package spielwerk.engines.process;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import spielwerk.core.Contract;
import spielwerk.core.EngineMaker;
import spielwerk.core.Fault;
import spielwerk.core.JarIsolation;
import spielwerk.core.Mistake;
import spielwerk.core.Watch;

/**
 * Engines of jars that came from strangers. Each runs in a JVM of its own, held as every external
 * program is: by time, by memory, by what it writes, and killed with all that it started. What the
 * jar brings is asked once, and kept beside it.
 */
public final class JarEngines implements JarIsolation {
  /** Without a time in the budget a jar may think a minute about a move. */
  private static final ExecOptions USUAL =
      new ExecOptions(
          Duration.ofMinutes(1),
          false,
          Duration.ofSeconds(30),
          Duration.ofSeconds(5),
          Duration.ZERO,
          0,
          1L << 30,
          "",
          false,
          "",
          1);

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final int MOST_ENGINES = 100;

  /** Starts a program without our environment. */
  private static final Path BARE = Path.of("/usr/bin/env");

  /** From this version on Java has no security manager any more. */
  private static final int WITHOUT_SECURITY_MANAGER = 24;

  /** What is kept beside a jar, and of which version of it. */
  private record Described(long size, long modified, List<JarEngine> engines) {}

  private final ExecOptions limits;
  private final boolean managed;

  public JarEngines() {
    this(USUAL);
  }

  JarEngines(ExecOptions limits) {
    this(limits, Runtime.version().feature() < WITHOUT_SECURITY_MANAGER);
  }

  /**
   * @param managed whether the security manager guards them; without, they are held as on Javas
   *     that have none
   */
  JarEngines(ExecOptions limits, boolean managed) {
    this.limits = limits;
    this.managed = managed;
  }

  /** The usual limits with other times, for tests of those who never answer. */
  static ExecOptions limits(Duration start, Duration margin) {
    return new ExecOptions(
        USUAL.time(), false, start, margin, Duration.ZERO, 0, USUAL.mostMemory(), "", false, "", 1);
  }

  @Override
  public List<EngineMaker> engines(Path jar) {
    List<EngineMaker> makers = new ArrayList<>();
    Path absolute = jar.toAbsolutePath();
    for (JarEngine engine : described(absolute)) {
      makers.add(new JarEngineMaker(engine, program("speak", absolute), limits));
    }
    return makers;
  }

  private List<JarEngine> described(Path jar) {
    Path beside = jar.resolveSibling(jar.getFileName() + ".engines");
    try {
      long size = Files.size(jar);
      long modified = Files.getLastModifiedTime(jar).toMillis();
      try {
        Described kept = MAPPER.readValue(beside.toFile(), Described.class);
        if (kept.size == size && kept.modified == modified) {
          return kept.engines;
        }
      } catch (IOException unknown) {
        // then it is asked
      }
      List<JarEngine> engines = ask(jar);
      keep(beside, new Described(size, modified, engines));
      return engines;
    } catch (IOException unreadable) {
      throw new Mistake("The jar " + jar + " cannot be read.", unreadable);
    }
  }

  private static void keep(Path file, Described described) {
    try {
      Path draft = Files.createTempFile(file.getParent(), file.getFileName().toString(), ".new");
      Files.write(draft, MAPPER.writeValueAsBytes(described));
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException readOnly) {
      // then it is asked again
    }
  }

  /** What a jar brings, by a program that loads it. */
  private List<JarEngine> ask(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Contract.check(file);
    } catch (IOException damaged) {
      throw new Mistake("The jar cannot be used: it is not a readable jar.", damaged);
    } catch (Mistake other) {
      throw new Mistake("The jar cannot be used: " + other.getMessage() + ".", other);
    }
    LastLines lastLines = new LastLines();
    List<JarEngine> engines = new ArrayList<>();
    long until = System.nanoTime() + limits.start().toNanos();
    try (ChildProcess child =
        ChildProcess.start(program("describe", jar), limits.mostMemory(), lastLines)) {
      while (true) {
        String line = child.line(until, Watch.NONE);
        if (line == null) {
          throw new Mistake(
              "The jar cannot be used: it was not loaded within %d s."
                  .formatted(limits.start().toSeconds()));
        }
        if (line.equals("{\"end\":true}")) {
          return engines;
        }
        JarEngine engine = MAPPER.readValue(line, JarEngine.class);
        if (!engine.isNamed() || engines.size() == MOST_ENGINES) {
          throw new Mistake("The jar cannot be used: an engine in it has no proper name.");
        }
        engines.add(engine);
      }
    } catch (JsonProcessingException wrong) {
      throw new Mistake("The jar cannot be used: what it brings cannot be read.", wrong);
    } catch (Fault fault) {
      throw new Mistake("The jar cannot be used: it " + reason(fault, lastLines) + ".", fault);
    }
  }

  /** How it ended, and the first line of what it said then, which names the cause. */
  private static String reason(Fault fault, LastLines lastLines) {
    String words =
        lastLines.lines().stream()
            .filter(line -> line.startsWith("Exception") || line.startsWith("Caused by:"))
            .reduce("", (before, line) -> line);
    return fault.getMessage() + (words.isEmpty() ? "" : " (" + words + ")");
  }

  /** The command that starts a JVM for a jar: nothing of our environment, and little memory. */
  private Invocation program(String what, Path jar) {
    if (!Files.isExecutable(BARE)) {
      throw new Mistake(
          "The jar cannot be used: jars of others run on Linux and macOS only, where they can be"
              + " held.");
    }
    List<String> words = new ArrayList<>(List.of(BARE.toString(), "-i"));
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(
        List.of(
            "-Xmx256m",
            "-XX:MaxMetaspaceSize=128m",
            "-XX:MaxDirectMemorySize=64m",
            "-XX:+UseSerialGC",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8"));
    if (managed) {
      words.add("-Djava.security.manager=allow");
    } else if (Runtime.version().feature() >= WITHOUT_SECURITY_MANAGER) {
      words.add("--illegal-native-access=deny"); // or its code could start programs by the system
    }
    words.addAll(
        List.of(
            "-cp",
            System.getProperty("java.class.path"),
            JarHost.class.getName(),
            what,
            jar.toString()));
    return new Invocation(words, Path.of(System.getProperty("java.io.tmpdir")));
  }
}
