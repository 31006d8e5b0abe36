package spielwerk.app.command.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.Setup;

/** {@code spielwerk library edit}: what is said of a game, not what was played. */
@Command(
    name = "edit",
    description =
        "Change the players, tags and comments of a game, or the comment, mark and variations of one of its moves; the moves themselves stay. An empty text removes what was there.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk library edit 12 --player 1=Johan --comment \"my best game\" --tag final",
      "  spielwerk library edit 12 --move 7 --say \"too slow\" --mark ? --variation \"h9 g7\""
    })
final class EditCommand implements Callable<Integer> {
  private static final int LONGEST = 100_000;

  @ParentCommand private LibraryCommand library;

  @Parameters(index = "0", paramLabel = "ID", description = "The number of the game.")
  private long id;

  @Option(
      names = "--player",
      paramLabel = "SEAT=NAME",
      description = "Who sat at a seat, counted from 1.")
  private List<String> players = new ArrayList<>();

  @Option(names = "--comment", paramLabel = "TEXT", description = "Comment on the game.")
  private @Nullable String comment;

  @Option(names = "--result-comment", paramLabel = "TEXT", description = "Comment on how it ended.")
  private @Nullable String resultComment;

  @Option(names = "--event", paramLabel = "TEXT", description = "Where it was played.")
  private @Nullable String event;

  @Option(names = "--tag", paramLabel = "TAG", description = "A tag to add.")
  private List<String> tags = new ArrayList<>();

  @Option(names = "--untag", paramLabel = "TAG", description = "A tag to remove.")
  private List<String> untags = new ArrayList<>();

  @Option(
      names = "--move",
      paramLabel = "N",
      description = "The move that --say, --mark and --variation are about; 0: before the first.")
  private @Nullable Integer move;

  @Option(names = "--say", paramLabel = "TEXT", description = "Comment on that move.")
  private @Nullable String say;

  @Option(
      names = "--mark",
      paramLabel = "MARK",
      description = "Mark of that move: !, !!, ?, ??, !?, ?! or nothing.")
  private @Nullable String mark;

  @Option(
      names = "--variation",
      paramLabel = "MOVES",
      description = "What might have been played instead of that move.")
  private @Nullable String variation;

  @Override
  public Integer call() {
    check();
    Catalogue catalogue = library.common().catalogue();
    try (Library games = library.chosen().forReading()) {
      games.edit(id, game -> changed(game, catalogue));
    }
    library.common().show(() -> Map.of("id", id), () -> "Game " + id + " is changed.");
    return 0;
  }

  private void check() {
    boolean about = say != null || mark != null || variation != null;
    if (about && move == null) {
      throw new Mistake("--say, --mark and --variation need --move N.");
    }
    if (!about && move != null) {
      throw new Mistake("--move needs --say, --mark or --variation.");
    }
    if (mark != null && !MoveTree.MARKS.contains(mark)) {
      throw new Mistake("'" + mark + "' is not a mark; there are !, !!, ?, ??, !? and ?!.");
    }
    if (!about
        && players.isEmpty()
        && comment == null
        && resultComment == null
        && event == null
        && tags.isEmpty()
        && untags.isEmpty()) {
      throw new Mistake("There is nothing to change; give --comment, --player, --tag or another.");
    }
    for (String text : Arrays.asList(comment, resultComment, event, say)) {
      if (text != null && text.length() > LONGEST) {
        throw new Mistake("A comment has at most " + LONGEST + " characters.");
      }
    }
    for (String tag : tags) {
      if (tag.isBlank() || tag.length() > 100) {
        throw new Mistake("A tag has 1 to 100 characters.");
      }
    }
  }

  private LibraryGame changed(LibraryGame before, Catalogue catalogue) {
    LibraryGame game = before;
    for (String player : players) {
      game = game.withPlayers(seated(game.players(), player));
    }
    game = comment == null ? game : game.withComment(comment);
    game = event == null ? game : game.withEvent(event);
    game = resultComment == null ? game : game.withResultComment(resultComment);
    List<String> words = new ArrayList<>(game.tags());
    words.addAll(tags);
    words.removeAll(untags);
    game = game.withTags(words);
    if (move != null) {
      game = game.withTree(tree(game.tree(), move));
      game.tree().check(catalogue.game(game.record().game()), new Setup(game.record().setup()));
    }
    return game;
  }

  private static List<Participant> seated(List<Participant> before, String text) {
    String[] parts = text.split("=", 2);
    if (parts.length != 2 || !parts[0].matches("[1-9]") || parts[1].isBlank()) {
      throw new Mistake("'" + text + "' does not name a player; write --player 1=Johan.");
    }
    int seat = Integer.parseInt(parts[0]) - 1;
    if (seat >= before.size()) {
      throw new Mistake(
          "The game has " + before.size() + " seats, so there is no seat " + parts[0] + ".");
    }
    List<Participant> players = new ArrayList<>(before);
    Participant old = before.get(seat);
    Participant.Kind kind =
        old.kind() == Participant.Kind.ENGINE ? Participant.Kind.UNKNOWN : old.kind();
    players.set(seat, new Participant(parts[1].strip(), kind, old.hints()));
    return players;
  }

  private MoveTree tree(MoveTree tree, int number) {
    if (number < 0 || number > tree.line().size()) {
      throw new Mistake("The game has moves 1 to " + tree.line().size() + ", not " + number + ".");
    }
    if (number == 0) {
      if (mark != null || variation != null) {
        throw new Mistake("Before the first move there is nothing to mark or to vary.");
      }
      return new MoveTree(say == null ? tree.comment() : say, tree.line());
    }
    List<Step> line = new ArrayList<>(tree.line());
    Step old = line.get(number - 1);
    List<List<Step>> variations = new ArrayList<>(old.variations());
    if (variation != null && !variation.isBlank()) {
      variations.add(List.of(variation.strip().split("\\s+")).stream().map(Step::of).toList());
    }
    line.set(
        number - 1,
        new Step(
            old.move(),
            say == null ? old.comment() : say,
            mark == null ? old.mark() : mark,
            old.evaluation(),
            variation != null && variation.isBlank() ? List.of() : variations));
    return new MoveTree(tree.comment(), line);
  }
}
