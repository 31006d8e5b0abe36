package spielwerk.engines.process;

import org.jspecify.annotations.Nullable;
import spielwerk.core.Fault;
import spielwerk.core.Watch;

/** What a protocol needs of a program: lines to it and from it. */
interface Conversation {
  /**
   * Says something new: what the program wrote before was no answer to it, so it only counts as
   * something said.
   *
   * @param text whole lines with their ends
   */
  void ask(String text);

  /** Says something that belongs to the question under way, or that has no answer. */
  void say(String text);

  /** Keeps something that the program said beside its answers. */
  void note(String line);

  /**
   * The next line that is not blank, or null if there is none until then or somebody says stop.
   *
   * @param until in nanoseconds of {@link System#nanoTime}
   * @throws Fault if the program has ended or written too much
   */
  @Nullable String line(long until, Watch watch);
}
