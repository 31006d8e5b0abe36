package spielwerk.app.library;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.files.GameFormat;
import spielwerk.arena.library.files.Told;
import spielwerk.core.Mistake;
import spielwerk.games.othello.formats.Played;
import spielwerk.games.othello.formats.Transcript;

/** Transcripts of Othello, a game in each line: {@code f5d6c3d3c4}. */
final class TranscriptFormat implements GameFormat {
  private static final int LONGEST_LINE = 1000;

  @Override
  public String name() {
    return "transcript";
  }

  @Override
  public String sign() {
    return "transcripts of Othello are squares in a row, f5d6c3";
  }

  @Override
  public boolean fits(Path file, String begin) {
    String first = begin.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    return first.matches("(?i)\\s*[a-h][1-8]\\s*[a-h][1-8].*");
  }

  @Override
  public List<Told> read(Path file, byte[] bytes) {
    List<Told> games = new ArrayList<>();
    int number = 0;
    for (String line : new String(bytes, StandardCharsets.UTF_8).split("\\R", -1)) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      if (line.length() > LONGEST_LINE) {
        throw new Mistake("Line " + number + " is too long for a game.");
      }
      try {
        games.add(OthelloFormats.told(Played.of(Transcript.parse(line.strip()))));
      } catch (Mistake wrong) {
        throw new Mistake("Line " + number + " is no game: " + wrong.getMessage(), wrong);
      }
    }
    return games;
  }

  @Override
  public String write(LibraryGame game) {
    Played played = OthelloFormats.played(game, name());
    if (played.size() != 8 || !played.setup().isStandard()) {
      throw new Mistake("A transcript holds games on 8x8 from the usual start only.");
    }
    return Transcript.format(played.moves()) + "\n";
  }
}
