package spielwerk.arena.library.files;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import spielwerk.arena.library.GameJson;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryGame;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Explanation;
import spielwerk.core.Game;
import spielwerk.core.GameFormat;
import spielwerk.core.Mistake;
import spielwerk.core.Progress;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.TextFile;

/** The games of a file, whose format is recognised by what stands in it. */
public final class GameReader implements Library.Source {
  /** Files that are read as a whole. */
  private static final long MOST_BYTES = 64 << 20;

  private static final int MOST_LINE = 16 << 20;
  private static final int HEAD = 4096;
  private static final Pattern CHARSET = Pattern.compile("CA\\s*\\[\\s*([^\\]\\s]{1,40})\\s*\\]");
  private static final Pattern TREE = Pattern.compile("\\(\\s*;");

  private final Path file;
  private final Catalogue catalogue;
  private final Progress progress;
  private final String format;
  private final Set<String> leftOut = new TreeSet<>();

  /**
   * @throws Mistake if the file cannot be read or is of no known format
   */
  public GameReader(Path file, Catalogue catalogue, Progress progress) {
    this.file = file;
    this.catalogue = catalogue;
    this.progress = progress;
    this.format = recognise();
  }

  /** The name of its format. */
  public String format() {
    return format;
  }

  /** The properties of an SGF file that were left out. */
  public Set<String> leftOut() {
    return leftOut;
  }

  private String recognise() {
    String begin = new String(head(), StandardCharsets.ISO_8859_1);
    begin = (begin.startsWith("ï»¿") ? begin.substring(3) : begin).strip();
    for (GameFormat own : catalogue.formats()) {
      if (own.matches(file, begin)) {
        return own.name();
      }
    }
    if (begin.startsWith("{")) {
      return GameWriter.JSONL;
    }
    if (TREE.matcher(begin).find()) {
      return GameWriter.SGF;
    }
    StringBuilder signs = new StringBuilder();
    catalogue.formats().forEach(own -> signs.append("; ").append(own.signature()));
    throw new Mistake(
        file + " is not a file of games: SGF begins with (; and JSON Lines with {" + signs + ".");
  }

  private byte[] head() {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(HEAD);
    } catch (IOException unreadable) {
      throw unreadable(unreadable);
    }
  }

  private Mistake unreadable(IOException problem) {
    return new Mistake(
        file
            + " cannot be read: "
            + (Files.exists(file) ? Explanation.why(problem) : "there is no such file")
            + ".",
        problem);
  }

  @Override
  public void give(Consumer<LibraryGame> taker) {
    try {
      switch (format) {
        case GameWriter.JSONL -> lines(taker);
        case GameWriter.SGF -> {
          SgfReader reader = new SgfReader(catalogue, sgf(), file.toString());
          reader.read().forEach(taker);
          leftOut.addAll(reader.leftOut());
        }
        default -> games(GameWriter.format(catalogue, format), taker);
      }
    } catch (CharacterCodingException other) {
      throw TextFile.notUtf8(head(), file.toString());
    } catch (IOException unreadable) {
      throw unreadable(unreadable);
    }
  }

  private void games(GameFormat own, Consumer<LibraryGame> taker) throws IOException {
    byte[] bytes = bytes();
    try {
      for (RecordedGame recorded : own.read(file, bytes)) {
        LibraryGame game = LibraryGame.of(recorded);
        Game rules = catalogue.game(game.record().game());
        game.tree().check(rules, new Setup(game.record().setup()));
        taker.accept(game);
      }
    } catch (Mistake wrong) {
      String sentence = String.valueOf(wrong.getMessage());
      boolean placed = sentence.startsWith(file.toString());
      throw new Mistake(placed ? sentence : file + ": " + sentence, wrong);
    }
  }

  private void lines(Consumer<LibraryGame> taker) throws IOException {
    GameJson json = new GameJson();
    Map<String, Game> rules = new HashMap<>();
    long size = Files.size(file);
    long read = 0;
    int number = 0;
    try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      for (String line = line(lines, 1); !line.isEmpty(); line = line(lines, number + 1)) {
        number++;
        read += line.length();
        if (!line.isBlank()) {
          String place = "line " + number + " of " + file;
          LibraryGame game = json.read(line.strip(), place);
          check(game, rules, place);
          taker.accept(game);
        }
        progress.at(Math.min(read, size), size, "");
      }
    }
  }

  /** The next line with its newline; one without an end is refused before it fills the memory. */
  private String line(BufferedReader lines, int number) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = lines.read(); c >= 0; c = lines.read()) {
      line.append((char) c);
      if (c == '\n') {
        break;
      }
      if (line.length() > MOST_LINE) {
        throw new Mistake("Line " + number + " of " + file + " is too long for a game.");
      }
    }
    return line.toString();
  }

  /** Whether the game can have been played like this. */
  private void check(LibraryGame game, Map<String, Game> rules, String place) {
    try {
      Game known = rules.computeIfAbsent(game.record().game(), catalogue::game);
      if (known.traits().seats() != game.players().size()) {
        throw new Mistake(known.text() + " is played by " + known.traits().seats() + " seats.");
      }
      State end = game.tree().check(known, new Setup(game.record().setup()));
      boolean finished = game.record().ending().reason() == Ending.Reason.FINISHED;
      if (finished && !(end.over() && points(end, known).equals(game.record().points()))) {
        throw new Mistake("The game does not end with these points by its rules.");
      }
    } catch (Mistake wrong) {
      throw new Mistake("This is not a game, " + place + ": " + wrong.getMessage(), wrong);
    }
  }

  private static List<Integer> points(State end, Game game) {
    return IntStream.range(0, game.traits().seats()).mapToObj(end::points).toList();
  }

  private byte[] bytes() throws IOException {
    if (Files.size(file) > MOST_BYTES) {
      throw new Mistake(
          file + " is larger than the " + (MOST_BYTES >> 20) + " MB that are read at once.");
    }
    return Files.readAllBytes(file);
  }

  /** SGF files name their own encoding; those that do not are UTF-8 or else Latin-1. */
  private String sgf() throws IOException {
    byte[] bytes = bytes();
    String plain = new String(bytes, 0, Math.min(HEAD, bytes.length), StandardCharsets.ISO_8859_1);
    Matcher named = CHARSET.matcher(plain);
    if (!named.find()) {
      return GameFormat.decode(bytes);
    }
    try {
      return GameFormat.withoutMark(new String(bytes, Charset.forName(named.group(1))));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      throw new Mistake(
          file + " is written in " + named.group(1) + ", which is not known here.", unknown);
    }
  }
}
