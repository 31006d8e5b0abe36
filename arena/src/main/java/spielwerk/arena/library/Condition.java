package spielwerk.arena.library;

import spielwerk.core.Ending;

/** Something that a game must be to be listed. */
public sealed interface Condition {

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
  record Player(String name, Fate fate) implements Condition {
    public Player(String name) {
      this(name, Fate.ANY);
    }
  }

  /** What was played: {@code fiveinarow} or, with its options, {@code fiveinarow:size=9}. */
  record Played(String game) implements Condition {}

  /** Who won: a seat, {@link LibraryGame#SHARED} or {@link LibraryGame#NOBODY}. */
  record Winner(int seat) implements Condition {}

  /** Why it was over. */
  record Over(Ending.Reason reason) implements Condition {}

  /** How many moves it had, both ends included. */
  record Length(int from, int to) implements Condition {}

  /** When it ended: ISO 8601 texts, the first included, the last not; empty for no limit. */
  record Dates(String from, String before) implements Condition {}

  /** The run it comes from. */
  record Run(String id) implements Condition {}

  record Tagged(String tag) implements Condition {}

  /** What was said of it, of its result or of a move contains these words. */
  record Said(String words) implements Condition {}
}
