package spielwerk.engines.fiveinarow.threat;

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
import spielwerk.games.fiveinarow.Shape;

/**
 * A small network that judges positions.
 *
 * <p>A free field is one of 110 * 110 <em>pairs</em>: what it offers one seat and what the other,
 * by their {@link ThreatKinds classes}. Each pair has {@link #LANES} numbers. Added up over all
 * free fields, once as one seat sees them and once as the other does, they are the first layer; the
 * second weighs both, for the side to move and for the one that waits, and says how likely a win
 * is. A stone changes the pairs of a dozen fields, so the sums are kept up to date ({@link
 * NetSums}) instead of being worked out anew: the idea of Nasu's NNUE (2018), with lines instead of
 * kings.
 *
 * <p>Sixteen numbers of 16 bits lie in four longs and are added four at a time. A sum that is
 * negative borrows from the number above it, which is undone when the four are taken apart.
 */
public final class ThreatNet {
  /** Numbers for each pair; the first one is taken as it is, of the others only what is above 0. */
  public static final int LANES = 16;

  /** How many pairs there are. */
  public static final int PAIRS = ThreatKinds.CLASSES * ThreatKinds.CLASSES;

  /** Numbers of the first layer are in these parts. */
  public static final int PARTS = 128;

  /**
   * Numbers of the second layer are in these parts, and what comes out in hundredths of a logit.
   */
  public static final int OUTPUT_PARTS = 256;

  /** No number of the second layer is larger, so that an int has room for all. */
  public static final int OUTPUT_MOST = 1024;

  /** Longs for the numbers of one seat. */
  static final int WORDS = LANES / 4;

  /** From this class on there is a stone in one of the rows. */
  private static final int STONES = 2 * ThreatKinds.pair(Shape.HALF_TWO.ordinal(), 0);

  private static final int MOST = 14_000;
  private static final String FILE = "/models/fiveinarow/threat.gz";
  private static final int MAGIC = 0x46495231; // FIR1

  private final short[] first;
  private final short[] second;

  /** By pair: its numbers as seat 0 sees it, then as seat 1 does. The last row is empty. */
  final long[] rows = new long[(PAIRS + 1) * 2 * WORDS];

  /**
   * @param first by pair, its numbers; then those to begin with
   * @param second by lane, the weights for the side to move; then for the one that waits; then what
   *     is added
   */
  public ThreatNet(short[] first, short[] second) {
    this.first = first.clone();
    this.second = second.clone();
    for (int pair = 0; pair < PAIRS; pair++) {
      for (int word = 0; word < WORDS; word++) {
        rows[pair * 2 * WORDS + word] = packed(pair, word);
        rows[pair * 2 * WORDS + WORDS + word] = packed(turned(pair), word);
      }
    }
  }

  /** The one that ships with the program. */
  public static ThreatNet learnt() {
    return Learnt.NET;
  }

  /** Read when first asked for, and once. */
  private static final class Learnt {
    static final ThreatNet NET = load();

    private static ThreatNet load() {
      try (InputStream stream = ThreatNet.class.getResourceAsStream(FILE)) {
        if (stream == null) {
          throw new Mistake("The model " + FILE + " is missing from the program.");
        }
        return read(stream.readAllBytes());
      } catch (IOException unreadable) {
        throw new UncheckedIOException("The model " + FILE + " could not be read", unreadable);
      }
    }
  }

  /** What a field offers a seat and what the other, as one number. */
  public static int pair(int own, int other) {
    return own * ThreatKinds.CLASSES + other;
  }

  /** The same field as the other seat sees it. */
  public static int turned(int pair) {
    return pair % ThreatKinds.CLASSES * ThreatKinds.CLASSES + pair / ThreatKinds.CLASSES;
  }

  /** Whether a field offers nobody more than a row with no other stone in it. */
  public static boolean plain(int pair) {
    return pair % ThreatKinds.CLASSES < STONES && pair / ThreatKinds.CLASSES < STONES;
  }

  private long packed(int row, int word) {
    long packed = 0;
    for (int i = 3; i >= 0; i--) {
      packed = (packed << 16) + first[row * LANES + 4 * word + i];
    }
    return packed;
  }

  /** The sums of a board without fields, for both seats. */
  long[] empty() {
    long[] sums = new long[2 * WORDS];
    for (int word = 0; word < WORDS; word++) {
      sums[word] = packed(PAIRS, word);
      sums[WORDS + word] = sums[word];
    }
    return sums;
  }

  /** What the side to move may expect, in hundredths of a logit. */
  int value(long[] sums, int seat) {
    int value =
        side(sums, seat * WORDS, 0)
            + side(sums, (seat ^ 1) * WORDS, LANES)
            + second[2 * LANES] * PARTS;
    long hundredths = 100L * value / (PARTS * OUTPUT_PARTS);
    return (int) Math.max(-MOST, Math.min(MOST, hundredths));
  }

  private int side(long[] sums, int from, int weights) {
    int value = 0;
    for (int word = 0; word < WORDS; word++) {
      long packed = sums[from + word];
      for (int i = 0; i < 4; i++) {
        int lane = (short) packed;
        packed = (packed - lane) >> 16;
        value += (word + i == 0 ? lane : Math.max(0, lane)) * second[weights + 4 * word + i];
      }
    }
    return value;
  }

  /**
   * From the bytes of a file.
   *
   * @throws Mistake if they are cut or something else
   */
  public static ThreatNet read(byte[] file) {
    try (DataInputStream in =
        new DataInputStream(new GZIPInputStream(new ByteArrayInputStream(file)))) {
      if (in.readInt() != MAGIC) {
        throw new Mistake("This is not a network of threat.");
      }
      return new ThreatNet(shorts(in, (PAIRS + 1) * LANES), shorts(in, 2 * LANES + 1));
    } catch (IOException cut) {
      throw new Mistake("This is not a whole network of threat.", cut);
    }
  }

  private static short[] shorts(DataInputStream in, int count) throws IOException {
    short[] numbers = new short[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = in.readShort();
    }
    return numbers;
  }

  /** As the bytes of a file. */
  public byte[] write() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
      out.writeInt(MAGIC);
      for (short[] part : new short[][] {first, second}) {
        for (short number : part) {
          out.writeShort(number);
        }
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
