package spielwerk.lab.training;

import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.Fields;

/** Studies of the log of a training. */
public final class TrainingStudies implements StudyKinds {
  @Override
  public Map<String, Function<Fields, Study>> readers() {
    return Map.of("course", TrainingStudy::read);
  }
}
