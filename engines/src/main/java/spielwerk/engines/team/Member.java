package spielwerk.engines.team;

import java.util.ArrayList;
import java.util.List;
import spielwerk.core.Mistake;
import spielwerk.core.Name;

/**
 * Who is in a team and how much it counts.
 *
 * @param text the text that makes the engine
 * @param weight what its ratings are multiplied with; a member of weight 0 is not asked
 */
record Member(String text, double weight) {
  private static final int MOST = 20;
  private static final double HEAVIEST = 1000;

  /**
   * The members of a team such as {@code mspider*0.5+mtactix} or {@code mspider*30%+mtactix*70%}.
   *
   * @throws Mistake if it cannot be read as such, or nobody has a weight
   */
  static List<Member> parse(String text) {
    List<String> parts = Name.split(text, '+', text);
    if (parts.size() > MOST) {
      throw new Mistake(
          "A team has at most "
              + MOST
              + " members, not "
              + parts.size()
              + "; teams may be nested.");
    }
    List<Member> members = new ArrayList<>();
    for (String part : parts) {
      members.add(one(part.trim(), text));
    }
    if (members.stream().allMatch(member -> member.weight == 0)) {
      throw new Mistake("In the team '" + text + "' every weight is 0, so nobody would be asked.");
    }
    return List.copyOf(members);
  }

  private static Member one(String part, String whole) {
    List<String> factors = Name.split(part, '*', whole);
    String engine = factors.get(0).trim();
    if (engine.isEmpty()) {
      throw new Mistake(
          "The team '"
              + whole
              + "' has a missing member; write its members like mspider*0.5+mtactix.");
    }
    if (factors.size() > 2) {
      throw new Mistake("'" + part + "' in a team has more than one weight.");
    }
    return new Member(engine, factors.size() == 1 ? 1 : weight(factors.get(1).trim(), part));
  }

  private static double weight(String text, String part) {
    boolean percent = text.endsWith("%");
    try {
      double number = Double.parseDouble(percent ? text.substring(0, text.length() - 1) : text);
      double weight = percent ? number / 100 : number;
      if (weight >= 0 && weight <= HEAVIEST) {
        return weight;
      }
    } catch (NumberFormatException noNumber) {
      // the sentence below says what is allowed
    }
    throw new Mistake(
        "'"
            + text
            + "' in '"
            + part
            + "' is not a weight; a weight is a number from 0 to 1000 or a percentage such as 50%.");
  }
}
