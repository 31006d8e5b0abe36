package spielwerk.bench;

import java.nio.file.Path;
import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.learn.selfplay.SavedNets;

/** All groups of benchmarks. */
public final class BenchGroups {
  public static final List<BenchGroup> ALL =
      List.of(
          new GamesBench(),
          new SearchBench(),
          new FiveInARowBench(),
          new QwixxBench(),
          new ArenaBench(),
          new OthelloBench(),
          new QuickCivBench(),
          new StartBench(),
          new WebBench(),
          new ClusterBench());

  private BenchGroups() {}

  /** The benchmark of that name, found again in the JVM that measures it. */
  static RateBench rate(String group, String name, Path data) {
    Catalogue catalogue = Catalogue.load(data.resolve("plugins")).naming(new SavedNets(data)::find);
    return ALL.stream()
        .filter(one -> one.id().equals(group))
        .flatMap(one -> one.benches(catalogue).stream())
        .filter(bench -> bench.name().equals(name))
        .map(RateBench.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
