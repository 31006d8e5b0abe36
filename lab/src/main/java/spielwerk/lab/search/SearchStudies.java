package spielwerk.lab.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.YamlFields;

/**
 * Studies of searches: what improvements save, how deep a budget reaches, whether one switch pays.
 */
public final class SearchStudies implements StudyKinds {
  @Override
  public Map<String, Function<YamlFields, Study>> readers() {
    Map<String, Function<YamlFields, Study>> kinds = new LinkedHashMap<>();
    kinds.put("ladder", LadderStudy::read);
    kinds.put("reach", SearchDepthStudy::read);
    kinds.put("question", AblationStudy::read);
    kinds.put("facts", FactsStudy::read);
    return kinds;
  }
}
