package spielwerk.app.command.library;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.app.terminal.ConsoleProgress;
import spielwerk.arena.library.Annotator;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;

/** {@code spielwerk library annotate}: an engine says what it thinks of a game. */
@Command(
    name = "annotate",
    description =
        "Let an engine walk through a game and write into it: the value after each move, ?!, ? or"
            + " ?? at mistakes, and at ? and ?? its better line. The engine must give values, as"
            + " searches do.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk library annotate 12 alphabeta:depth=6",
      "  spielwerk library annotate 12 alphabeta --budget time=1s --mistake 0.2 --blunder 0.5"
    })
final class AnnotateCommand implements Callable<Integer> {
  private static final Duration GRACE = Duration.ofSeconds(10);

  @ParentCommand private LibraryCommand library;

  @Parameters(index = "0", paramLabel = "ID", description = "The number of the game.")
  private long id;

  @Parameters(index = "1", paramLabel = "ENGINE", description = "The engine, with its options.")
  private String engine;

  @Option(
      names = "--budget",
      paramLabel = "BUDGET",
      description = "How much it may think per move: nodes=N, depth=N, sims=N, time=300ms.")
  private @Nullable String budget;

  @Option(
      names = "--mistake",
      paramLabel = "X",
      description =
          "A move that loses at least this much value gets a ?: 0.3 (of 2 from win to loss), or 2 points where"
              + " the engine counts points;"
              + " half of it gets a ?!.")
  private @Nullable Double mistake;

  @Option(
      names = "--blunder",
      paramLabel = "X",
      description = "A move that loses at least this much gets a ??: 0.8, or 6 points.")
  private @Nullable Double blunder;

  @Override
  public Integer call() {
    Catalogue catalogue = library.common().catalogue();
    Budget limit = budget == null ? Budget.FREE : Budget.parse(budget);
    try (Library games = library.chosen().forReading()) {
      LibraryGame before = games.game(id);
      Game rules = catalogue.game(before.record().game());
      LibraryGame after;
      try (Engine judge = catalogue.engine(engine, rules);
          ConsoleProgress progress = new ConsoleProgress("annotate", library.common().terminal())) {
        BooleanSupplier stop = library.common().terminal().interrupts().listen(GRACE);
        Goal unit = judge.valuesIn(before.record().goal());
        after =
            new Annotator(rules, engine, judge, limit, scale(unit), library.common().seed())
                .annotate(before, progress, stop);
      }
      games.edit(id, now -> changed(before, after, now));
      library.common().show(() -> json(after), () -> text(after));
      library.common().tellSeed();
    }
    return 0;
  }

  private Annotator.Scale scale(Goal unit) {
    Annotator.Scale usual = Annotator.Scale.usual(unit);
    double first = mistake == null ? usual.mistake() : mistake;
    return new Annotator.Scale(first, blunder == null ? Math.max(first, usual.blunder()) : blunder);
  }

  private LibraryGame changed(LibraryGame before, LibraryGame after, LibraryGame now) {
    if (!now.tree().equals(before.tree())) {
      throw new Mistake(
          "Somebody else changed game " + id + " in the meantime; annotate it again.");
    }
    return now.withTree(after.tree());
  }

  private static long count(MoveTree tree, String mark) {
    return tree.line().stream().map(Step::mark).filter(mark::equals).count();
  }

  private Map<String, Object> json(LibraryGame game) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", id);
    document.put("game", game.record().game());
    document.put("engine", engine);
    document.put("seed", library.common().seed());
    document.put("slips", count(game.tree(), "?!"));
    document.put("mistakes", count(game.tree(), "?"));
    document.put("blunders", count(game.tree(), "??"));
    List<Map<String, Object>> moves =
        game.tree().line().stream()
            .map(
                step -> {
                  Map<String, Object> move = new LinkedHashMap<>();
                  move.put("move", step.move());
                  move.put("mark", step.mark());
                  step.evaluation()
                      .ifPresent(
                          evaluation -> {
                            move.put("value", evaluation.value());
                            move.put("seat", evaluation.seat());
                            move.put("exact", evaluation.exact());
                          });
                  move.put(
                      "variations",
                      step.variations().stream()
                          .map(line -> line.stream().map(Step::move).toList())
                          .toList());
                  return move;
                })
            .toList();
    document.put("moves", moves);
    return document;
  }

  private String text(LibraryGame game) {
    return GameText.moves(game.tree())
        + "\n\n"
        + count(game.tree(), "?!")
        + " slips (?!), "
        + count(game.tree(), "?")
        + " mistakes (?) and "
        + count(game.tree(), "??")
        + " blunders (??) by "
        + engine
        + (game.players().size() == 2 ? "; values are for seat 1." : ".");
  }
}
