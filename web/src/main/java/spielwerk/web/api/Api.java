package spielwerk.web.api;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import spielwerk.core.Catalogue;
import spielwerk.web.library.GameFiles;
import spielwerk.web.library.Libraries;
import spielwerk.web.library.PastedText;
import spielwerk.web.runs.RunKeeper;
import spielwerk.web.runs.RunService;
import spielwerk.web.table.Tables;

/** All routes together, and their description. */
public final class Api implements AutoCloseable {
  private final List<Route> routes;
  private final EventStreams streams = new EventStreams();

  /**
   * @param libraries where games are kept
   * @param files how games are read and written
   * @param accessSettings who can ask
   * @param runs what is known of runs
   * @param keeper what puts their games into the library
   */
  public Api(
      Catalogue catalogue,
      Tables tables,
      Libraries libraries,
      GameFiles files,
      AccessSettings accessSettings,
      RunService runs,
      RunKeeper keeper) {
    Path home = Path.of(System.getProperty("spielwerk.home", ""));
    RecommendedEngines recommended = new RecommendedEngines(catalogue);
    Route described =
        Route.get(
                Role.GUEST,
                "/api/openapi.yaml",
                request ->
                    request.contentType("application/yaml").result(Description.yaml(routes())))
            .about("This description")
            .answers("YAML");
    this.routes =
        Stream.of(
                List.of(described),
                new CatalogueRoutes(catalogue, recommended).routes(),
                new TableRoutes(tables, catalogue, recommended).routes(),
                new AdvisorRoutes(tables, catalogue).routes(),
                new AnalysisRoutes(tables, catalogue).routes(),
                new EventRoutes(new EventChannels(tables, runs), streams).routes(),
                new LinkRoutes(tables, accessSettings).routes(),
                new FileRoutes(libraries, tables, files, new PastedText(catalogue, files)).routes(),
                new LibraryRoutes(libraries, tables).routes(),
                new ExplorerRoutes(libraries, catalogue).routes(),
                new RunRoutes(runs, tables, keeper, streams).routes(),
                new GenerationRoutes(runs, tables, home).routes(),
                new ExperimentRoutes(runs, home).routes(),
                new ClassRoutes(runs, streams, accessSettings).routes(),
                new PupilRoutes(runs).routes(),
                new PuzzleRoutes(catalogue).routes(),
                new LessonRoutes(catalogue).routes())
            .flatMap(List::stream)
            .toList();
  }

  public List<Route> routes() {
    return routes;
  }

  /** Ends all streams of events. */
  @Override
  public void close() {
    streams.close();
  }
}
