package spielwerk.engines.process;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;

/** What {@code speak GAME random --protocol lines} does, for this module's tests. */
final class LinesProgram {
  private LinesProgram() {}

  public static void main(String[] words) {
    Catalogue catalogue = Catalogue.load();
    new LinesBrain(
            catalogue::game,
            (game, named) -> catalogue.engine("random", game),
            Budget.FREE,
            0,
            System.out::println,
            Throwable::printStackTrace)
        .run(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
  }
}
