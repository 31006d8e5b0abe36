package spielwerk.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Seeds;

class FileTailTest {
  @TempDir Path folder;
  private Path file;
  private FileTail tail;
  private final List<String> heard = new ArrayList<>();

  @BeforeEach
  void ofAFileThatIsNotThereYet() {
    file = folder.resolve("lines");
    tail = new FileTail(file);
  }

  private boolean look() {
    return tail.look(heard::clear, heard::add);
  }

  private void append(String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Test
  void everyLineIsHeardOnceHoweverItIsWritten() throws IOException {
    RandomGenerator random = Seeds.stream(1);
    StringBuilder whole = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      whole.append("ü".repeat(random.nextInt(400))).append(i).append('\n');
    }
    byte[] bytes = whole.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8);
    for (int at = 0; at < bytes.length; ) {
      int more = Math.min(bytes.length - at, random.nextInt(20_000));
      Files.write(
          file,
          java.util.Arrays.copyOfRange(bytes, at, at + more),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      at += more;
      look();
    }
    assertThat(heard).isEqualTo(whole.toString().lines().toList());
    assertThat(tail.bytes()).isEqualTo(bytes.length);
    assertThat(look()).isFalse();
    assertThat(tail.bytes()).isEqualTo(bytes.length);
  }

  @Test
  void aLineThatIsNotCompleteWaits() throws IOException {
    assertThat(look()).isFalse();
    append("one\ntw");
    assertThat(look()).isTrue();
    assertThat(heard).containsExactly("one");
    append("o\n");
    look();
    assertThat(heard).containsExactly("one", "two");
    assertThat(tail.lines()).isEqualTo(2);
  }

  @Test
  void aFileThatWasCutIsHeardFromItsBeginning() throws IOException {
    append("one\ntwo\nthree\n");
    look();
    Files.writeString(file, "one\n");
    assertThat(look()).isTrue();
    assertThat(heard).containsExactly("one");
    Files.delete(file);
    assertThat(look()).isTrue();
    assertThat(heard).isEmpty();
  }
}
