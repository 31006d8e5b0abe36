package spielwerk.web.api;

import io.javalin.http.Context;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.web.table.Table;

/**
 * Which engines guests may name: none that starts a program or reads a file, even where the owner
 * may ({@code serve --allow-programs}).
 */
final class GuestEngines {
  private final Catalogue catalogue;
  private final Catalogue closed;

  GuestEngines(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.closed = catalogue.isClosed() ? catalogue : catalogue.closed();
  }

  /**
   * @param engine empty for a person
   * @throws Mistake if whoever asks is a guest and may not name that engine
   */
  void check(Context request, String engine, Game game) {
    if (!catalogue.isClosed()
        && !engine.isEmpty()
        && CredentialsReader.role(request) != Role.OWNER) {
      closed.engine(engine, game).close();
    }
  }

  /** The same for an engine beside a board. */
  void check(Context request, String engine, Table table) {
    check(request, engine, catalogue.game(table.json().path("game").asText()));
  }
}
