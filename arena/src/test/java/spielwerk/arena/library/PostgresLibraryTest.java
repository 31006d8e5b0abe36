package spielwerk.arena.library;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import spielwerk.core.Mistake;

class PostgresLibraryTest extends LibraryContract {
  private static final Postgres POSTGRES = new Postgres();

  @AfterAll
  static void stop() throws IOException {
    POSTGRES.close();
  }

  @Override
  LibraryLocation empty() {
    return POSTGRES.place();
  }

  @Test
  void aServerThatDoesNotAnswerIsNamed() {
    assertThatThrownBy(
            () -> Library.open(LibraryLocation.of("jdbc:postgresql://127.0.0.1:1/games?user=me")))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("127.0.0.1:1");
  }
}
