package spielwerk.lab;

import java.nio.file.Path;
import spielwerk.arena.Openings;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/** The field {@code openings}: a text, a file, or a list with the moves of each. */
final class OpeningsField {
  private static final String NAME = "openings";

  private OpeningsField() {}

  /**
   * @param folder where a file is looked for, unless the fields came from elsewhere
   */
  static Openings read(Fields fields, Path folder, Game game) {
    try {
      if (fields.isList(NAME)) {
        return Openings.Listed.of(fields.texts(NAME), game);
      }
      String text = fields.text(NAME);
      return fields.foreign() ? Openings.parse(text) : Openings.of(text, folder, game);
    } catch (Mistake wrong) {
      throw fields.mistake(NAME, String.valueOf(wrong.getMessage()).replaceAll("\\.$", ""));
    }
  }
}
