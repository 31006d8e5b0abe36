package spielwerk.lab.competition;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.YamlFields;

/** Studies in which engines play games. */
public final class CompetitionStudies implements StudyKinds {
  @Override
  public Map<String, Function<YamlFields, Study>> readers() {
    Map<String, Function<YamlFields, Study>> kinds = new LinkedHashMap<>();
    kinds.put("duel", DuelPlan::read);
    kinds.put("war", EngineWarsPlan::read);
    kinds.put("points", PointsPlan::read);
    kinds.put("levels", LevelsPlan::read);
    kinds.put("sides", SidesStudy::read);
    kinds.put("steps", StepsPlan::read);
    return kinds;
  }
}
