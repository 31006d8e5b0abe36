package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Mistake;
import spielwerk.core.Text;
import spielwerk.runs.spec.Form;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.YamlFields;

/** A schedule in a spec: a number, {@code paper}, or numbers by generation, {1: 16, 10: 32}. */
final class ScheduleForm implements Form<SimulationSchedule> {
  @Override
  public Class<SimulationSchedule> type() {
    return SimulationSchedule.class;
  }

  @Override
  public SimulationSchedule read(YamlFields fields, String name, Reading reading) {
    if (!fields.isPart(name)) {
      return fields.text(name).equals("paper")
          ? SimulationSchedule.PAPER
          : SimulationSchedule.always(fields.integer(name, 1, SimulationSchedule.MOST));
    }
    YamlFields steps = fields.part(name);
    List<SimulationSchedule.Step> list = new ArrayList<>();
    for (String from : steps.names()) {
      if (!Text.isNumber(from, 6)) {
        throw new Mistake("'" + from + "' is not a generation, from which a number counts.");
      }
      list.add(
          new SimulationSchedule.Step(
              Integer.parseInt(from), steps.integer(from, 1, SimulationSchedule.MOST)));
    }
    return new SimulationSchedule(list);
  }

  @Override
  public Object write(SimulationSchedule schedule) {
    if (schedule.steps().size() == 1) {
      return schedule.steps().get(0).sims();
    }
    Map<String, Object> steps = new LinkedHashMap<>();
    schedule.steps().forEach(step -> steps.put("" + step.from(), step.sims()));
    return steps;
  }
}
