package spielwerk.learn.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Fields;
import spielwerk.runs.spec.Form;
import spielwerk.runs.spec.Reading;

/** A schedule in a spec: a number, {@code paper}, or numbers by generation, {1: 16, 10: 32}. */
final class ScheduleForm implements Form<Schedule> {
  @Override
  public Class<Schedule> type() {
    return Schedule.class;
  }

  @Override
  public Schedule read(Fields fields, String name, Reading reading) {
    if (!fields.isPart(name)) {
      return fields.text(name).equals("paper")
          ? Schedule.PAPER
          : Schedule.always(fields.integer(name, 1, Schedule.MOST));
    }
    Fields steps = fields.part(name);
    List<Schedule.Step> list = new ArrayList<>();
    for (String from : steps.names()) {
      if (!from.matches("\\d{1,6}")) {
        throw new Mistake("'" + from + "' is no generation, from which a number counts.");
      }
      list.add(new Schedule.Step(Integer.parseInt(from), steps.integer(from, 1, Schedule.MOST)));
    }
    return new Schedule(list);
  }

  @Override
  public Object write(Schedule schedule) {
    if (schedule.steps().size() == 1) {
      return schedule.steps().get(0).sims();
    }
    Map<String, Object> steps = new LinkedHashMap<>();
    schedule.steps().forEach(step -> steps.put("" + step.from(), step.sims()));
    return steps;
  }
}
