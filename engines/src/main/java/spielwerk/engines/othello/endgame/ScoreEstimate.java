package spielwerk.engines.othello.endgame;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import spielwerk.core.Mistake;

/**
 * A learnt feeling for the final score: every pattern of a position has a worth, and their sum is
 * the guess. It only decides in which order moves are tried, so a wrong guess costs time and never
 * a wrong answer. {@code ./spielwerk workshop othello-endgame} learns it.
 */
public final class ScoreEstimate {
  /** Worth is counted in these parts of a disc. */
  public static final int SCALE = 64;

  private static final String FILE = "/models/othello/endgame.gz";
  private static final int MAGIC = 0x4F454731; // OEG1

  private final short[] worth;

  public ScoreEstimate(short[] worth) {
    if (worth.length != Patterns.ALL) {
      throw new IllegalArgumentException("a sense of " + worth.length + " patterns");
    }
    this.worth = worth.clone();
  }

  /** The one that ships with the program. */
  static ScoreEstimate learnt() {
    try (InputStream stream = ScoreEstimate.class.getResourceAsStream(FILE)) {
      if (stream == null) {
        throw new Mistake("The model " + FILE + " is missing from the program.");
      }
      return read(stream.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException("The model " + FILE + " could not be read", unreadable);
    }
  }

  /**
   * From the bytes of a file.
   *
   * @throws Mistake if they are cut or something else
   */
  public static ScoreEstimate read(byte[] file) {
    try (DataInputStream data =
        new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(file)))) {
      if (data.readInt() != MAGIC || data.readInt() != Patterns.ALL) {
        throw new Mistake("The file does not contain patterns of Othello endgames.");
      }
      byte[] bytes = data.readNBytes(2 * Patterns.ALL + 1);
      if (bytes.length != 2 * Patterns.ALL) {
        throw new Mistake("The file of patterns is truncated or too long.");
      }
      short[] worth = new short[Patterns.ALL];
      for (int i = 0; i < worth.length; i++) {
        worth[i] = (short) (bytes[2 * i] << 8 | bytes[2 * i + 1] & 0xFF);
      }
      return new ScoreEstimate(worth);
    } catch (IOException broken) {
      throw new Mistake("The file of patterns is broken: " + broken.getMessage() + ".", broken);
    }
  }

  /** The bytes of its file. */
  public byte[] write() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (DataOutputStream data = new DataOutputStream(new GZIPOutputStream(file))) {
      data.writeInt(MAGIC);
      data.writeInt(worth.length);
      for (short each : worth) {
        data.writeShort(each);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return file.toByteArray();
  }

  /** What the numbers of a position's patterns are worth to the side to move. */
  int value(int[] numbers) {
    int sum = 0;
    for (int number : numbers) {
      sum += worth[number];
    }
    return sum;
  }
}
