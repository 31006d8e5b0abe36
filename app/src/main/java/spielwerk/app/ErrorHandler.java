package spielwerk.app;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import spielwerk.app.command.CommonOptions;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Explanation;
import spielwerk.core.Fault;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.core.Unfinished;
import spielwerk.runs.log.LogFile;

/** Whatever goes wrong becomes one sentence on stderr and an exit code. */
final class ErrorHandler implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private static final int UNFINISHED = 1;
  private static final int WRONG = 2;

  private static final Pattern LABEL = Pattern.compile("'([^']+)'");

  private final Terminal terminal;
  private final List<String> args;
  private final boolean debug;

  ErrorHandler(Terminal terminal, List<String> args) {
    this.terminal = terminal;
    this.args = args;
    this.debug = args.contains("--debug") || System.getenv("SPIELWERK_DEBUG") != null;
  }

  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    String command = wrong.getCommandLine().getCommandSpec().qualifiedName();
    say(sentence(wrong, command) + "; see " + command + " --help.");
    return WRONG;
  }

  private static String sentence(ParameterException wrong, String command) {
    if (wrong instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched, command);
    }
    String message = String.valueOf(wrong.getMessage());
    if (wrong instanceof MissingParameterException && !message.contains("option")) {
      // the exception's own list has only the first of them
      List<String> labels = new ArrayList<>();
      for (Matcher label = LABEL.matcher(message); label.find(); ) {
        labels.add(label.group(1));
      }
      return command + " needs " + String.join(" and ", labels);
    }
    return tidy(message);
  }

  private static String unmatched(UnmatchedArgumentException unmatched, String command) {
    String word = unmatched.getUnmatched().get(0);
    CommandLine line = unmatched.getCommandLine();
    if (unmatched.isUnknownOption()) {
      return command
          + (" has no option '" + word + "'")
          + meant(word, line.getCommandSpec().optionsMap().keySet());
    }
    if (!line.getSubcommands().isEmpty()) {
      return "There is no command '" + word + "'" + meant(word, line.getSubcommands().keySet());
    }
    return command + " takes no further argument '" + word + "'";
  }

  private static String meant(String word, Set<String> all) {
    return SpellingSuggestion.to(word, all).map(near -> " (did you mean " + near + "?)").orElse("");
  }

  private static String tidy(String message) {
    return Text.withoutFullStop(
        message
            .replace("is not an int", "is not a whole number")
            .replace("is not a long", "is not a whole number")
            .strip());
  }

  @Override
  public int handleExecutionException(Exception failure, CommandLine command, ParseResult parsed) {
    if (failure instanceof Mistake mistake) {
      say(String.valueOf(mistake.getMessage()));
      trace(mistake);
      return WRONG;
    }
    if (failure instanceof Unfinished unfinished) {
      say(String.valueOf(unfinished.getMessage()));
      return UNFINISHED;
    }
    if (failure instanceof Fault fault) {
      say("The engine failed (" + fault.reason() + "): " + fault.getMessage() + ".");
      return UNFINISHED;
    }
    return unexpected(failure);
  }

  int unexpected(Throwable failure) {
    if (terminal.interrupts().wanted()) {
      return UNFINISHED; // what breaks because somebody ends the program is no news
    }
    Optional<String> known = Explanation.of(failure);
    if (known.isPresent()) {
      say(known.get()); // a full disk is nobody's error, and the sentence says it all
      log(failure);
      trace(failure);
      return UNFINISHED;
    }
    say("Internal error" + logged(failure) + (debug ? "" : "; --debug prints the stack trace"));
    trace(failure);
    return UNFINISHED;
  }

  /** The number of the error if the log has it, what it is, and where the log is. */
  private String logged(Throwable failure) {
    String number = log(failure);
    String what = failure.getMessage() == null ? "" : ": " + failure.getMessage();
    return LogFile.works()
        ? " " + number + what + "; see " + LogFile.in(CommonOptions.dataFolder(args))
        : what;
  }

  private String log(Throwable failure) {
    Path data = CommonOptions.dataFolder(args);
    if (!LogFile.isOpen(data)) {
      LogFile.open(data, "info", args.get(0));
    }
    return LogFile.error(LoggerFactory.getLogger(Main.class), args.get(0), failure);
  }

  private void trace(Throwable failure) {
    if (debug) {
      failure.printStackTrace(terminal.err());
    }
  }

  private void say(String sentence) {
    terminal.err().println("spielwerk: " + Text.oneLine(sentence, " "));
    terminal.err().flush();
  }
}
