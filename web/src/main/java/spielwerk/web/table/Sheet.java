package spielwerk.web.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;

/** All that is to be known of a table, and written to its file. Guarded by the table. */
final class Sheet {
  final String id;
  final long seed;
  final String created;
  final Course course;
  final Clocks clocks;
  final List<Chair> chairs;
  Node live;
  String changed;
  @Nullable Ending ending;
  boolean paused;
  int drawOffer = -1;

  /** Whether somebody asked an engine for advice while the game went on. */
  boolean hinted;

  /** Its number in the library, or 0. */
  long kept;

  /** Why the game does not go on, or empty. */
  String trouble = "";

  Sheet(String id, Game game, TableSpec spec, long seed, String created) {
    int seats = game.traits().seats();
    if (spec.chairs().size() != seats) {
      throw new Mistake(
          game.text() + " is played by " + seats + ", not by " + spec.chairs().size() + ".");
    }
    this.id = id;
    this.seed = seed;
    this.created = created;
    this.changed = created;
    this.course =
        new Course(
            game,
            spec.setup().isEmpty()
                ? game.setup(Seeds.derive(seed, 0, Seeds.Purpose.SETUP, 0))
                : new Setup(spec.setup()));
    this.live = course.tree().root();
    this.chairs = new ArrayList<>(spec.chairs());
    this.clocks =
        new Clocks(
            seats, spec.limitMillis(), spec.incrementMillis(), () -> System.nanoTime() / 1_000_000);
  }

  Tree tree() {
    return course.tree();
  }

  boolean over() {
    return ending != null;
  }
}
