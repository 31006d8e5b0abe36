package spielwerk.lab.contest;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import spielwerk.lab.Study;
import spielwerk.lab.StudyKinds;
import spielwerk.runs.spec.Fields;

/** Studies in which engines play games. */
public final class ContestStudies implements StudyKinds {
  @Override
  public Map<String, Function<Fields, Study>> readers() {
    Map<String, Function<Fields, Study>> kinds = new LinkedHashMap<>();
    kinds.put("duel", DuelPlan::read);
    kinds.put("war", WarPlan::read);
    kinds.put("points", PointsPlan::read);
    kinds.put("levels", LevelsPlan::read);
    kinds.put("sides", SidesStudy::read);
    return kinds;
  }
}
