package chomp;

import java.util.stream.Stream;
import spielwerk.testkit.GameContract;

/** What every game promises; add tests of your rules. */
class ChompTest extends GameContract {
  @Override
  protected Stream<String> games() {
    return Stream.of("chomp", "chomp:width=2,height=2", "chomp:width=9,height=9");
  }
}
