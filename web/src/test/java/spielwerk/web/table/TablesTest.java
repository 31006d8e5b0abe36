package spielwerk.web.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.arena.library.Library;
import spielwerk.arena.library.LibraryLocation;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.core.NotFound;
import spielwerk.runs.StorageFailure;
import spielwerk.web.library.Libraries;
import spielwerk.web.live.Mailbox;

/** A table that was closed, deleted or given up while somebody held it. */
class TablesTest {
  /** Room for one table: whoever opens another one closes it. */
  private static final long ONE_TABLE = 30_000;

  private static final Credentials OWNER = new Credentials(Set.of(), true);
  private static final TableSpec SPEC =
      new TableSpec("tictactoe", "", List.of(Chair.person("a"), Chair.person("b")), 0, 0);

  @TempDir Path data;
  private Libraries libraries;
  private Tables tables;

  @BeforeEach
  void open() {
    Library main = Library.open(LibraryLocation.file(data.resolve("library.db")));
    libraries = new Libraries(main, data);
    tables = new Tables(Catalogue.load().closed(), data, libraries, ONE_TABLE, false);
  }

  @AfterEach
  void close() {
    tables.close();
    libraries.close();
  }

  private List<String> moves(String id) {
    return tables.with(
        id, table -> table.game().record().moves().stream().map(String::valueOf).toList());
  }

  private Table evicted() {
    Table held = tables.start(SPEC, false);
    tables.start(SPEC, false);
    return held;
  }

  @Test
  void aTableThatWasClosedWhileARequestHeldItChangesNothing() {
    Table held = evicted();
    String id = held.id();
    assertThat(tables.find(id)).isNotSameAs(held);
    tables.with(id, table -> table.play(OWNER, 0, "a1"));
    assertThatThrownBy(() -> held.play(OWNER, 0, "c3")).isInstanceOf(TableClosed.class);
    assertThat(moves(id)).containsExactly("a1");
    tables.start(SPEC, false);
    assertThat(moves(id)).as("read from its file").containsExactly("a1");
  }

  @Test
  void whoHeldItFindsTheTableThatHasTakenItsPlace() {
    Table held = tables.start(SPEC, false);
    Table[] first = {held};
    tables.with(
        held.id(),
        table -> {
          if (table == first[0]) {
            tables.start(SPEC, false); // just now somebody needs the room
          }
          return table.play(OWNER, 0, "a1");
        });
    assertThat(moves(held.id())).containsExactly("a1");
  }

  @Test
  void aDeletedTableIsNotWrittenAgain() {
    Table held = tables.start(SPEC, false);
    tables.delete(OWNER, held.id());
    assertThatThrownBy(() -> tables.with(held.id(), table -> table.play(OWNER, 0, "a1")))
        .isInstanceOf(NotFound.class);
    assertThatThrownBy(() -> held.play(OWNER, 0, "a1")).isInstanceOf(TableClosed.class);
    assertThat(data.resolve("tables").resolve(held.id() + ".json")).doesNotExist();
  }

  @Test
  void noAdvisorComesToATableThatIsClosed() {
    Table held = evicted();
    assertThatThrownBy(() -> held.advisors().add("random", Budget.FREE))
        .isInstanceOf(TableClosed.class);
  }

  @Test
  void whoListensToAClosedTableIsToldToComeAgain() {
    Mailbox late = evicted().channel().join(0, () -> {});
    while (late.poll().isPresent()) {
      // how it stood
    }
    assertThat(late.ended()).isTrue();
  }

  @Test
  void aMoveThatCouldNotBeWrittenIsShownToNobody() throws IOException {
    Table held = tables.start(SPEC, false);
    String id = held.id();
    Path inTheWay = data.resolve("tables").resolve(id + ".json.new");
    Files.createDirectories(inTheWay.resolve("full"));
    assertThatThrownBy(() -> held.play(OWNER, 0, "a1")).isInstanceOf(StorageFailure.class);
    assertThatThrownBy(held::json).isInstanceOf(TableClosed.class);
    assertThatThrownBy(held::game).isInstanceOf(TableClosed.class);
    assertThat(tables.with(id, Table::json).path("length").asInt()).isZero();
    assertThat(tables.latest(10, any -> true)).isEmpty();
  }

  @Test
  void aNewGameThatTakesTheRoomOfTheOldOneIsFoundFromThere() {
    String id = tables.start(SPEC, false).id();
    for (String move : List.of("a1", "a2", "b1", "b2", "c1")) {
      tables.with(id, table -> table.play(OWNER, table.live(), move));
    }
    String next = tables.rematch(OWNER, id).id();
    assertThat(tables.rematch(OWNER, id).id()).as("whoever asks later").isEqualTo(next);
  }

  @Test
  void aMoveInTheVeryMomentATableBeginsIsAMoveToo() {
    for (int i = 0; i < 200; i++) {
      String id = tables.start(SPEC, false).id();
      tables.with(id, table -> table.play(OWNER, 0, "a1"));
      assertThat(tables.latest(1000, id::equals)).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not JSON",
        "null",
        "{\"game\":\"tictactoe\",\"seed\":\"1\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}",
        "{}",
        "{\"game\":\"tictactoe\",\"seats\":[]}",
        "{\"game\":\"tictactoe\",\"seed\":\"1\",\"nodes\":[{\"id\":1,\"parent\":7}]}"
      })
  void aDamagedFileIsNamedAndHidesNoOtherTable(String text) throws IOException {
    String good = tables.start(SPEC, false).id();
    tables.with(good, table -> table.play(OWNER, 0, "a1"));
    Files.writeString(data.resolve("tables").resolve("damaged.json"), text);
    assertThatThrownBy(() -> tables.find("damaged"))
        .isInstanceOf(Mistake.class)
        .message()
        .doesNotContain("Exception", "java.");
    assertThat(tables.latest(10, any -> true)).hasSize(1);
  }
}
