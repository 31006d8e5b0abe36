package spielwerk.engines.othello.patterns;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import spielwerk.core.Mistake;
import spielwerk.engines.othello.endgame.Patterns;

/**
 * What every pattern is worth, from the opening to the end. There is a table for every fourth
 * number of empty squares; between two of them the worth is interpolated, so nothing jumps when a
 * disc is put (Buro's Logistello has such stages, without the interpolation). Immutable; shared by
 * all threads.
 */
public final class PatternWeights {
  /** Worth is counted in these parts of a disc where positions are judged. */
  public static final int SCALE = 128;

  /** Empty squares from one table to the next. */
  public static final int STEP = 4;

  /** Tables, for 0 to 60 empty squares. */
  public static final int STAGES = 60 / STEP + 1;

  /** A worth in a table is counted in these parts of a disc. */
  static final int PARTS = SCALE / STEP;

  private static final int MOST = Short.MAX_VALUE / STEP;
  private static final String FILE = "/models/othello/patterns.gz";
  private static final int MAGIC = 0x4F505431; // OPT1

  /** A worth takes up to three. */
  private static final int MOST_BYTES = 3 * STAGES * Patterns.ALL;

  private final short[][] stages;

  /** By empty squares: the line between two stages, point by point. */
  private final short[][] worth = new short[60 + 1][];

  /**
   * @param stages by stage and pattern number; patterns that are mirror images have the same worth
   */
  public PatternWeights(short[][] stages) {
    this.stages = stages;
    for (int empties = 0; empties < worth.length; empties++) {
      short[] low = stages[empties / STEP];
      short[] high = stages[Math.min(empties / STEP + 1, STAGES - 1)];
      int share = empties % STEP;
      worth[empties] = new short[Patterns.ALL];
      for (int i = 0; i < Patterns.ALL; i++) {
        worth[empties][i] = (short) ((STEP - share) * low[i] + share * high[i]);
      }
    }
  }

  /** The one that ships with the program. */
  public static PatternWeights learnt() {
    return Learnt.WORTHS;
  }

  /** Read when first asked for, and once. */
  private static final class Learnt {
    static final PatternWeights WORTHS = load();

    private static PatternWeights load() {
      try (InputStream stream = PatternWeights.class.getResourceAsStream(FILE)) {
        if (stream == null) {
          throw new Mistake("The model " + FILE + " is missing from the program.");
        }
        return read(stream.readAllBytes());
      } catch (IOException unreadable) {
        throw new UncheckedIOException("The model " + FILE + " could not be read", unreadable);
      }
    }
  }

  /** What a beginner is told: have many moves, leave few, take corners. */
  public static PatternWeights beginner() {
    short[] worth = new short[Patterns.ALL];
    for (int i = 0; i < Long.SIZE; i++) {
      worth[Patterns.MOVES + i] = (short) (PARTS * i / 2);
      worth[Patterns.REPLIES + i] = (short) (-PARTS * i / 2);
    }
    int patterns = Patterns.BLOCK - Patterns.CORNER;
    for (int i = 0; i < patterns; i++) {
      int corner = i % 3; // a pattern's first digit: 0 empty, 1 own, 2 enemy
      int beside = i / 81 % 3; // the X square
      int rate = corner == 1 ? 6 : corner == 2 ? -6 : beside == 1 ? -3 : beside == 2 ? 3 : 0;
      worth[Patterns.CORNER + i] = (short) (PARTS * rate);
    }
    short[][] stages = new short[STAGES][];
    Arrays.fill(stages, worth);
    return new PatternWeights(stages);
  }

  /** The worth of each pattern number with this many empty squares, in parts of a disc. */
  short[] at(int empties) {
    return worth[empties];
  }

  /**
   * From the bytes of a file.
   *
   * @throws Mistake if they are cut or something else
   */
  public static PatternWeights read(byte[] file) {
    int[] alike = Patterns.alike();
    try (DataInputStream data =
        new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(file)))) {
      if (data.readInt() != MAGIC
          || data.readInt() != Patterns.ALL
          || data.readUnsignedByte() != STAGES) {
        throw new Mistake("The file does not contain patterns of Othello.");
      }
      byte[] bytes = data.readNBytes(MOST_BYTES + 1); // a few kilobytes can unpack to gigabytes
      short[][] stages = new short[STAGES][Patterns.ALL];
      int at = 0;
      for (short[] stage : stages) {
        for (int i = 0; i < Patterns.ALL; i++) {
          if (alike[i] != i) {
            stage[i] = stage[alike[i]];
            continue;
          }
          int small = at < bytes.length ? bytes[at++] : Byte.MAX_VALUE;
          if (small == Byte.MIN_VALUE && at + 1 < bytes.length) {
            small = bytes[at] << Byte.SIZE | bytes[at + 1] & 0xFF;
            at += 2;
          }
          stage[i] = (short) Math.max(-MOST, Math.min(MOST, small));
        }
      }
      if (at != bytes.length) {
        throw new Mistake("The file of Othello's patterns is truncated or too long.");
      }
      return new PatternWeights(stages);
    } catch (IOException broken) {
      throw new Mistake(
          "The file of Othello's patterns is broken: " + broken.getMessage() + ".", broken);
    }
  }

  /** The bytes of its file: of mirror images only one, and mostly a byte each. */
  public byte[] write() {
    int[] alike = Patterns.alike();
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (DataOutputStream data = new DataOutputStream(new GZIPOutputStream(file))) {
      data.writeInt(MAGIC);
      data.writeInt(Patterns.ALL);
      data.writeByte(STAGES);
      for (short[] stage : stages) {
        for (int i = 0; i < Patterns.ALL; i++) {
          if (alike[i] == i && Math.abs(stage[i]) <= Byte.MAX_VALUE) {
            data.writeByte(stage[i]);
          } else if (alike[i] == i) {
            data.writeByte(Byte.MIN_VALUE);
            data.writeShort(stage[i]);
          }
        }
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return file.toByteArray();
  }

  /** A worth in discs as a table keeps it. */
  public static short rounded(double discs) {
    return (short) Math.max(-MOST, Math.min(MOST, Math.round(discs * PARTS)));
  }
}
