package spielwerk.core;

import java.util.List;

/**
 * Who an engine is.
 *
 * @param about what it does, in a sentence or two
 */
public record EngineInfo(
    String id, String name, String author, String about, List<Option> options) {

  public static EngineInfo of(String id, String name, String about, Option... options) {
    return new EngineInfo(id, name, "Spielwerk", about, List.of(options));
  }
}
