package spielwerk.learn.selfplay;

import java.util.Arrays;
import java.util.List;
import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.nets.NetSpec;

/**
 * The positions of one generation, packed: planes as bits, what the search wanted by the moves it
 * wanted. Immutable once made.
 */
final class PackedPositions {
  final int generation;
  final int size;

  /** Longs of planes for one position. */
  final int stride;

  final long[] planes;

  /** Where the moves of a position begin; one more than there are positions. */
  final int[] starts;

  final short[] moves;
  final short[] shares;
  final float[] values;

  /** The same for all mirror images of a position. */
  final long[] keys;

  private PackedPositions(int generation, int size, int stride, int wanted) {
    this.generation = generation;
    this.size = size;
    this.stride = stride;
    this.planes = new long[size * stride];
    this.starts = new int[size + 1];
    this.moves = new short[wanted];
    this.shares = new short[wanted];
    this.values = new float[size];
    this.keys = new long[size];
  }

  /**
   * Plays the games again and packs their positions, in the order of the games.
   *
   * @param games in the order of their index
   * @param searched how much of the value is the search's
   */
  static PackedPositions of(
      Game game, long seed, int generation, List<SelfPlayRecord> games, double searched) {
    int size = 0;
    int wanted = 0;
    for (SelfPlayRecord played : games) {
      size += played.samples().size();
      for (SelfPlayRecord.Sample sample : played.samples()) {
        wanted += sample.moves().length;
      }
    }
    Encoding encoding = NetSpec.encoding(game);
    PackedPositions packedPositions =
        new PackedPositions(generation, size, (encoding.size() + 63) / 64, wanted);
    float[] room = new float[encoding.size()];
    int at = 0;
    for (SelfPlayRecord played : games) {
      State state = game.start(SelfPlay.setup(game, seed, played.index()));
      int ply = 0;
      for (SelfPlayRecord.Sample sample : played.samples()) {
        for (; ply < sample.ply(); ply++) {
          state.play(played.moves()[ply]);
        }
        int result = state.turn() == 0 ? played.result() : -played.result();
        // a forced move was not searched for
        double found = Float.isNaN(sample.value()) ? result : sample.value();
        double value = (1 - searched) * result + searched * found;
        encoding.write(state, room, 0);
        packedPositions.put(at++, room, sample, (float) value, key(state, room));
      }
    }
    return packedPositions;
  }

  private void put(int at, float[] room, SelfPlayRecord.Sample sample, float value, long key) {
    for (int i = 0; i < room.length; i++) {
      if (room[i] == 1) {
        planes[at * stride + (i >>> 6)] |= 1L << i;
      } else if (room[i] != 0) {
        throw new IllegalStateException("Planes to learn from are made of 0 and 1, not " + room[i]);
      }
    }
    int end = starts[at] + sample.moves().length;
    System.arraycopy(sample.moves(), 0, moves, starts[at], sample.moves().length);
    System.arraycopy(sample.shares(), 0, shares, starts[at], sample.moves().length);
    starts[at + 1] = end;
    values[at] = value;
    keys[at] = key;
  }

  static long key(State state, float[] room) {
    if (state instanceof Symmetric symmetric) {
      return symmetric.key(symmetric.canonical());
    }
    return state instanceof Keyed keyed ? keyed.key() : Seeds.mix(Arrays.hashCode(room));
  }

  /** The entropy of what the search wanted in a position, in nats. */
  double entropy(int position) {
    double sum = 0;
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      double share = SelfPlayRecord.Sample.share(shares[i]);
      sum -= share > 0 ? share * Math.log(share) : 0;
    }
    return sum;
  }

  /**
   * Writes a position, turned, for a network to learn.
   *
   * @param squares where each square goes
   * @param codes where each move goes
   * @param into all zeros where the position goes
   * @param policy all zeros where the moves go
   */
  void write(
      int position,
      int[] squares,
      int[] codes,
      float[] into,
      int at,
      float[] policy,
      int policyAt) {
    int fields = squares.length;
    for (int word = 0; word < stride; word++) {
      long bits = planes[position * stride + word];
      while (bits != 0) {
        int index = (word << 6) + Long.numberOfTrailingZeros(bits);
        bits &= bits - 1;
        int plane = index / fields;
        into[at + plane * fields + squares[index - plane * fields]] = 1;
      }
    }
    float sum = 0;
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      sum += SelfPlayRecord.Sample.share(shares[i]);
    }
    for (int i = starts[position]; i < starts[position + 1]; i++) {
      policy[policyAt + codes[moves[i] & 0xFFFF]] = SelfPlayRecord.Sample.share(shares[i]) / sum;
    }
  }
}
