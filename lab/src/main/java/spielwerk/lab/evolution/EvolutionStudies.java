package spielwerk.lab.evolution;

import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.YamlFields;

/** Studies of evolutions and of their parameters. */
public final class EvolutionStudies implements StudyKinds {
  @Override
  public Map<String, Function<YamlFields, Study>> readers() {
    return Map.of("evolution", EvolutionStudy::read, "hyperparameters", HyperparameterStudy::read);
  }
}
