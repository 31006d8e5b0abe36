package spielwerk.web.api;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.stream.Collectors;
import spielwerk.web.table.Hand;

/**
 * Reads which keys somebody holds: the headers {@code Table-Key} and {@code Class-Key}, several
 * keys with commas between.
 */
final class Hands {
  private static final String TABLE = "Table-Key";
  private static final String CLASS = "Class-Key";
  private static final int LONGEST = 1000;

  private Hands() {}

  /** The keys to tables. */
  static Hand of(Context request) {
    return read(request, TABLE);
  }

  /** The keys to classes: a teacher's, and those of entries. */
  static Hand ofClass(Context request) {
    return read(request, CLASS);
  }

  private static Hand read(Context request, String header) {
    String keys = request.header(header);
    if (keys == null || keys.isBlank()) {
      return Hand.EMPTY;
    }
    if (keys.length() > LONGEST) {
      throw new Refused(400, "There are too many keys in " + header + ".");
    }
    return new Hand(
        Arrays.stream(keys.split(","))
            .map(String::strip)
            .filter(key -> !key.isEmpty())
            .collect(Collectors.toSet()));
  }
}
