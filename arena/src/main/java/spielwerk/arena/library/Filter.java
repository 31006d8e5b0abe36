package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;

/** Which games are wanted: those that fulfil all conditions. */
public record Filter(List<FilterCondition> conditions) {
  public static final Filter ALL = new Filter(List.of());

  public Filter {
    conditions = List.copyOf(conditions);
  }

  public Filter and(FilterCondition condition) {
    List<FilterCondition> more = new ArrayList<>(conditions);
    more.add(condition);
    return new Filter(more);
  }
}
