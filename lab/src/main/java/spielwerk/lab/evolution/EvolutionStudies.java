package spielwerk.lab.evolution;

import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.Fields;

/** Studies of evolutions. */
public final class EvolutionStudies implements StudyKinds {
  @Override
  public Map<String, Function<Fields, Study>> readers() {
    return Map.of("evolution", EvolutionStudy::read);
  }
}
