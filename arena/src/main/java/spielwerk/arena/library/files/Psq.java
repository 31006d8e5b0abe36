package spielwerk.arena.library.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.MoveTree;
import spielwerk.arena.library.Player;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Ending.Reason;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * The files of Piskvork, the manager of the Gomocup: one game of five in a row. {@code Piskvorky
 * 20x20, 11:11, 0}, the board, the players' levels (0 for a person) and which of them began; then
 * {@code x,y,ms} for each move, from 1, from the upper left corner; the two names; and a code for
 * how it ended, of which we know 15, out of time. What the moves themselves do not decide and the
 * code does not tell is a game without a result.
 */
final class Psq {
  static final String MAGIC = "Piskvorky";
  private static final Pattern HEAD =
      Pattern.compile("Piskvorky\\s+(\\d{1,3})x(\\d{1,3}),\\s*(\\d+):(\\d+),\\s*([01])\\s*");
  private static final Pattern MOVE = Pattern.compile("(\\d{1,3}),(\\d{1,3})(?:,(\\d{1,9}))?\\s*");
  private static final Pattern CODE = Pattern.compile("-?\\d{1,9}");
  private static final int OUT_OF_TIME = 15;

  private final Catalogue catalogue;

  Psq(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * @param name of the file, for the sentence when it is wrong
   * @throws Mistake if it is no such file
   */
  LibraryGame read(String text, String name) {
    List<String> lines = text.lines().toList();
    Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.get(0));
    if (!head.matches()) {
      throw wrong(name, 1, "the first line must be like 'Piskvorky 20x20, 11:11, 0'");
    }
    Game game;
    try {
      game = game(head.group(1), head.group(2));
    } catch (Mistake tooLarge) {
      throw wrong(name, 1, String.valueOf(tooLarge.getMessage()).replaceAll("\\.$", ""));
    }
    State state = game.start(Setup.STANDARD);
    Fields fields = new Fields(game, state);
    List<String> moves = new ArrayList<>();
    double[] seconds = new double[2];
    int at = 1;
    for (; at < lines.size(); at++) {
      Matcher move = MOVE.matcher(lines.get(at));
      if (!move.matches()) {
        break;
      }
      String field =
          fields
              .move(
                  new Fields.Point(
                      Integer.parseInt(move.group(1)) - 1, Integer.parseInt(move.group(2)) - 1))
              .orElse("");
      if (field.isEmpty() || state.over() || !state.legal(game.notation().parse(state, field))) {
        throw wrong(name, at + 1, "'" + lines.get(at).strip() + "' is no legal move here");
      }
      if (move.group(3) != null) {
        seconds[moves.size() % 2] += Integer.parseInt(move.group(3)) / 1000.0;
      }
      state.play(game.notation().parse(state, field));
      moves.add(field);
    }
    Tail tail = tail(lines, at, name);
    List<Player> players = players(head, tail);
    Ending ending = state.over() ? Finish.byRules(state, 2) : ending(tail, state);
    GameRecord record =
        new GameRecord(
            game.text(),
            "",
            game.traits().goal(),
            0,
            0,
            players.stream().map(Player::name).toList(),
            0,
            moves,
            ending,
            Finish.points(state, 2),
            List.of(),
            new GameRecord.Circumstances("", List.of(seconds[0], seconds[1]), List.of()));
    return new LibraryGame(
        record, players, Optional.empty(), "", "", List.of(), MoveTree.of(moves));
  }

  private Game game(String width, String height) {
    return catalogue.game(
        width.equals(height)
            ? "fiveinarow:size=" + width
            : "fiveinarow:width=" + width + ",height=" + height);
  }

  /** What stands after the moves. */
  private record Tail(List<String> names, Optional<Integer> code) {}

  private static Tail tail(List<String> lines, int from, String name) {
    List<String> words = new ArrayList<>();
    for (int i = from; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty()) {
        continue;
      }
      if (CODE.matcher(line).matches() && (words.isEmpty() || words.size() == 2)) {
        return new Tail(words, Optional.of(Integer.parseInt(line)));
      }
      if (line.matches("[\\d\\s,.;+-]+") || words.size() == 2) {
        throw wrong(name, i + 1, "'" + line + "' is neither a move, a name nor a result");
      }
      words.add(line.replaceAll(".*[/\\\\]", ""));
    }
    if (words.size() == 1) {
      throw wrong(name, lines.size(), "only one player has a name");
    }
    return new Tail(words, Optional.empty());
  }

  /** Seat 0 is who began. */
  private static List<Player> players(Matcher head, Tail tail) {
    List<Player> players = new ArrayList<>();
    boolean second = head.group(5).equals("1");
    for (int seat = 0; seat < 2; seat++) {
      int number = second ? 1 - seat : seat;
      boolean person = head.group(3 + number).equals("0");
      String given = tail.names.isEmpty() ? "" : tail.names.get(number);
      players.add(
          new Player(
              given.isEmpty() ? "player " + (number + 1) : given,
              person ? Player.Kind.PERSON : Player.Kind.ENGINE,
              false));
    }
    return players;
  }

  private static Ending ending(Tail tail, State state) {
    if (tail.code.isPresent() && tail.code.get() == OUT_OF_TIME) {
      return Finish.won(1 - state.turn(), Reason.TIMEOUT, "");
    }
    return Finish.unknown(tail.code.map(code -> "result code " + code).orElse("no result"));
  }

  private static Mistake wrong(String name, int line, String what) {
    return new Mistake(name + ", line " + line + ": " + what + ".");
  }

  /**
   * The file of a game.
   *
   * @throws Mistake if it is no game of five in a row from the empty board
   */
  String write(LibraryGame game) {
    Game rules = catalogue.game(game.record().game());
    if (!rules.id().equals("fiveinarow") || !game.record().setup().isEmpty()) {
      throw new Mistake(
          "PSQ holds five in a row from the empty board only, not " + rules.text() + ".");
    }
    Fields fields = new Fields(rules, rules.start(Setup.STANDARD));
    StringBuilder psq = new StringBuilder();
    psq.append(MAGIC).append(' ').append(fields.width()).append('x').append(fields.height());
    psq.append(", ").append(level(game, 0)).append(':').append(level(game, 1)).append(", 0\n");
    for (String move : game.record().moves()) {
      Fields.Point point = fields.point(move).orElseThrow();
      psq.append(point.column() + 1).append(',').append(point.row() + 1).append(",0\n");
    }
    for (Player player : game.players()) {
      psq.append(player.shown().replaceAll("\\s+", " ").replaceAll(".*[/\\\\]", "")).append('\n');
    }
    boolean late = game.record().ending().reason() == Reason.TIMEOUT;
    return psq.append(late ? OUT_OF_TIME : 0).append('\n').toString();
  }

  /** Piskvork's levels are a list of times; the last of them is as good as any for an engine. */
  private static int level(LibraryGame game, int seat) {
    return game.players().get(seat).kind() == Player.Kind.PERSON ? 0 : 11;
  }
}
