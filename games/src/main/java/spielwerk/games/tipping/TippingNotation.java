package spielwerk.games.tipping;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import spielwerk.core.Mistake;
import spielwerk.core.Notation;
import spielwerk.core.State;
import spielwerk.core.Text;

/**
 * A move is the face that comes up: {@code 3}. A position is the face on top and the sum so far,
 * {@code 5/12}, followed by {@code second} if the second player is to move.
 */
final class TippingNotation implements Notation {
  private static final Pattern POSITION =
      Pattern.compile("([1-6])/(\\d{1,4})(?:\\s+(first|second))?");

  private final int target;

  TippingNotation(int target) {
    this.target = target;
  }

  @Override
  public String format(State state, int move) {
    return Integer.toString(move);
  }

  @Override
  public int parse(State state, String text) {
    String word = text.trim();
    if (word.length() != 1 || !Text.consistsOf(word, "123456")) {
      throw new Mistake("'" + text + "' is not a face of the die; a move is a number from 1 to 6.");
    }
    return word.charAt(0) - '0';
  }

  @Override
  public String board(State state) {
    TippingState game = (TippingState) state;
    return "+---+\n| %d |  sum %d of %d\n+---+".formatted(game.face(), game.sum(), target);
  }

  @Override
  public String position(State state) {
    TippingState game = (TippingState) state;
    return game.face() + "/" + game.sum() + (game.seat() == 0 ? "" : " second");
  }

  @Override
  public String seat(int seat) {
    return seat == 0 ? "first player" : "second player";
  }

  TippingState read(String text) {
    Matcher parts = POSITION.matcher(text.trim());
    if (!parts.matches()) {
      throw new Mistake(
          "'"
              + text
              + "' is not a position of tipping; write the face on top and the sum, such as 5/12, and"
              + " 'second' after it if the second player is to move.");
    }
    int face = Integer.parseInt(parts.group(1));
    int sum = Integer.parseInt(parts.group(2));
    if (sum > target) {
      throw new Mistake(
          "'" + text + "' is impossible: the sum may not exceed the target " + target + ".");
    }
    if (sum > 0 && sum < face) {
      throw new Mistake(
          "'"
              + text
              + "' is impossible: the face on top was counted, so the sum is 0 or at least it.");
    }
    return new TippingState(target, face, sum, "second".equals(parts.group(3)) ? 1 : 0);
  }
}
