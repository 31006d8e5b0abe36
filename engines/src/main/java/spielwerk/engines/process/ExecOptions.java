package spielwerk.engines.process;

import java.time.Duration;
import java.util.List;
import spielwerk.core.Budget;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * The options of {@code exec}: how a program is started and what it is told and allowed.
 *
 * @param time for a move where the budget says none
 * @param ownTime whether somebody gave that time, so that it counts beside the budget
 * @param start how long it may take to be ready
 * @param margin how much later than the time sent to it its answer may come
 * @param pause what must have passed since its last move before it is asked again
 * @param memory bytes it is told it may use
 * @param mostMemory bytes the system lets it use
 * @param folder where it may keep files, or empty
 * @param fresh whether every game has a new process
 * @param newline what ends our lines, or empty for what the protocol says
 * @param depth plies it is to look ahead, where the protocol has a word for that
 */
record ExecOptions(
    Duration time,
    boolean ownTime,
    Duration start,
    Duration margin,
    Duration pause,
    long memory,
    long mostMemory,
    String folder,
    boolean fresh,
    String newline,
    int depth) {

  /** What a runaway may take at most if nobody says: enough for programs on a virtual machine. */
  private static final long RUNAWAY = 4L << 30;

  static final List<Option> OPTIONS =
      List.of(
          Option.time(
              "time", "1s", "time for a move; if not given, only where the budget has none"),
          Option.time("start", "10s", "how long it may take to be ready for a game"),
          Option.time(
              "margin",
              "5s",
              "how much later than its time an answer may come; the referee may be stricter"),
          Option.time(
              "pause",
              "",
              "minimum pause after its last move before it is asked again, for engines that drop input that comes too early"),
          Option.size(
              "memory",
              "350M",
              1L << 40,
              "memory limit that it is told; if given, the system enforces it (default 4G)"),
          Option.file("cwd", "the folder it runs in; by default the current one"),
          Option.file("folder", "a folder where it may keep files, sent as INFO folder"),
          Option.flag("fresh", false, "restart it for every game"),
          Option.choice(
              "newline",
              "the line ending that is sent; by default crlf for gomocup and lf for others",
              "usual",
              "crlf",
              "lf"),
          Option.integer("depth", 6, 1, 60, "the depth or level sent to nboard programs"));

  static ExecOptions of(Settings settings) {
    long memory = settings.size("memory");
    return new ExecOptions(
        settings.time("time").orElse(Duration.ofSeconds(1)),
        settings.has("time"),
        settings.time("start").orElse(Duration.ofSeconds(10)),
        settings.time("margin").orElse(Duration.ZERO),
        settings.time("pause").orElse(Duration.ZERO),
        memory,
        settings.has("memory") ? memory : RUNAWAY,
        settings.text("folder"),
        settings.flag("fresh"),
        newline(settings.text("newline")),
        settings.integer("depth"));
  }

  private static String newline(String name) {
    return switch (name) {
      case "crlf" -> "\r\n";
      case "lf" -> "\n";
      default -> "";
    };
  }

  /** A line as it is sent. */
  String line(String text, String usualEnd) {
    return text + (newline.isEmpty() ? usualEnd : newline);
  }

  /** Whether somebody said how long it may think about a move. */
  boolean isTimed(Budget budget) {
    return ownTime || budget.millis() > 0;
  }

  /** How long it may think about a move. */
  long millis(Budget budget) {
    Budget own = new Budget(0, 0, 0, time.toMillis());
    return (ownTime || budget.millis() == 0 ? budget.tighter(own) : budget).millis();
  }
}
