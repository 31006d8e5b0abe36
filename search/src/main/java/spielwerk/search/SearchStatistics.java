package spielwerk.search;

import java.util.LinkedHashMap;
import java.util.Map;
import spielwerk.core.Effort;

/** What a search counts while it runs. */
public final class SearchStatistics {
  public long nodes;
  public long leaves;

  /** Leaves at which the depth, not the game, was at its end. */
  public long horizon;

  public long evaluations;
  public long cutoffs;
  public long firstCutoffs;
  public long researches;
  public long probes;
  public long hits;
  public int depth;
  public int selectiveDepth;

  /**
   * An answer of the table; if a search had stopped before the end of the game for it, it counts as
   * a horizon.
   */
  void countHit(long entry) {
    hits++;
    if (!TranspositionTable.whole(entry)) {
      horizon++;
    }
  }

  public Effort effort(int score, long began) {
    Map<String, Number> more = new LinkedHashMap<>();
    more.put("score", score);
    more.put("leaves", leaves);
    more.put("evaluations", evaluations);
    more.put("cutoffs", cutoffs);
    more.put("firstCutoffs", firstCutoffs);
    more.put("researches", researches);
    more.put("probes", probes);
    more.put("hits", hits);
    more.put("selectiveDepth", selectiveDepth);
    return new Effort(nodes, depth, (System.nanoTime() - began) / 1e9, more);
  }
}
