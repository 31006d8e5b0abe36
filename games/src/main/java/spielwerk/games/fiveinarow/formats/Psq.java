package spielwerk.games.fiveinarow.formats;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spielwerk.core.Ending;
import spielwerk.core.Ending.Reason;
import spielwerk.core.Game;
import spielwerk.core.GameFormat;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Participant;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.SquareGrid;

/**
 * The files of Piskvork, the manager of the Gomocup: one game of five in a row. {@code Piskvorky
 * 20x20, 11:11, 0}, the board, the players' levels (0 for a person) and which of them began; then
 * {@code x,y,ms} for each move, from 1, from the upper left corner; the two names; and a code for
 * how it ended, of which we know 15, out of time. What the moves themselves do not decide and the
 * code does not tell is a game without a result.
 */
public final class Psq implements GameFormat {
  private static final String MAGIC = "Piskvorky";
  private static final Pattern HEAD =
      Pattern.compile("Piskvorky\\s+(\\d{1,3})x(\\d{1,3}),\\s*(\\d+):(\\d+),\\s*([01])\\s*");
  private static final Pattern MOVE = Pattern.compile("(\\d{1,3}),(\\d{1,3})(?:,(\\d{1,9}))?\\s*");
  private static final Pattern CODE = Pattern.compile("-?\\d{1,9}");
  private static final int OUT_OF_TIME = 15;

  @Override
  public String name() {
    return "psq";
  }

  @Override
  public String signature() {
    return "PSQ begins with " + MAGIC;
  }

  @Override
  public boolean matches(Path file, String begin) {
    return begin.startsWith(MAGIC);
  }

  @Override
  public boolean holdsOneGame() {
    return true;
  }

  @Override
  public List<RecordedGame> read(Path file, byte[] bytes) {
    List<String> lines = GameFormat.decode(bytes).lines().toList();
    Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.get(0));
    if (!head.matches()) {
      throw wrong(file, 1, "the first line must be like 'Piskvorky 20x20, 11:11, 0'");
    }
    FiveInARow game = game(file, head);
    State state = game.start(Setup.STANDARD);
    List<String> moves = new ArrayList<>();
    double[] seconds = new double[2];
    int at = 1;
    for (; at < lines.size(); at++) {
      Matcher line = MOVE.matcher(lines.get(at));
      if (!line.matches()) {
        break;
      }
      int move = move(game.grid(), line);
      if (move < 0 || !state.legal(move)) {
        throw wrong(file, at + 1, "'" + lines.get(at).strip() + "' is not a legal move here");
      }
      if (line.group(3) != null) {
        seconds[moves.size() % 2] += Integer.parseInt(line.group(3)) / 1000.0;
      }
      moves.add(game.notation().format(state, move));
      state.play(move);
    }
    Tail tail = tail(lines, at, file);
    List<Participant> players = players(head, tail);
    GameRecord.Circumstances time =
        new GameRecord.Circumstances("", List.of(seconds[0], seconds[1]), List.of());
    Ending otherwise = state.over() ? Ending.unknown(2, "") : ending(tail, state);
    GameRecord record =
        GameRecord.imported(game, Setup.STANDARD, players, moves, state, otherwise, time);
    return List.of(new RecordedGame(record, players, ""));
  }

  private static FiveInARow game(Path file, Matcher head) {
    int width = Integer.parseInt(head.group(1));
    int height = Integer.parseInt(head.group(2));
    try {
      return new FiveInARow(width, height, FiveInARow.usualLine(width, height));
    } catch (Mistake tooLarge) {
      throw wrong(file, 1, Text.withoutFullStop(String.valueOf(tooLarge.getMessage())));
    }
  }

  /** The move, or -1 where it is not on the board. */
  private static int move(SquareGrid grid, Matcher line) {
    int column = Integer.parseInt(line.group(1)) - 1;
    int row = grid.height() - Integer.parseInt(line.group(2));
    boolean outside = column < 0 || column >= grid.width() || row < 0 || row >= grid.height();
    return outside ? -1 : row * grid.width() + column;
  }

  /** What stands after the moves. */
  private record Tail(List<String> names, Optional<Integer> code) {}

  private static Tail tail(List<String> lines, int from, Path file) {
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
        throw wrong(file, i + 1, "'" + line + "' is neither a move, a name nor a result");
      }
      words.add(fileName(line));
    }
    if (words.size() == 1) {
      throw wrong(file, lines.size(), "only one player has a name");
    }
    return new Tail(words, Optional.empty());
  }

  /** Engines are named by their files. */
  private static String fileName(String path) {
    return path.substring(1 + Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')));
  }

  /** Seat 0 is who began. */
  private static List<Participant> players(Matcher head, Tail tail) {
    List<Participant> players = new ArrayList<>();
    boolean second = head.group(5).equals("1");
    for (int seat = 0; seat < 2; seat++) {
      int number = second ? 1 - seat : seat;
      boolean person = head.group(3 + number).equals("0");
      String given = tail.names.isEmpty() ? "" : tail.names.get(number);
      String name = given.isEmpty() ? "player " + (number + 1) : given;
      players.add(person ? Participant.person(name, false) : Participant.engine(name));
    }
    return players;
  }

  private static Ending ending(Tail tail, State state) {
    if (tail.code.isPresent() && tail.code.get() == OUT_OF_TIME) {
      return Ending.lost(Reason.TIMEOUT, state.turn(), 2, "");
    }
    return Ending.unknown(2, tail.code.map(code -> "result code " + code).orElse("no result"));
  }

  private static Mistake wrong(Path file, int line, String what) {
    return new Mistake(file + ", line " + line + ": " + what + ".");
  }

  @Override
  public String write(Game rules, RecordedGame game) {
    if (!(rules instanceof FiveInARow five) || !game.record().setup().isEmpty()) {
      throw new Mistake(
          "PSQ holds five in a row from the empty board only, not " + rules.text() + ".");
    }
    SquareGrid grid = five.grid();
    State start = five.start(Setup.STANDARD);
    StringBuilder psq = new StringBuilder();
    psq.append(MAGIC).append(' ').append(grid.width()).append('x').append(grid.height());
    psq.append(", ").append(level(game, 0)).append(':').append(level(game, 1)).append(", 0\n");
    for (String text : game.record().moves()) {
      int move = five.notation().parse(start, text);
      psq.append(grid.column(move) + 1).append(',');
      psq.append(grid.height() - grid.row(move)).append(",0\n");
    }
    for (Participant player : game.players()) {
      psq.append(fileName(player.shown().replaceAll("\\s+", " "))).append('\n');
    }
    boolean late = game.record().ending().reason() == Reason.TIMEOUT;
    return psq.append(late ? OUT_OF_TIME : 0).append('\n').toString();
  }

  /** Piskvork's levels are a list of times; the last of them is as good as any for an engine. */
  private static int level(RecordedGame game, int seat) {
    return game.players().get(seat).kind() == Participant.Kind.PERSON ? 0 : 11;
  }
}
