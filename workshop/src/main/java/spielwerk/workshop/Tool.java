package spielwerk.workshop;

import java.util.List;
import java.util.function.Consumer;
import spielwerk.core.Option;
import spielwerk.core.Settings;

/**
 * Something that makes or measures what ships with an engine. The same settings and seed give the
 * same product.
 *
 * @param name what people type, its game first: {@code othello-patterns}
 * @param example options to try it with, such that it takes seconds
 * @param seed the random seed if none is given: the one with which the files that ship were made
 */
public record Tool(
    String name, String about, String example, long seed, List<Option> options, Work work) {
  private static final int MOST = 10_000_000;

  /** What a tool does. */
  @FunctionalInterface
  public interface Work {
    /**
     * @param progress takes a line now and then
     */
    Product run(Settings settings, long seed, Consumer<String> progress);
  }

  /** What comes of it. */
  public sealed interface Product {}

  /**
   * Something to keep.
   *
   * @param name the usual name of the file
   */
  public record ModelFile(String name, byte[] content) implements Product {}

  /** Something to read. */
  public record Lines(List<String> lines) implements Product {}

  /** An option that takes a number of things, at least one. */
  public static Option count(String name, int usual, String about) {
    return Option.integer(name, usual, 1, MOST, about);
  }
}
