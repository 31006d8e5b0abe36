package spielwerk.web.table;

import spielwerk.core.Budget;
import spielwerk.core.Choice;

/**
 * Who sits at a table.
 *
 * @param kind a person or an engine; a team is an engine too
 * @param name what people call who sits there
 * @param engine the text that makes the engine, empty for a person
 * @param level the strength level that chose engine, budget and choice, or 0
 */
public record Chair(
    Kind kind, String name, String engine, Budget budget, Choice choice, int level) {

  /** What can sit on a chair. */
  public enum Kind {
    PERSON,
    ENGINE
  }

  public static Chair person(String name) {
    return new Chair(Kind.PERSON, name, "", Budget.FREE, Choice.BEST, 0);
  }

  public static Chair engine(String text) {
    return new Chair(Kind.ENGINE, text, text, Budget.FREE, Choice.BEST, 0);
  }

  /** The same under another name. */
  Chair called(String other) {
    return new Chair(kind, other, engine, budget, choice, level);
  }

  public boolean isPerson() {
    return kind == Kind.PERSON;
  }

  /** As records write it. */
  public String text() {
    return isPerson() ? "human" : engine;
  }
}
