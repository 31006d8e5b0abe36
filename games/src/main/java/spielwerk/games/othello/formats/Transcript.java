package spielwerk.games.othello.formats;

import com.google.re2j.Pattern;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameFormat;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.RecordedGame;
import spielwerk.core.Setup;
import spielwerk.games.othello.Othello;

/** A game in each line: squares in a row, passes left out, {@code f5d6c3d3c4}. */
public final class Transcript implements GameFormat {
  private static final int PASS = 64;
  private static final Pattern TWO_SQUARES = Pattern.compile("(?i)\\s*[a-h][1-8]\\s*[a-h][1-8]");
  private static final int LONGEST_LINE = 1000;

  @Override
  public String name() {
    return "transcript";
  }

  @Override
  public String signature() {
    return "transcripts of Othello are squares in a row, f5d6c3";
  }

  @Override
  public boolean matches(Path file, String begin) {
    String first = begin.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    return TWO_SQUARES.matcher(first).lookingAt();
  }

  @Override
  public List<RecordedGame> read(Path file, byte[] bytes) {
    List<RecordedGame> games = new ArrayList<>();
    int number = 0;
    for (String line : GameFormat.decode(bytes).split("\\R", -1)) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      if (line.length() > LONGEST_LINE) {
        throw new Mistake("Line " + number + " is too long for a game.");
      }
      try {
        games.add(OthelloRecord.of(parse(line.strip())).recorded());
      } catch (Mistake wrong) {
        throw new Mistake("Line " + number + " is not a game: " + wrong.getMessage(), wrong);
      }
    }
    return games;
  }

  @Override
  public String write(Game rules, RecordedGame game) {
    OthelloRecord othelloRecord = OthelloRecord.of(rules, game, name());
    if (othelloRecord.size() != 8 || !othelloRecord.setup().isStandard()) {
      throw new Mistake("A transcript holds games on 8x8 from the usual start only.");
    }
    return format(othelloRecord.moves()) + "\n";
  }

  /**
   * The moves of a game on 8x8 from the usual start; blanks and capitals do not matter.
   *
   * @throws Mistake at the first text that is not a legal move
   */
  public static List<Integer> parse(String text) {
    Othello game = new Othello();
    return List.copyOf(Moves.play(game.start(Setup.STANDARD), game.notation(), text));
  }

  /** The moves as a row of squares. */
  public static String format(List<Integer> moves) {
    StringBuilder text = new StringBuilder();
    for (int move : moves) {
      if (move != PASS) {
        text.append((char) ('a' + move % 8)).append(1 + move / 8);
      }
    }
    return text.toString();
  }
}
