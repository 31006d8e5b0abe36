package spielwerk.engines.fiveinarow.threat;

import spielwerk.games.fiveinarow.FiveRule;
import spielwerk.games.fiveinarow.Shape;
import spielwerk.games.fiveinarow.Shapes;
import spielwerk.games.fiveinarow.SquareGrid;

/** What the keys of lines mean to both colours by a rule, in tables. */
final class ThreatLines {
  private static final ThreatLines FREESTYLE = new ThreatLines(FiveRule.FREESTYLE);

  /** By key: the shape for colour 0 in the low four bits, for colour 1 in the high ones. */
  final byte[] both;

  final int reach;

  /**
   * By colour and key of a field where that colour makes a four: the neighbours (bit by place in
   * the key) on which a stone of the other colour makes it a lesser shape.
   */
  private final short[][] spoilers;

  private final Shapes shapes;

  private ThreatLines(FiveRule rule) {
    this.shapes = Shapes.of(rule);
    this.reach = shapes.reach();
    this.both = new byte[1 << 4 * reach];
    this.spoilers = new short[2][both.length];
    for (int key = 0; key < both.length; key++) {
      both[key] = (byte) (shape(0, key) | shape(1, key) << 4);
      spoilers[0][key] = (short) spoilersOf(0, key);
      spoilers[1][key] = (short) spoilersOf(1, key);
    }
  }

  static ThreatLines of(FiveRule rule) {
    return rule == FiveRule.FREESTYLE ? FREESTYLE : new ThreatLines(rule);
  }

  int spoilers(int colour, int key) {
    return spoilers[colour][key];
  }

  private int shape(int colour, int key) {
    return shapes.codes(colour)[key] & Shapes.SHAPE;
  }

  private int spoilersOf(int colour, int key) {
    int shape = shape(colour, key);
    int mask = 0;
    if (shape == Shape.OPEN_FOUR.ordinal() || shape == Shape.HALF_FOUR.ordinal()) {
      for (int i = 0; i < 2 * reach; i++) {
        boolean free = (key >> 2 * i & 3) == SquareGrid.FREE;
        if (free && shape(colour, key | (2 - colour) << 2 * i) < shape) {
          mask |= 1 << i;
        }
      }
    }
    return mask;
  }
}
