package spielwerk.nets;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/**
 * A network on disk, in one file: {@code SPIELNET}, the version of this form, the length of the
 * head, how many numbers follow it (three 32-bit integers), the head in JSON (spec and history),
 * the numbers in the order of {@link NetLayout} as 32-bit floats, and the SHA-256 of all that.
 * Everything little-endian.
 *
 * @param name of the file, for messages
 * @param checksum the SHA-256 in hexadecimal digits; the same for the same network
 */
public record NetFile(String name, NetWeights weights, NetHistory history, String checksum) {
  private static final byte[] MAGIC = "SPIELNET".getBytes(StandardCharsets.US_ASCII);
  private static final int VERSION = 1;
  private static final int PRELUDE = MAGIC.length + 12;
  private static final int SUM = 32;
  private static final int MAX_HEAD = 1 << 20;
  private static final int MAX_NUMBERS = 1 << 26;

  private record Head(NetSpec spec, Story history) {}

  /** A history as JSON has it, which knows no {@link Optional}. */
  private record Story(
      int generation,
      long games,
      long positions,
      long evaluations,
      double coreSeconds,
      List<Losses> losses,
      String command,
      Map<String, String> notes) {
    static Story of(NetHistory history) {
      return new Story(
          history.generation(),
          history.games(),
          history.positions(),
          history.evaluations(),
          history.coreSeconds(),
          history.losses().stream().toList(),
          history.command(),
          history.notes());
    }

    NetHistory history() {
      return new NetHistory(
          generation,
          games,
          positions,
          evaluations,
          coreSeconds,
          losses.stream().findFirst(),
          command,
          notes);
    }
  }

  /** Writes atomically: a process killed meanwhile leaves the file as it was. */
  public static void write(Path file, NetWeights weights, NetHistory history) {
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.write(draft, bytes(weights, history));
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException unwritable) {
      throw new Mistake("The network " + file + " cannot be written.", unwritable);
    }
  }

  /** A network without its history, as it travels to other machines. */
  public static byte[] bytes(NetWeights weights) {
    try {
      return bytes(weights, NetHistory.NONE);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static byte[] bytes(NetWeights weights, NetHistory history) throws IOException {
    byte[] head = json().writeValueAsBytes(new Head(weights.spec(), Story.of(history)));
    long numbers = weights.layout().numbers();
    if (head.length > MAX_HEAD || numbers > MAX_NUMBERS) {
      throw new Mistake(
          "A network's file holds at most %d numbers and %d bytes of history, not %d and %d."
              .formatted(MAX_NUMBERS, MAX_HEAD, numbers, head.length));
    }
    ByteBuffer buffer =
        ByteBuffer.allocate(PRELUDE + head.length + (int) numbers * Float.BYTES + SUM)
            .order(ByteOrder.LITTLE_ENDIAN);
    buffer.put(MAGIC).putInt(VERSION).putInt(head.length).putInt((int) numbers).put(head);
    for (int i = 0; i < weights.layout().parts().size(); i++) {
      for (float number : weights.array(i)) {
        buffer.putFloat(number);
      }
    }
    return buffer.put(sum(buffer.array())).array();
  }

  /**
   * The network in a file.
   *
   * @throws Mistake if there is none, or it is not a network, cut, changed or of another version
   */
  public static NetFile read(Path file) {
    try (InputStream stream = Files.newInputStream(file)) {
      return read(stream, file.toString());
    } catch (NoSuchFileException none) {
      throw new Mistake("There is no network " + file + ".", none);
    } catch (IOException unreadable) {
      throw new Mistake("The network " + file + " cannot be read.", unreadable);
    }
  }

  /**
   * @param name what to call it in messages
   */
  public static NetFile read(InputStream stream, String name) throws IOException {
    byte[] prelude = stream.readNBytes(PRELUDE);
    if (!Arrays.equals(
        prelude, 0, Math.min(prelude.length, MAGIC.length), MAGIC, 0, MAGIC.length)) {
      throw new Mistake(name + " is not a network of Spielwerk: it does not begin with SPIELNET.");
    }
    if (prelude.length < PRELUDE) {
      throw new Mistake(name + " is truncated: it ends after " + prelude.length + " bytes.");
    }
    ByteBuffer buffer = ByteBuffer.wrap(prelude).order(ByteOrder.LITTLE_ENDIAN);
    int version = buffer.getInt(MAGIC.length);
    int headLength = buffer.getInt(MAGIC.length + 4);
    int numbers = buffer.getInt(MAGIC.length + 8);
    if (version != VERSION) {
      throw new Mistake(
          "%s is a network of format version %d, but only version %d is supported."
              .formatted(name, version, VERSION));
    }
    if (headLength < 0 || headLength > MAX_HEAD || numbers < 0 || numbers > MAX_NUMBERS) {
      throw new Mistake(name + " is damaged: its lengths are impossible.");
    }
    Source source = new Source(stream, name, PRELUDE + headLength + 4L * numbers + SUM);
    source.digest.update(prelude);
    Head head = head(source.bytes(headLength), name);
    NetLayout layout = NetLayout.of(head.spec());
    if (layout.numbers() != numbers) {
      throw new Mistake(
          "%s holds %d numbers, but its spec needs %d.".formatted(name, numbers, layout.numbers()));
    }
    if (2L * Float.BYTES * numbers > Runtime.getRuntime().maxMemory()) {
      throw new Mistake(
          "%s holds %d numbers, for which the program has too little memory; SPIELWERK_JAVA_OPTS=-Xmx8g gives it more."
              .formatted(name, numbers));
    }
    List<float[]> arrays = new ArrayList<>();
    for (NetLayout.Part part : layout.parts()) {
      arrays.add(source.floats(part.size()));
    }
    byte[] sum = source.digest.digest();
    if (!Arrays.equals(sum, source.bytes(SUM))) {
      throw new Mistake(name + " was changed: its checksum does not match.");
    }
    if (stream.read() >= 0) {
      throw new Mistake("%s is longer than its %d bytes.".formatted(name, source.length));
    }
    for (int i = 0; i < arrays.size(); i++) {
      for (float number : arrays.get(i)) {
        if (!Float.isFinite(number)) {
          String part = layout.parts().get(i).name();
          throw new Mistake(name + " cannot play: in " + part + " is " + number + ".");
        }
      }
    }
    NetWeights weights = new NetWeights(head.spec(), arrays);
    return new NetFile(name, weights, head.history().history(), HexFormat.of().formatHex(sum));
  }

  /** What follows the prelude, read in pieces: a length that is a lie must not take memory. */
  private static final class Source {
    private static final int PIECE = 1 << 16;

    private final InputStream stream;
    private final String name;
    private final long length;
    private final MessageDigest digest = sha256();
    private long read = PRELUDE;

    Source(InputStream stream, String name, long length) {
      this.stream = stream;
      this.name = name;
      this.length = length;
    }

    byte[] bytes(int count) throws IOException {
      byte[] bytes = stream.readNBytes(count);
      read += bytes.length;
      if (bytes.length < count) {
        throw new Mistake("%s is truncated: it has %d of %d bytes.".formatted(name, read, length));
      }
      digest.update(bytes);
      return bytes;
    }

    float[] floats(int count) throws IOException {
      float[] floats = new float[count];
      for (int from = 0; from < count; from += PIECE) {
        int some = Math.min(PIECE, count - from);
        ByteBuffer.wrap(bytes(some * Float.BYTES))
            .order(ByteOrder.LITTLE_ENDIAN)
            .asFloatBuffer()
            .get(floats, from, some);
      }
      return floats;
    }
  }

  private static Head head(byte[] bytes, String name) {
    try {
      // as text, for of bytes Jackson guesses the encoding, and fails otherwise than by bad JSON
      JsonNode tree = json().readTree(new String(bytes, StandardCharsets.UTF_8));
      if (!(tree instanceof ObjectNode)) {
        throw new Mistake(name + " has an invalid header: it is not a JSON object.");
      }
      if (tree.path("spec") instanceof ObjectNode spec && !spec.has("valueChannels")) {
        spec.put("valueChannels", 1); // written before there was a choice
      }
      return json().treeToValue(tree, Head.class);
    } catch (JsonProcessingException wrong) {
      throw new Mistake(name + " has an invalid header: " + wrong.getOriginalMessage(), wrong);
    }
  }

  /** The network that ships with the program for this very game, if there is one. */
  public static Optional<NetFile> shipped(Game game) {
    String name =
        "models/%s/%s.net".formatted(game.id(), game.text().replaceAll("[^A-Za-z0-9]+", "-"));
    try (InputStream stream = NetFile.class.getResourceAsStream("/" + name)) {
      return stream == null ? Optional.empty() : Optional.of(read(stream, name));
    } catch (IOException unreadable) {
      throw new Mistake("The network " + name + " cannot be read.", unreadable);
    }
  }

  /**
   * This network, if it was made for this game.
   *
   * @throws Mistake if it was made for another one, or for another version of its planes or moves
   */
  public NetFile fitting(Game game) {
    NetSpec spec = weights.spec();
    if (!spec.game().equals(game.text())) {
      throw new Mistake(
          "%s is a network for %s, not for %s.".formatted(name, spec.game(), game.text()));
    }
    NetSpec wanted = NetSpec.of(game, spec.blocks(), spec.channels());
    if (spec.planes() != wanted.planes()
        || spec.height() != wanted.height()
        || spec.width() != wanted.width()
        || spec.outputs() != wanted.outputs()) {
      throw new Mistake(
          "%s sees %d planes of %dx%d and rates %d moves, but %s has %d of %dx%d and %d."
              .formatted(
                  name,
                  spec.planes(),
                  spec.width(),
                  spec.height(),
                  spec.outputs(),
                  game.text(),
                  wanted.planes(),
                  wanted.width(),
                  wanted.height(),
                  wanted.outputs()));
    }
    return this;
  }

  /** Of all bytes but the last 32, where it belongs. */
  private static byte[] sum(byte[] file) {
    MessageDigest digest = sha256();
    digest.update(file, 0, file.length - SUM);
    return digest.digest();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible); // every Java has it
    }
  }

  private static JsonMapper json() {
    return JsonMapper.builder()
        .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }
}
