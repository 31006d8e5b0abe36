package spielwerk.games.nim;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.util.Locale;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;

/**
 * Heaps are called a, b, c and so on. {@code b-2} takes two from heap b. A position is what lies in
 * the heaps, {@code 3-0-5}, followed by {@code second} if the second player is to move.
 */
final class NimNotation implements Notation {
  private static final Pattern MOVE = Pattern.compile("([a-z])-?(\\d{1,2})");
  private static final Pattern POSITION =
      Pattern.compile("(\\d{1,2}(?:-\\d{1,2})*)(?:\\s+(first|second))?");

  private final Nim game;

  NimNotation(Nim game) {
    this.game = game;
  }

  @Override
  public String format(State state, int move) {
    return name(NimState.heapOf(move)) + "-" + NimState.takeOf(move);
  }

  @Override
  public int parse(State state, String text) {
    Matcher parts = MOVE.matcher(text.trim().toLowerCase(Locale.ROOT));
    if (parts.matches()) {
      int heap = parts.group(1).charAt(0) - 'a';
      int take = Integer.parseInt(parts.group(2));
      if (heap < game.heaps() && take >= 1 && take <= Nim.MAX_HEAP) {
        return NimState.code(heap, take);
      }
    }
    throw new Mistake(
        "'%s' is not a move of nim; write the heap (a to %s) and how many to take, such as %s-2."
            .formatted(text, name(game.heaps() - 1), name(0)));
  }

  @Override
  public String board(State state) {
    NimState nim = (NimState) state;
    StringBuilder picture = new StringBuilder();
    for (int heap = 0; heap < game.heaps(); heap++) {
      int size = nim.heap(heap);
      picture.append(heap == 0 ? "" : "\n").append(name(heap)).append("  ");
      picture.append("|".repeat(size)).append(size == 0 ? "" : " ").append(size);
    }
    return picture.toString();
  }

  @Override
  public String position(State state) {
    NimState nim = (NimState) state;
    StringBuilder text = new StringBuilder();
    for (int heap = 0; heap < game.heaps(); heap++) {
      text.append(heap == 0 ? "" : "-").append(nim.heap(heap));
    }
    return text.append(nim.seat() == 0 ? "" : " second").toString();
  }

  @Override
  public String seat(int seat) {
    return seat == 0 ? "first player" : "second player";
  }

  NimState read(String text) {
    Matcher parts = POSITION.matcher(text.trim());
    if (!parts.matches()) {
      throw new Mistake(
          "'"
              + text
              + "' is not a position of nim; write what lies in the heaps, such as 3-0-5, and 'second'"
              + " after it if the second player is to move.");
    }
    String[] sizes = parts.group(1).split("-", -1);
    if (sizes.length != game.heaps()) {
      throw new Mistake(
          "'%s' has %d heaps; %s has %d (empty ones are written 0)."
              .formatted(text, sizes.length, game.text(), game.heaps()));
    }
    int[] heaps = new int[sizes.length];
    for (int heap = 0; heap < heaps.length; heap++) {
      heaps[heap] = Integer.parseInt(sizes[heap]);
      if (heaps[heap] > game.atFirst(heap)) {
        throw new Mistake(
            "'%s' is impossible: heap %s of %s holds %d at most."
                .formatted(text, name(heap), game.text(), game.atFirst(heap)));
      }
    }
    return new NimState(game, heaps, "second".equals(parts.group(2)) ? 1 : 0);
  }

  private static String name(int heap) {
    return String.valueOf((char) ('a' + heap));
  }
}
