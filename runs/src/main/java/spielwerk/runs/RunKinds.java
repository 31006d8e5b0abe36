package spielwerk.runs;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;

/** The kinds of runs, by their names. */
public final class RunKinds {
  private final Map<String, RunKind> kinds = new TreeMap<>();

  private RunKinds(List<RunKind> all) {
    all.forEach(kind -> kinds.putIfAbsent(kind.type().id(), kind));
  }

  /** Those on the class path and in the jars that the catalogue was loaded from. */
  public static RunKinds of(Catalogue catalogue) {
    return new RunKinds(catalogue.services(RunKind.class));
  }

  /** All, in the order of their names. */
  public List<RunKind> all() {
    return List.copyOf(kinds.values());
  }

  /**
   * The kind of that name.
   *
   * @throws Mistake if there is none
   */
  public RunKind find(String id) {
    RunKind kind = kinds.get(id);
    if (kind == null) {
      throw new Mistake(
          "There is no kind of run '"
              + id
              + "'; there are "
              + String.join(", ", kinds.keySet())
              + ".");
    }
    return kind;
  }

  /** The kind of a run. */
  public RunKind of(RunFolder run) {
    return find(run.info().kind());
  }
}
