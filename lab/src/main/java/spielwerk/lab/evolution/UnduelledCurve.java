package spielwerk.lab.evolution;

import java.util.List;
import spielwerk.learn.evolution.GenerationStatistics;

/**
 * A curve without a {@link ChampionDuel}, as it is kept; curves were kept so before there were
 * duels, and what was begun then goes on.
 */
record UnduelledCurve(
    List<GenerationStatistics> generations, boolean founderOnTop, String champion) {

  static UnduelledCurve of(EvolutionCurve curve) {
    return new UnduelledCurve(curve.generations(), curve.founderOnTop(), curve.champion());
  }

  EvolutionCurve curve() {
    return new EvolutionCurve(generations, founderOnTop, champion, 0);
  }
}
