package spielwerk.arena.library;

import spielwerk.core.Ending;

/** Something that a game must be to be listed. */
public sealed interface FilterCondition {

  /** How a player of a game fared in it. */
  enum Fate {
    ANY,
    WON,
    SHARED,
    LOST
  }

  /**
   * Who played: a person's name, the text of an engine, or its bare name for all its forms; capital
   * or small letters.
   */
  record Player(String name, Fate fate) implements FilterCondition {
    public Player(String name) {
      this(name, Fate.ANY);
    }
  }

  /** What was played: {@code fiveinarow} or, with its options, {@code fiveinarow:size=9}. */
  record Played(String game) implements FilterCondition {}

  /** Who won: a seat, {@link LibraryGame#SHARED} or {@link LibraryGame#NOBODY}. */
  record Winner(int seat) implements FilterCondition {}

  /** Why it was over. */
  record Over(Ending.Reason reason) implements FilterCondition {}

  /** How many moves it had, both ends included. */
  record Length(int from, int to) implements FilterCondition {}

  /** When it ended: ISO 8601 texts, the first included, the last not; empty for no limit. */
  record Dates(String from, String before) implements FilterCondition {}

  /** The run it comes from. */
  record Run(String id) implements FilterCondition {}

  record Tagged(String tag) implements FilterCondition {}

  /** What was said of it, of its result or of a move contains these words. */
  record Said(String words) implements FilterCondition {}
}
