package spielwerk.web.api;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import spielwerk.web.table.Credentials;

/**
 * Reads which keys somebody holds: the headers {@code Table-Key} and {@code Class-Key}, several
 * keys separated by commas.
 */
final class CredentialsReader {
  private static final String TABLE = "Table-Key";
  private static final String CLASS = "Class-Key";
  private static final String ROLE = "role";
  private static final int LONGEST = 1000;

  private CredentialsReader() {}

  /** Keeps what the caller may do, for all code that answers the request. */
  static void identify(Context request, Role role) {
    request.attribute(ROLE, role);
  }

  /** What the caller may do. */
  static Role role(Context request) {
    return Objects.requireNonNullElse(request.<Role>attribute(ROLE), Role.VISITOR);
  }

  /** The keys to tables. */
  static Credentials of(Context request) {
    return read(request, TABLE);
  }

  /** The keys to classes: a teacher's, and those of entries. */
  static Credentials ofClass(Context request) {
    return read(request, CLASS);
  }

  private static Credentials read(Context request, String header) {
    String keys = request.header(header);
    boolean owner = role(request) == Role.OWNER;
    if (keys == null || keys.isBlank()) {
      return new Credentials(Set.of(), owner);
    }
    if (keys.length() > LONGEST) {
      throw new RequestRefused(400, "There are too many keys in " + header + ".");
    }
    return new Credentials(
        Arrays.stream(keys.split(","))
            .map(String::strip)
            .filter(key -> !key.isEmpty())
            .collect(Collectors.toSet()),
        owner);
  }
}
