package spielwerk.games.quickciv;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The table of rules for a picture: class, price and effects of every building. */
final class RulesView {
  private final QuickCivRules rules;

  private RulesView(QuickCivRules rules) {
    this.rules = rules;
  }

  static List<Object> of(QuickCivRules rules) {
    RulesView table = new RulesView(rules);
    List<Object> all = new ArrayList<>();
    for (Building building : Building.values()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", building.word());
      one.put("class", rules.kind(building).word());
      one.put("price", rules.price(building));
      one.put("effects", rules.effects(building).stream().map(table::effect).toList());
      all.add(one);
    }
    return all;
  }

  private Map<String, Object> effect(Effect effect) {
    Map<String, Object> one = new LinkedHashMap<>();
    if (effect.pressure() > 0) {
      one.put("pressure", effect.pressure());
      one.put("where", effect.where().words());
      return one;
    }
    one.put("gain", MapView.resources(effect.gain()));
    if (effect.counts() != Effect.Counts.NOTHING) {
      one.put("foreign", effect.counts() == Effect.Counts.FOREIGN);
      one.put("per", per(effect));
      one.put("where", effect.where().words());
    }
    return one;
  }

  /** What an effect counts, in the words of the table: {@code forest}, {@code non-housing}. */
  private String per(Effect effect) {
    return switch (effect.counts()) {
      case NOTHING -> "";
      case FOREST -> "forest";
      case MOUNTAIN -> "mountain";
      case NATURE -> "nature";
      case UNBUILT -> "unbuilt";
      case OWN, FOREIGN -> group(effect.buildings());
    };
  }

  private String group(Set<Building> some) {
    if (some.size() == Building.COUNT) {
      return "building";
    }
    if (some.size() == 1) {
      return some.iterator().next().word();
    }
    Set<Building> others = EnumSet.complementOf(EnumSet.copyOf(some));
    for (BuildingClass kind : BuildingClass.values()) {
      EnumSet<Building> members = EnumSet.noneOf(Building.class);
      for (Building building : Building.values()) {
        if (rules.kind(building) == kind) {
          members.add(building);
        }
      }
      if (members.equals(some)) {
        return kind.word();
      }
      if (members.equals(others)) {
        return "non-" + kind.word();
      }
    }
    return "non-" + others.iterator().next().word();
  }
}
