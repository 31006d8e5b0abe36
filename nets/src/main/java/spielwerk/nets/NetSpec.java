package spielwerk.nets;

import spielwerk.core.Encoding;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/**
 * The shape of a residual network: a convolution, some blocks of two convolutions each with a skip
 * connection, and two heads. The paper's (OthelloZero 3.3) has 3 planes of 8x8, 4 blocks of 64
 * channels, a policy head of 32 channels and 65 answers, and a value head of one channel and two
 * layers of 64.
 *
 * @param game the text of the game it was made for
 * @param outputs how many moves it rates
 * @param channels of every convolution in the trunk
 * @param policyChannels of the 1x1 convolution before the policy's fully connected layer
 * @param valueHidden neurons in each of the value head's two hidden layers
 * @param valueChannels of the 1x1 convolution before them
 */
public record NetSpec(
    String game,
    int planes,
    int height,
    int width,
    int outputs,
    int blocks,
    int channels,
    int policyChannels,
    int valueHidden,
    int valueChannels) {

  public NetSpec {
    check("blocks", blocks, 0, 40);
    check("channels", channels, 1, 512);
    check("policyChannels", policyChannels, 1, 256);
    check("valueHidden", valueHidden, 1, 1024);
    check("valueChannels", valueChannels, 1, 256);
    check("planes", planes, 1, 64);
    check("height", height, 1, 32);
    check("width", width, 1, 32);
    check("outputs", outputs, 1, 4096);
  }

  private static void check(String name, int value, int min, int max) {
    if (value < min || value > max) {
      throw new Mistake(
          "A network cannot have %s=%d; %s takes %d..%d.".formatted(name, value, name, min, max));
    }
  }

  /** A network for a game, with the paper's heads. */
  public static NetSpec of(Game game, int blocks, int channels) {
    Encoding encoding = encoding(game);
    return new NetSpec(
        game.text(),
        encoding.planes(),
        encoding.height(),
        encoding.width(),
        game.traits().codes(),
        blocks,
        channels,
        32,
        64,
        1);
  }

  /**
   * What a network sees of this game.
   *
   * @throws Mistake if the game has nothing to show to networks
   */
  public static Encoding encoding(Game game) {
    return game.knowledge()
        .encoding()
        .orElseThrow(() -> new Mistake(game.text() + " has no encoding for a network."));
  }

  public int squares() {
    return height * width;
  }

  /** How many numbers go in for one position. */
  public int inputs() {
    return planes * squares();
  }

  /** How many numbers training learns (batch norm's means and variances are not learnt). */
  public long parameters() {
    return NetLayout.of(this).parts().stream()
        .filter(part -> part.role().learnt())
        .mapToLong(NetLayout.Part::size)
        .sum();
  }

  /**
   * How many additions and multiplications one position takes: two for every weight and place it is
   * used at. Batch norm is folded into the convolutions when playing; biases, ReLU and the skip
   * connections are not counted, as is usual.
   */
  public long flops() {
    return NetLayout.of(this).parts().stream()
        .filter(part -> part.role() == NetLayout.Role.WEIGHT)
        .mapToLong(part -> 2L * part.size() * (part.shape().size() == 4 ? squares() : 1))
        .sum();
  }
}
