package spielwerk.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.games.connect4.Connect4;
import spielwerk.games.othello.Othello;

class NetFileTest {
  private static final NetWeights WEIGHTS = NetWeights.random(NetSpec.of(new Othello(), 1, 4), 1);
  private static final NetHistory HISTORY =
      new NetHistory(
          7,
          500,
          30_000,
          12_000_000_000L,
          3600.5,
          Optional.of(new Losses(1.25, 0.5)),
          "./spielwerk train spec.yaml --seed 1",
          Map.of("window", "40000"));

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void written() {
    file = folder.resolve("some.net");
    NetFile.write(file, WEIGHTS, HISTORY);
  }

  @Test
  void aNetworkComesBackAsItWas() throws IOException {
    NetFile read = NetFile.read(file);
    assertThat(read.weights()).isEqualTo(WEIGHTS);
    assertThat(read.history()).isEqualTo(HISTORY);
    assertThat(read.checksum()).hasSize(64);
    assertThat(read.fitting(new Othello())).isSameAs(read);
    NetFile.write(file, WEIGHTS, NetHistory.NONE);
    assertThat(NetFile.read(file).history()).isEqualTo(NetHistory.NONE);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFileFromBeforeTheValueHeadsChannelsWereAChoiceHasOne() throws Exception {
    byte[] whole = Files.readAllBytes(file);
    String text = new String(whole, StandardCharsets.ISO_8859_1);
    String field = ",\"valueChannels\":1";
    String older = text.substring(0, text.length() - 32).replace(field, "");
    ByteBuffer bytes =
        ByteBuffer.wrap(Arrays.copyOf(older.getBytes(StandardCharsets.ISO_8859_1), whole.length))
            .order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(12, bytes.getInt(12) - field.length());
    int length = whole.length - field.length();
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(bytes.array(), 0, length - 32);
    bytes.put(length - 32, digest.digest());
    Files.write(file, Arrays.copyOf(bytes.array(), length));
    assertThat(NetFile.read(file).weights()).isEqualTo(WEIGHTS);
  }

  @Test
  void everyCutFileIsRefused() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length += length < 400 ? 1 : 997) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> NetFile.read(file))
          .isInstanceOf(Mistake.class)
          .hasMessageStartingWith(file.toString())
          .hasMessageMatching(length < 8 ? ".*is not a network.*" : ".*is truncated: .*");
    }
    Files.write(file, Arrays.copyOf(whole, whole.length + 1));
    assertThatThrownBy(() -> NetFile.read(file))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is longer than its " + whole.length + " bytes");
  }

  @Test
  void everyFlippedBitIsNoticed() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    RandomGenerator random = Seeds.stream(1);
    for (int i = 0; i < 300; i++) {
      int at = i < 100 ? i : random.nextInt(whole.length);
      byte[] changed = whole.clone();
      changed[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, changed);
      assertThatThrownBy(() -> NetFile.read(file))
          .isInstanceOf(Mistake.class)
          .hasMessageStartingWith(file.toString());
    }
    byte[] changed = whole.clone();
    changed[whole.length / 2] ^= 1;
    Files.write(file, changed);
    assertThatThrownBy(() -> NetFile.read(file))
        .hasMessage(file + " was changed: its checksum does not match.");
  }

  @Test
  void otherFormsAreRefusedByTheirNumber() throws IOException {
    byte[] newer = Files.readAllBytes(file);
    newer[8] = 9;
    Files.write(file, newer);
    assertThatThrownBy(() -> NetFile.read(file))
        .isInstanceOf(Mistake.class)
        .hasMessage(file + " is a network of format version 9, but only version 1 is supported.");
  }

  @Test
  void otherFilesAreNoNetworks() throws IOException {
    Files.writeString(file, "schema: 1\nname: something else altogether\n");
    assertThatThrownBy(() -> NetFile.read(file))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("is not a network of Spielwerk");
    Path missing = folder.resolve("missing.net");
    assertThatThrownBy(() -> NetFile.read(missing))
        .isInstanceOf(Mistake.class)
        .hasMessage("There is no network " + missing + ".");
    assertThatThrownBy(() -> NetFile.read(folder))
        .isInstanceOf(Mistake.class)
        .hasMessage("The network " + folder + " cannot be read.");
    assertThatThrownBy(() -> NetFile.write(missing.resolve("below"), WEIGHTS, NetHistory.NONE))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("cannot be written");
  }

  @Test
  void aNetworkForAnotherGameIsRefusedByName() {
    NetFile read = NetFile.read(file);
    assertThatThrownBy(() -> read.fitting(new Connect4()))
        .isInstanceOf(Mistake.class)
        .hasMessage(file + " is a network for othello, not for connect4.");
    NetFile.write(
        file,
        NetWeights.random(new NetSpec("othello", 2, 8, 8, 65, 1, 4, 2, 2, 1), 1),
        NetHistory.NONE);
    assertThatThrownBy(() -> NetFile.read(file).fitting(new Othello()))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("sees 2 planes of 8x8 and rates 65 moves, but othello has 3");
  }

  @Test
  void aNetworkThatIsNoNumberCannotPlay() {
    List<float[]> arrays = new ArrayList<>();
    for (int i = 0; i < WEIGHTS.layout().parts().size(); i++) {
      arrays.add(WEIGHTS.array(i));
    }
    arrays.get(2)[1] = Float.NaN;
    NetFile.write(file, new NetWeights(WEIGHTS.spec(), arrays), NetHistory.NONE);
    assertThatThrownBy(() -> NetFile.read(file))
        .isInstanceOf(Mistake.class)
        .hasMessage(file + " cannot play: in input.beta is NaN.");
  }

  @Test
  void gamesWithoutAShippedNetworkHaveNone() {
    assertThat(NetFile.shipped(new Connect4(4, 4, 3))).isEmpty();
  }
}
