package spielwerk.games.othello.formats;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import spielwerk.core.Game;
import spielwerk.core.GameFormat;
import spielwerk.core.Mistake;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.games.othello.Othello;

/**
 * The WTHOR database of the French federation: a file of games for every year ({@code .wtb}) and
 * two with the names of players ({@code .jou}) and tournaments ({@code .trn}), which are looked for
 * beside it. Numbers are little-endian; every file begins with 16 bytes that tell how many records
 * follow.
 */
public final class Wthor implements GameFormat {
  private static final long MOST_BYTES = 16 << 20;
  private static final int HEADER = 16;
  private static final int RECORD = 68;
  private static final int PLAYER = 20;
  private static final int TOURNAMENT = 26;
  private static final int SQUARES = 60;

  @Override
  public String name() {
    return "wthor";
  }

  @Override
  public String signature() {
    return "WTHOR files are called .wtb";
  }

  @Override
  public boolean matches(Path file, String begin) {
    return ends(file, ".wtb");
  }

  private static boolean ends(Path file, String ending) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ending);
  }

  @Override
  public List<RecordedGame> read(Path file, byte[] bytes) {
    List<String> players = beside(file, ".jou", Wthor::players);
    List<String> tournaments = beside(file, ".trn", Wthor::tournaments);
    return games(bytes, players, tournaments).stream().map(OthelloRecord::recorded).toList();
  }

  /** The names in the first file beside it with such an ending, if there is one. */
  private static List<String> beside(
      Path file, String ending, Function<byte[], List<String>> reader) {
    try (Stream<Path> files = Files.list(file.toAbsolutePath().getParent())) {
      Optional<Path> found = files.filter(other -> ends(other, ending)).sorted().findFirst();
      if (found.isEmpty()) {
        return List.of();
      }
      if (Files.size(found.get()) > MOST_BYTES) {
        throw new Mistake(found.get() + " is too large for a list of names.");
      }
      return reader.apply(Files.readAllBytes(found.get()));
    } catch (IOException unreadable) {
      throw new Mistake("The names in " + ending + " beside it cannot be read.", unreadable);
    }
  }

  @Override
  public String write(Game rules, RecordedGame game) {
    throw new Mistake("WTHOR files can only be read; ggf holds the same and more.");
  }

  /**
   * The games of a {@code .wtb} file. Its players and tournaments are numbers; where the lists have
   * no name for one, it is called by its number.
   *
   * @throws Mistake if the file is cut or no such file, or a game has an illegal move
   */
  public static List<OthelloRecord> games(
      byte[] file, List<String> players, List<String> tournaments) {
    ByteBuffer bytes = open(file);
    int count = bytes.getInt(4);
    int year = bytes.getShort(10);
    int size = bytes.get(12);
    if (size != 0 && size != 8) {
      throw new Mistake("The WTHOR file has boards of " + size + "; boards of 8 can be read.");
    }
    check(file, count, RECORD, "games");
    List<OthelloRecord> games = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int at = HEADER + i * RECORD;
      games.add(
          new OthelloRecord(
              8,
              name(players, bytes.getShort(at + 2), "player "),
              name(players, bytes.getShort(at + 4), "player "),
              name(tournaments, bytes.getShort(at), "tournament "),
              String.valueOf(year),
              Setup.STANDARD,
              moves(bytes, at + 8, i + 1),
              Optional.of(2 * bytes.get(at + 6) - 64)));
    }
    return List.copyOf(games);
  }

  /** The games of a file, players and tournaments called by number. */
  public static List<OthelloRecord> games(byte[] file) {
    return games(file, List.of(), List.of());
  }

  /**
   * The names of a {@code .jou} file.
   *
   * @throws Mistake if the file is cut or no such file
   */
  public static List<String> players(byte[] file) {
    return names(file, PLAYER, "players");
  }

  /**
   * The names of a {@code .trn} file.
   *
   * @throws Mistake if the file is cut or no such file
   */
  public static List<String> tournaments(byte[] file) {
    return names(file, TOURNAMENT, "tournaments");
  }

  private static ByteBuffer open(byte[] file) {
    if (file.length < HEADER) {
      throw new Mistake("The WTHOR file has " + file.length + " bytes; its header alone has 16.");
    }
    return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static void check(byte[] file, int count, int width, String what) {
    if (count < 0 || (file.length - HEADER) / width < count) {
      throw new Mistake(
          "The header of the WTHOR file promises %d %s, but its %d bytes hold %d."
              .formatted(count, what, file.length, (file.length - HEADER) / width));
    }
  }

  /** Records of a fixed width, each a text that ends with a zero. */
  private static List<String> names(byte[] file, int width, String what) {
    ByteBuffer bytes = open(file);
    // lists of names have their count in the 16 bits after it, or where files of games do
    int count = bytes.getInt(4) != 0 ? bytes.getInt(4) : bytes.getShort(8) & 0xFFFF;
    check(file, count, width, what);
    List<String> names = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      String text = new String(file, HEADER + i * width, width, StandardCharsets.ISO_8859_1);
      int end = text.indexOf('\0');
      names.add((end < 0 ? text : text.substring(0, end)).trim());
    }
    return List.copyOf(names);
  }

  private static String name(List<String> names, short number, String kind) {
    int index = number & 0xFFFF;
    return index < names.size() ? names.get(index) : kind + index;
  }

  /** Squares as 10 * row + column, 0 after the last; passes are not stored. */
  private static List<Integer> moves(ByteBuffer bytes, int from, int game) {
    List<Integer> moves = new ArrayList<>();
    State state = new Othello().start(Setup.STANDARD);
    for (int i = 0; i < SQUARES && bytes.get(from + i) != 0; i++) {
      int code = bytes.get(from + i);
      int row = code / 10 - 1;
      int column = code % 10 - 1;
      if (state.legal(64)) {
        state.play(64);
        moves.add(64);
      }
      int move = row * 8 + column;
      if (row < 0 || row > 7 || column < 0 || column > 7 || !state.legal(move)) {
        throw new Mistake(
            "Game %d of the WTHOR file is broken: move %d has the code %d, which is not legal there."
                .formatted(game, i + 1, code));
      }
      state.play(move);
      moves.add(move);
    }
    return moves;
  }
}
