package spielwerk.app.library;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import spielwerk.arena.library.LibraryGame;
import spielwerk.arena.library.files.GameFormat;
import spielwerk.arena.library.files.Told;
import spielwerk.games.othello.formats.Ggf;

/** Files of the Othello servers: one GGF game after the other. */
final class GgfFormat implements GameFormat {
  private static final Pattern SIGN = Pattern.compile("(?i)\\(;.*GM\\[\\s*othello\\s*\\]");

  @Override
  public String name() {
    return "ggf";
  }

  @Override
  public String sign() {
    return "GGF has GM[Othello]";
  }

  @Override
  public boolean fits(Path file, String begin) {
    return SIGN.matcher(begin).find();
  }

  @Override
  public List<Told> read(Path file, byte[] bytes) {
    return Ggf.parse(new String(bytes, StandardCharsets.UTF_8)).stream()
        .map(OthelloFormats::told)
        .toList();
  }

  @Override
  public String write(LibraryGame game) {
    return Ggf.format(OthelloFormats.played(game, name())) + "\n";
  }
}
