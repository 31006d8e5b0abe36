package spielwerk.lab.worlds;

import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.YamlFields;

/** Studies over many worlds. */
public final class WorldsStudies implements StudyKinds {
  @Override
  public Map<String, Function<YamlFields, Study>> readers() {
    return Map.of("worlds", WorldsStudy::read);
  }
}
