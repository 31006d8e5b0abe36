package spielwerk.lab.training;

import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.YamlFields;

/** Studies of the log of a training. */
public final class TrainingStudies implements StudyKinds {
  @Override
  public Map<String, Function<YamlFields, Study>> readers() {
    return Map.of("course", TrainingStudy::read);
  }
}
