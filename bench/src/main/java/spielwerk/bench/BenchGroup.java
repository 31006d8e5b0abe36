package spielwerk.bench;

import java.util.List;
import spielwerk.core.Catalogue;

/** Benchmarks that belong together. */
public interface BenchGroup {
  /** What people type. */
  String id();

  List<Bench> benches(Catalogue catalogue);
}
