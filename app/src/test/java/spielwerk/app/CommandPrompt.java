package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * As much of Windows' cmd.exe as the start scripts need, on a machine that is only described: which
 * files there are, which programs are on the path, and what those answer that are started. A line
 * it does not know is an error, so that the scripts stay within what was thought through.
 */
final class CommandPrompt {
  private static final Pattern VARIABLE =
      Pattern.compile("%([A-Za-z_]+)(?::~(-?\\d+)(?:,(-?\\d+))?|:([^=%]+)=([^%]*))?%");
  private static final Pattern CONDITION =
      Pattern.compile(
          "if (not )?(?:defined (\\S+)|exist \"([^\"]*)\"|errorlevel"
              + " (\\d+)|\"([^\"]*)\"==\"([^\"]*)\") (.*)");
  private static final Pattern EACH =
      Pattern.compile("for %%([A-Z]) in \\(\"([^\"]*)\"\\) do (.*)");
  private static final Pattern FOUND = Pattern.compile("for %%([A-Z]) in \\(([\\w.]+)\\) do (.*)");
  private static final Pattern SEARCH =
      Pattern.compile("findstr /r \"([^\"]*)\" \"([^\"]*)\" >nul");
  private static final Pattern LISTED =
      Pattern.compile("for /f \"delims=\" %%([A-Z]) in \\('dir /b \"([^\"]*)\"'\\) do (.*)");
  private static final Pattern SET = Pattern.compile("set \"([A-Z_]+)=(.*)\"");
  private static final Pattern REDIRECTION = Pattern.compile(" (?:2>&1|>nul|>\"[^\"]*\")");
  private static final int MOST_STEPS = 1000;

  /** A program that was started: its words, and the folder it was started in. */
  record Started(List<String> words, String folder) {}

  private final String script;
  private final List<String> lines;
  private final Map<String, String> environment = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private final Set<String> files = new HashSet<>();
  private final Map<String, String> contents = new HashMap<>();
  private final Map<String, String> onPath = new HashMap<>();
  private final Deque<String> folders = new ArrayDeque<>();
  private final List<Started> started = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();
  private ToIntFunction<Started> machine = one -> 0;
  private List<String> arguments = List.of();
  private int errorLevel;

  /**
   * @param script where it lies, such as {@code C:\Spielwerk\spielwerk.cmd}
   */
  CommandPrompt(String script, String text) {
    this.script = script;
    this.lines = List.of(text.split("\r\n", -1));
    files.add(script.toLowerCase(Locale.ROOT));
    folders.push("C:\\Users\\somebody");
  }

  CommandPrompt with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  CommandPrompt having(String... paths) {
    for (String path : paths) {
      files.add(path.toLowerCase(Locale.ROOT));
    }
    return this;
  }

  /** With a program on the path. */
  CommandPrompt knowing(String program, String folder) {
    onPath.put(program, folder + "\\");
    return having(folder + "\\" + program);
  }

  /** With a file in which something stands. */
  CommandPrompt reading(String path, String text) {
    contents.put(path, text);
    return having(path);
  }

  /** What happens when a program is started; it answers with its exit code. */
  CommandPrompt doing(ToIntFunction<Started> deeds) {
    machine = deeds;
    return this;
  }

  List<Started> started() {
    return started;
  }

  List<String> errors() {
    return errors;
  }

  /** Runs the script; the exit code. */
  int run(String... words) {
    arguments = List.of(words);
    int at = 0;
    for (int step = 0; step < MOST_STEPS; step++) {
      if (at >= lines.size()) {
        return errorLevel;
      }
      String line = lines.get(at);
      at++;
      if (line.isBlank() || line.startsWith(":") || line.startsWith("rem ")) {
        continue;
      }
      String next = execute(line.startsWith("@") ? line.substring(1) : line);
      if (next.startsWith("exit ")) {
        return Integer.parseInt(next.substring("exit ".length()));
      }
      if (next.startsWith("goto ")) {
        at = label(next.substring("goto ".length()));
      }
    }
    throw new AssertionError("the script goes round in circles");
  }

  private int label(String name) {
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).equalsIgnoreCase(":" + name)) {
        return line + 1;
      }
    }
    throw new AssertionError("there is no label :" + name);
  }

  /** Where it goes on: empty for the next line, or "goto LABEL", or "exit CODE". */
  private String execute(String written) {
    Matcher each = EACH.matcher(written);
    if (each.matches()) {
      String letter = each.group(1);
      String path = absolute(expanded(each.group(2)));
      return executeExpanded(expanded(each.group(3).replace("%%~f" + letter, path)));
    }
    Matcher found = FOUND.matcher(written);
    if (found.matches()) {
      String place = onPath.getOrDefault(found.group(2), "");
      String here = "%%~dp$PATH:" + found.group(1);
      return executeExpanded(expanded(found.group(3).replace(here, place)));
    }
    Matcher listed = LISTED.matcher(written);
    if (listed.matches()) {
      for (String name : names(expanded(listed.group(2)))) {
        String stem = name.substring(0, name.lastIndexOf('.'));
        executeExpanded(expanded(listed.group(3).replace("%%~n" + listed.group(1), stem)));
      }
      return "";
    }
    return executeExpanded(expanded(written));
  }

  private String executeExpanded(String line) {
    Matcher condition = CONDITION.matcher(line);
    if (condition.matches()) {
      boolean holds = holds(condition) == (condition.group(1) == null);
      return holds ? executeExpanded(condition.group(7)) : "";
    }
    Matcher set = SET.matcher(line);
    if (set.matches()) {
      environment.put(set.group(1), set.group(2));
    } else if (line.startsWith("goto ")) {
      return line;
    } else if (line.startsWith("exit /b ")) {
      return "exit " + line.substring("exit /b ".length());
    } else if (line.startsWith(">&2 echo ")) {
      errors.add(line.substring(">&2 echo ".length()));
    } else if (line.startsWith("where /q ")) {
      errorLevel = onPath.containsKey(line.substring("where /q ".length())) ? 0 : 1;
    } else if (line.startsWith("findstr ")) {
      errorLevel = finds(line) ? 0 : 1;
    } else if (line.startsWith("pushd ")) {
      folders.push(words(line).get(1));
    } else if (line.equals("popd")) {
      folders.pop();
    } else if (line.startsWith("mkdir ")) {
      having(words(line).get(1));
    } else if (line.startsWith("\"") || line.startsWith("call ") || line.startsWith("java.exe")) {
      List<String> words = words(REDIRECTION.matcher(line).replaceAll(""));
      start(line.startsWith("call ") ? words.subList(1, words.size()) : words);
    } else if (!line.equals("echo off") && !line.equals("setlocal")) {
      throw new AssertionError("nobody thought through what cmd makes of: " + line);
    }
    return "";
  }

  /** Any of the expressions, which blanks divide. */
  private boolean finds(String line) {
    Matcher search = SEARCH.matcher(line);
    assertThat(search.matches()).as(line).isTrue();
    String text = contents.getOrDefault(absolute(search.group(2)), "");
    return Stream.of(search.group(1).split(" ", -1))
        .anyMatch(expression -> Pattern.compile(expression).matcher(text).find());
  }

  private void start(List<String> words) {
    Started one = new Started(List.copyOf(words), String.valueOf(folders.peek()));
    started.add(one);
    errorLevel = machine.applyAsInt(one);
  }

  private boolean holds(Matcher condition) {
    if (condition.group(2) != null) {
      return environment.containsKey(condition.group(2));
    }
    if (condition.group(3) != null) {
      return !names(condition.group(3)).isEmpty();
    }
    if (condition.group(4) != null) {
      return errorLevel >= Integer.parseInt(condition.group(4));
    }
    return condition.group(5).equals(condition.group(6));
  }

  /** The names of the files that a path with stars means. */
  private List<String> names(String path) {
    String glob = absolute(path).toLowerCase(Locale.ROOT);
    Pattern pattern = Pattern.compile("\\Q" + glob.replace("*", "\\E[^\\\\]*\\Q") + "\\E");
    return files.stream()
        .filter(file -> pattern.matcher(file).matches())
        .map(file -> file.substring(file.lastIndexOf('\\') + 1))
        .sorted()
        .toList();
  }

  /** Without what goes up again. */
  private static String absolute(String path) {
    Deque<String> parts = new ArrayDeque<>();
    for (String part : path.split("\\\\", -1)) {
      if (part.equals("..")) {
        parts.removeLast();
      } else if (!part.isEmpty()) {
        parts.addLast(part);
      }
    }
    return String.join("\\", parts);
  }

  /** All that stands between percent signs, once for the whole line, as cmd does it. */
  private String expanded(String line) {
    String own = line;
    own = own.replace("%~dp0", script.substring(0, script.lastIndexOf('\\') + 1));
    for (int number = 1; number <= 2; number++) {
      String word = number <= arguments.size() ? arguments.get(number - 1) : "";
      own = own.replace("%~" + number, word);
    }
    Matcher found = VARIABLE.matcher(own);
    StringBuilder text = new StringBuilder();
    while (found.find()) {
      found.appendReplacement(text, Matcher.quoteReplacement(value(found)));
    }
    found.appendTail(text);
    List<String> typed = arguments.stream().map(CommandPrompt::quoted).toList();
    return text.toString().replace("%*", String.join(" ", typed));
  }

  private static String quoted(String word) {
    return word.contains(" ") ? '"' + word + '"' : word;
  }

  private String value(Matcher variable) {
    String name = variable.group(1);
    String whole =
        name.equals("ERRORLEVEL") ? String.valueOf(errorLevel) : environment.getOrDefault(name, "");
    if (variable.group(4) != null) {
      return whole.replace(variable.group(4), variable.group(5));
    }
    if (variable.group(2) == null) {
      return whole;
    }
    int from = place(Integer.parseInt(variable.group(2)), whole);
    int to =
        variable.group(3) == null
            ? whole.length()
            : place(Integer.parseInt(variable.group(3)), whole);
    return whole.substring(from, Math.max(from, to));
  }

  private static int place(int number, String text) {
    return Math.min(text.length(), number < 0 ? Math.max(0, text.length() + number) : number);
  }

  /** A line as its program gets it: blanks divide words, but not within quotes. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean quoted = false;
    boolean begun = false;
    if (line.contains("\\\"")) {
      throw new AssertionError("a backslash would keep the quote from ending: " + line);
    }
    for (int at = 0; at < line.length(); at++) {
      char sign = line.charAt(at);
      if (sign == '"') {
        quoted = !quoted;
        begun = true;
      } else if (sign == ' ' && !quoted) {
        if (begun) {
          words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
      } else {
        word.append(sign);
        begun = true;
      }
    }
    if (quoted) {
      throw new AssertionError("a quote is not closed: " + line);
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
