package spielwerk.arena;

import java.util.List;
import spielwerk.runs.spec.Form;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.YamlFields;

/** Openings in a spec: a text, the name of a file, or a list with the moves of each. */
final class OpeningsForm implements Form<Openings> {
  @Override
  public Class<Openings> type() {
    return Openings.class;
  }

  @Override
  public Openings read(YamlFields fields, String name, Reading reading) {
    if (fields.isList(name)) {
      List<String> lines = fields.texts(name);
      return reading
          .gameIfKnown()
          .map(game -> Openings.Listed.of(lines, game))
          .orElseGet(() -> new Openings.Listed(lines));
    }
    String text = fields.text(name);
    return reading.gameIfKnown().isEmpty() || fields.foreign()
        ? Openings.parse(text)
        : Openings.of(text, fields.folder(), reading.game());
  }

  @Override
  public Object write(Openings openings) {
    return openings instanceof Openings.Listed listed ? listed.lines() : openings.toString();
  }
}
