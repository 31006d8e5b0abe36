package spielwerk.search;

import java.util.LinkedHashMap;
import java.util.Map;
import spielwerk.core.Effort;

/** What a search counts while it runs. */
final class Figures {
  long nodes;
  long leaves;

  /** Leaves at which the depth, not the game, was at its end. */
  long horizon;

  long evaluations;
  long cutoffs;
  long firstCutoffs;
  long researches;
  long probes;
  long hits;
  int depth;
  int selectiveDepth;

  Effort effort(int score, long began) {
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
