package spielwerk.web.api;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.stream.Collectors;
import spielwerk.web.table.Hand;

/** Reads which keys somebody holds: the header {@code Table-Key}, several with commas between. */
final class Hands {
  static final String HEADER = "Table-Key";
  private static final int LONGEST = 1000;

  private Hands() {}

  static Hand of(Context request) {
    String keys = request.header(HEADER);
    if (keys == null || keys.isBlank()) {
      return Hand.EMPTY;
    }
    if (keys.length() > LONGEST) {
      throw new Refused(400, "There are too many keys in " + HEADER + ".");
    }
    return new Hand(
        Arrays.stream(keys.split(","))
            .map(String::strip)
            .filter(key -> !key.isEmpty())
            .collect(Collectors.toSet()));
  }
}
