package spielwerk.engines.qwixx.optimal;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import spielwerk.core.Mistake;
import spielwerk.games.qwixx.Sheet;

/**
 * The file of the values before the own roll. They are smooth: a sheet is worth about what its two
 * neighbours together are worth more than the neighbour of both, and one more penalty changes
 * neighbours alike. Only the difference from that guess is written, which mostly fits into a byte,
 * and deflated; two bits a sheet remain.
 */
public final class SheetValuesFile {
  private static final int MAGIC = 0x51575831;
  private static final byte WIDE = Byte.MIN_VALUE;

  private SheetValuesFile() {}

  /** The content of a file, from values by penalties and sheet in points. */
  public static byte[] write(double[][] points) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out =
        new DataOutputStream(
            new DeflaterOutputStream(bytes, new Deflater(Deflater.BEST_COMPRESSION), 1 << 16))) {
      out.writeInt(MAGIC);
      short[][] values = new short[points.length][points[0].length];
      for (int penalties = 0; penalties < points.length; penalties++) {
        for (int sheet = 0; sheet < values[penalties].length; sheet++) {
          values[penalties][sheet] =
              (short) Math.round(points[penalties][sheet] * SheetValues.PARTS);
        }
        write(values, penalties, out);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  private static void write(short[][] values, int penalties, DataOutputStream out)
      throws IOException {
    int sheet = 0;
    for (int more = 0; sheet < values[penalties].length; more++) {
      for (int less = 0; less <= more; less++, sheet++) {
        int off = values[penalties][sheet] - guess(values, penalties, more, less);
        if (off > WIDE && off <= Byte.MAX_VALUE) {
          out.writeByte(off);
        } else {
          out.writeByte(WIDE);
          out.writeShort(values[penalties][sheet]);
        }
      }
    }
  }

  /**
   * Reads a file.
   *
   * @param name for messages
   * @param companions how many rolls of others lie between two own ones
   * @throws Mistake if it is not such a file
   */
  public static SheetValues read(String name, byte[] content, int companions) {
    int pairs = new SheetIndex(RowStates.standard().size()).pairs();
    short[][] values;
    try (DataInputStream in =
        new DataInputStream(
            new java.io.BufferedInputStream(
                new InflaterInputStream(new ByteArrayInputStream(content)), 1 << 16))) {
      if (in.readInt() != MAGIC) {
        throw notOne(name);
      }
      values = new short[Sheet.MOST_PENALTIES][pairs * (pairs + 1) / 2];
      for (int penalties = 0; penalties < values.length; penalties++) {
        int sheet = 0;
        for (int more = 0; more < pairs; more++) {
          for (int less = 0; less <= more; less++, sheet++) {
            byte off = in.readByte();
            values[penalties][sheet] =
                off == WIDE ? in.readShort() : (short) (off + guess(values, penalties, more, less));
          }
        }
      }
      if (in.read() >= 0) {
        throw notOne(name);
      }
    } catch (IOException damaged) {
      throw notOne(name);
    }
    return new SheetValues(values, companions);
  }

  private static Mistake notOne(String name) {
    return new Mistake(name + " is not a table of Qwixx values, or it is damaged.");
  }

  /** What a sheet is worth by its neighbours and by the same sheet with a penalty less. */
  private static int guess(short[][] values, int penalties, int more, int less) {
    int guess = smooth(values[penalties], more, less);
    if (penalties > 0) {
      short[] before = values[penalties - 1];
      guess += before[SheetIndex.sheet(more, less)] - smooth(before, more, less);
    }
    return guess;
  }

  private static int smooth(short[] values, int more, int less) {
    if (less == 0) {
      return more == 0 ? 0 : values[SheetIndex.sheet(more - 1, 0)];
    }
    int left = values[SheetIndex.sheet(more, less - 1)];
    // On the diagonal the neighbour above is the left one again, for pairs may change places.
    int above = values[SheetIndex.sheet(more - 1, less)];
    return left + above - values[SheetIndex.sheet(more - 1, less - 1)];
  }
}
