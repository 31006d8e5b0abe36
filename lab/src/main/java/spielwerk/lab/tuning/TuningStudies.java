package spielwerk.lab.tuning;

import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.YamlFields;

/** Studies of tunings. */
public final class TuningStudies implements StudyKinds {
  @Override
  public Map<String, Function<YamlFields, Study>> readers() {
    return Map.of("tuning", TuningStudy::read);
  }
}
