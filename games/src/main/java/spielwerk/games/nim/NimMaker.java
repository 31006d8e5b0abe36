package spielwerk.games.nim;

import com.google.re2j.Pattern;
import java.util.Arrays;
import java.util.List;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameMaker;
import spielwerk.core.Mistake;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/** Enters Nim in the catalogue. */
public final class NimMaker implements GameMaker {
  private static final Pattern HEAPS = Pattern.compile("\\d{1,2}(-\\d{1,2})*");
  private static final String ALLOWED =
      "1 to %d heaps of 1 to %d, separated by -".formatted(Nim.MAX_HEAPS, Nim.MAX_HEAP);

  @Override
  public GameInfo info() {
    return new GameInfo(
        "nim",
        "Nim",
        "Take from one heap as much as you like; whoever takes the last wins, or loses if misère.",
        2,
        2,
        List.of(
            Option.text("heaps", Nim.DEFAULT_HEAPS, "the heaps at the beginning")
                .allowing(Nim.DEFAULT_HEAPS, ALLOWED),
            Option.flag("misere", false, "whether the player who takes the last loses")));
  }

  @Override
  public Game make(Settings settings) {
    return new Nim(settings.flag("misere"), heaps(settings.text("heaps")));
  }

  private static int[] heaps(String text) {
    if (HEAPS.matches(text)) {
      int[] heaps = Arrays.stream(text.split("-", -1)).mapToInt(Integer::parseInt).toArray();
      if (heaps.length <= Nim.MAX_HEAPS
          && Arrays.stream(heaps).allMatch(heap -> heap >= 1 && heap <= Nim.MAX_HEAP)) {
        return heaps;
      }
    }
    throw new Mistake(
        "nim: heaps=" + text + " is not allowed; heaps takes " + ALLOWED + ", such as 3-4-5.");
  }
}
