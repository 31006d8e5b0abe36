package spielwerk.web.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import spielwerk.arena.library.Library;
import spielwerk.core.Catalogue;
import spielwerk.web.table.Tables;

/** All routes together, and their description. */
public final class Api {
  private final List<Route> routes;

  public Api(Catalogue catalogue, Tables tables, Library library) {
    Levels levels = new Levels();
    byte[] description = description();
    Route described =
        Route.get(
            "/api/openapi.yaml",
            request -> request.contentType("application/yaml").result(description));
    this.routes =
        Stream.of(
                List.of(described),
                new CatalogueRoutes(catalogue, levels).routes(),
                new TableRoutes(tables, catalogue, levels).routes(),
                new AdvisorRoutes(tables).routes(),
                new EventRoutes(tables).routes(),
                new LibraryRoutes(library, tables).routes(),
                new LessonRoutes(catalogue).routes())
            .flatMap(List::stream)
            .toList();
  }

  public List<Route> routes() {
    return routes;
  }

  private static byte[] description() {
    try (InputStream file = Api.class.getResourceAsStream("/spielwerk/web/openapi.yaml")) {
      if (file == null) {
        throw new IllegalStateException("openapi.yaml is missing");
      }
      return file.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
