package careful;

import java.util.stream.Stream;
import spielwerk.testkit.EngineContract;

/** What every engine promises, in games of several kinds; add tests of what yours is good at. */
class CarefulTest extends EngineContract {
  @Override
  protected Stream<Pairing> pairings() {
    return Stream.of(
        new Pairing("connect4", "careful"),
        new Pairing("tictactoe", "careful:blunder=50"),
        new Pairing("nim:heaps=3-4-5,misere", "careful"));
  }
}
