package spielwerk.learn.selfplay;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import spielwerk.runs.StorageFailure;

/**
 * The games of one generation, each on disk as soon as it has ended: its length, its bytes, their
 * checksum. A game that was cut short or damaged ends the file: it and what follows is dropped when
 * the file is opened again, and those games are played anew.
 */
final class SelfPlayFile implements AutoCloseable {
  /** No game is longer than this; a length beyond it is damage. */
  private static final int LONGEST = 1 << 24;

  private final FileChannel channel;

  private SelfPlayFile(FileChannel channel) {
    this.channel = channel;
  }

  /** What is in a file, and how many of its bytes are whole games. */
  private record Whole(List<SelfPlayRecord> games, long bytes) {}

  /** The whole games of a file, which need not exist. */
  static List<SelfPlayRecord> read(Path file) {
    return whole(file).games();
  }

  /** Opens a file to write more games; what is not whole is cut off. */
  static SelfPlayFile append(Path file) {
    try {
      long bytes = whole(file).bytes();
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (channel.size() > bytes) {
        channel.truncate(bytes);
      }
      channel.position(bytes);
      return new SelfPlayFile(channel);
    } catch (IOException unusable) {
      throw new StorageFailure("the games " + file + " could not be written", unusable);
    }
  }

  private static Whole whole(Path file) {
    List<SelfPlayRecord> games = new ArrayList<>();
    long bytes = 0;
    if (!Files.exists(file)) {
      return new Whole(games, bytes);
    }
    try (InputStream raw = Files.newInputStream(file);
        DataInputStream in = new DataInputStream(new BufferedInputStream(raw, 1 << 16))) {
      while (true) {
        int length = in.readInt();
        if (length <= 0 || length > LONGEST) {
          break;
        }
        byte[] game = in.readNBytes(length);
        if (game.length < length || in.readInt() != checksum(game)) {
          break;
        }
        games.add(decode(game));
        bytes += length + 2L * Integer.BYTES;
      }
    } catch (EOFException end) {
      // the last game may be cut short; it is not counted
    } catch (IOException unreadable) {
      throw new StorageFailure("the games " + file + " could not be read", unreadable);
    }
    return new Whole(games, bytes);
  }

  /** Writes a game in one call to the operating system. */
  void write(SelfPlayRecord game) {
    byte[] bytes = encode(game);
    ByteBuffer record = ByteBuffer.allocate(bytes.length + 2 * Integer.BYTES);
    record.putInt(bytes.length).put(bytes).putInt(checksum(bytes)).flip();
    try {
      while (record.hasRemaining()) {
        channel.write(record);
      }
    } catch (IOException full) {
      throw new StorageFailure("a game could not be written", full);
    }
  }

  private static int checksum(byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return (int) sum.getValue();
  }

  static byte[] encode(SelfPlayRecord game) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(4096);
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(game.index());
      out.writeShort(game.given());
      out.writeByte(game.result());
      out.writeBoolean(game.exact());
      out.writeShort(game.moves().length);
      for (int move : game.moves()) {
        out.writeShort(move);
      }
      out.writeShort(game.samples().size());
      for (SelfPlayRecord.Sample sample : game.samples()) {
        out.writeShort(sample.ply());
        out.writeFloat(sample.value());
        out.writeShort(sample.moves().length);
        for (int i = 0; i < sample.moves().length; i++) {
          out.writeShort(sample.moves()[i]);
          out.writeShort(sample.shares()[i]);
        }
      }
      SelfPlayRecord.Cost cost = game.cost();
      out.writeLong(cost.evaluations());
      out.writeLong(cost.cached());
      out.writeInt(cost.searches());
      out.writeDouble(cost.entropy());
      out.writeLong(cost.inside());
      out.writeLong(cost.outside());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  static SelfPlayRecord decode(byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    int index = in.readInt();
    int given = in.readUnsignedShort();
    int result = in.readByte();
    boolean exact = in.readBoolean();
    int[] moves = new int[in.readUnsignedShort()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = in.readUnsignedShort();
    }
    int count = in.readUnsignedShort();
    List<SelfPlayRecord.Sample> samples = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int ply = in.readUnsignedShort();
      float value = in.readFloat();
      short[] wanted = new short[in.readUnsignedShort()];
      short[] shares = new short[wanted.length];
      for (int k = 0; k < wanted.length; k++) {
        wanted[k] = in.readShort();
        shares[k] = in.readShort();
      }
      samples.add(new SelfPlayRecord.Sample(ply, wanted, shares, value));
    }
    SelfPlayRecord.Cost cost =
        new SelfPlayRecord.Cost(
            in.readLong(),
            in.readLong(),
            in.readInt(),
            in.readDouble(),
            in.readLong(),
            in.readLong());
    return new SelfPlayRecord(index, given, moves, result, exact, samples, cost);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException ignored) {
      // every game was handed to the operating system when it was written
    }
  }
}
