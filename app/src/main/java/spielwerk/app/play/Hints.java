package spielwerk.app.play;

import java.time.Duration;
import java.util.List;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.EngineInfo;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Notation;
import spielwerk.core.Position;
import spielwerk.core.State;
import spielwerk.core.Watch;
import spielwerk.runs.text.NumberText;

/** Asks an engine on behalf of a person. */
final class Hints {
  /** A person should not wait long for a hint. */
  private static final Budget SHORT = Budget.time(Duration.ofSeconds(2));

  private static final int MOVES = 3;

  private final Catalogue catalogue;
  private final String usual;
  private final long seed;

  /**
   * @param usual the engine to ask if none is named; may be empty
   */
  Hints(Catalogue catalogue, String usual, long seed) {
    this.catalogue = catalogue;
    this.usual = usual;
    this.seed = seed;
  }

  /**
   * A sentence or two.
   *
   * @param named the engine to ask, or empty for the usual one
   */
  String hint(Position position, String named) {
    String text = named.isEmpty() ? adviser(position) : named;
    try (Engine engine = catalogue.engine(text, position.game())) {
      State own = position.state().copy();
      engine.newGame(position.game(), own.turn(), position.game().traits().goal(), seed);
      Advice advice =
          engine.advise(
              new Position(position.game(), position.setup(), position.moves(), own),
              SHORT,
              patient(System.nanoTime() + 2 * SHORT.millis() * 1_000_000));
      return describe(text, position, advice);
    } catch (Mistake mistake) {
      return String.valueOf(mistake.getMessage());
    } catch (RuntimeException broken) {
      return text + " crashed: " + broken;
    }
  }

  /** For engines that keep no time themselves but ask whether to stop. */
  private static Watch patient(long until) {
    return new Watch() {
      @Override
      public boolean stop() {
        return System.nanoTime() > until;
      }
    };
  }

  private String adviser(Position position) {
    if (!usual.isEmpty()) {
      return usual;
    }
    List<String> able =
        catalogue.engines(position.game()).stream().map(EngineInfo::id).sorted().toList();
    return able.contains("alphabeta") || able.isEmpty() ? "alphabeta" : able.get(0);
  }

  private static String describe(String engine, Position position, Advice advice) {
    if (advice.candidates().isEmpty()) {
      return engine + " has no opinion.";
    }
    Notation notation = position.game().notation();
    StringBuilder text = new StringBuilder(engine).append(" would play");
    String gap = " ";
    for (Candidate candidate :
        advice.candidates().subList(0, Math.min(MOVES, advice.candidates().size()))) {
      List<String> line = Moves.texts(position.state(), notation, candidate.line());
      text.append(gap).append(notation.format(position.state(), candidate.move()));
      String value = candidate.hasValue() ? NumberText.signed(candidate.value()) : "";
      String proven = candidate.exact() ? ", proven" : "";
      String reply =
          line.size() > 1 ? String.join(" ", line.subList(0, Math.min(6, line.size()))) : "";
      String why = value + proven + (value.isEmpty() || reply.isEmpty() ? "" : "; ") + reply;
      text.append(why.isEmpty() ? "" : " (" + why + ")");
      gap = ", then ";
    }
    return text.append('.').toString();
  }
}
