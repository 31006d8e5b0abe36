package spielwerk.app.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import spielwerk.app.library.ChosenLibrary;
import spielwerk.app.library.TerminalGame;
import spielwerk.app.play.Session;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;

/** {@code spielwerk play}: a game at the terminal. */
@Command(
    name = "play",
    description = "Play a game at the terminal, or watch engines play one.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk play tictactoe --seat human --seat negamax",
      "  spielwerk play connect4 --seat alphabeta:depth=6 --seat human",
      "  spielwerk play fiveinarow:size=9 --seat alphabeta --seat alphabeta --budget time=1s",
      "",
      "At the board: type a move, or help for the list of commands."
    })
public final class PlayCommand implements Callable<Integer> {
  @Mixin private final CommonOptions common;
  @Mixin private final StartPosition start = new StartPosition();

  @Parameters(index = "0", paramLabel = "GAME", description = "The game, with its options.")
  private String game;

  @Option(
      names = "--seat",
      paramLabel = "WHO",
      description = "human or an engine; once for each seat, in order.")
  private List<String> seats = new ArrayList<>();

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description =
          "How much engines may think per move: nodes=N, depth=N, sims=N, time=300ms, or several.")
  private @Nullable String budget;

  @Option(
      names = "--choice",
      paramLabel = "CHOICE",
      description = "How engines choose: best (default), sigma=N or temperature=N.")
  private String choice = "best";

  @Option(names = "--no-save", description = "Do not keep the game in the library.")
  private boolean noSave;

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description =
          "A human player's name for the library; once for each human, in order (default: the user's name).")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--library",
      paramLabel = "PLACE",
      description = "Which library keeps the game: a file or a JDBC URL.")
  private @Nullable String library;

  public PlayCommand(Terminal terminal) {
    this.common = new CommonOptions(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    Game rules = catalogue.game(game);
    Session.EngineDefaults defaults =
        new Session.EngineDefaults(
            budget == null ? Budget.FREE : Budget.parse(budget), Choice.parse(choice));
    Setup setup = start.setup(rules, common);
    List<Integer> opening = start.opening(rules, setup);
    if (start.position(rules, common).state().over()) {
      throw new Mistake("The game is over in this position, so there is nothing to play.");
    }
    Bout bout =
        new Bout(rules, setup, opening, rules.traits().goal(), common.seed(), 0, Limits.NONE);
    Terminal terminal = common.terminal();
    PrintStream talk = common.json() ? terminal.err() : terminal.out();
    try (Session session =
        new Session(bout, seats, defaults, catalogue, terminal.in(), talk, terminal.colours())) {
      common.tellSeed();
      Session.Outcome outcome = session.play();
      Optional<Long> saved = save(outcome, talk);
      if (common.json()) {
        common.show(() -> json(outcome, saved), () -> "");
      }
      return outcome.finished() && (noSave || saved.isPresent()) ? 0 : 1;
    }
  }

  /** Only now is the library loaded, so that nobody waits for it before the first move. */
  private Optional<Long> save(Session.Outcome outcome, PrintStream talk) {
    if (noSave || !outcome.finished()) {
      return Optional.empty();
    }
    try {
      TerminalGame played = new TerminalGame(outcome.game(), names, outcome.hinted());
      long id = ChosenLibrary.of(library, common.data()).keep(played.game());
      talk.println(
          "Game %d in the library; to see it again: ./spielwerk library show %d%s"
              .formatted(
                  id, id, common.sameData() + (library == null ? "" : " --library " + library)));
      return Optional.of(id);
    } catch (Mistake refused) {
      common.terminal().err().println("spielwerk: " + refused.getMessage());
      return Optional.empty();
    }
  }

  private static Map<String, Object> json(Session.Outcome outcome, Optional<Long> saved) {
    GameRecord record = outcome.game();
    Map<String, Object> ending = new LinkedHashMap<>();
    ending.put(
        "reason", outcome.finished() ? record.ending().reason().toString() : "left unfinished");
    ending.put("seat", record.ending().seat());
    ending.put("detail", record.ending().detail());
    if (outcome.finished()) {
      ending.put("shares", record.ending().shares());
    }
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("game", record.game());
    document.put("setup", record.setup());
    document.put("seed", record.seed());
    document.put("seats", record.seats());
    document.put("opening", record.opening());
    document.put("moves", record.moves());
    document.put("finished", outcome.finished());
    document.put("ending", ending);
    document.put("points", record.points());
    document.put("seconds", record.circumstances().seconds());
    saved.ifPresent(id -> document.put("library", id));
    return document;
  }
}
