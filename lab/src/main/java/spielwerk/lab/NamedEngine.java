package spielwerk.lab;

import java.util.List;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.runs.spec.YamlFields;

/**
 * One way to search, or one player, among others.
 *
 * @param engine the text that makes the engine
 * @param paper what the paper has to say about it, or empty
 */
public record NamedEngine(String label, String engine, String paper) {
  /** Where this stands in an engine's text, the folder of the experiment's file is put. */
  private static final String FOLDER = "FOLDER";

  public static List<NamedEngine> readAll(YamlFields fields, String name) {
    return fields.parts(name).stream().map(NamedEngine::read).toList();
  }

  public static NamedEngine read(YamlFields fields) {
    NamedEngine rung =
        new NamedEngine(
            fields.text("label"),
            fields.text("engine").replace(FOLDER, fields.folder().toString().replace('\\', '/')),
            fields.textIfAny("paper").orElse(""));
    fields.done();
    return rung;
  }

  /** Whether it deepens by itself, step by step, and so knows what a budget of nodes means. */
  public boolean deepens() {
    Name name = Name.parse(engine);
    return name.values().contains("deepen")
        || name.values().contains("all")
        || "on".equals(name.options().getOrDefault("deepen", "off"));
  }

  public static void check(Catalogue catalogue, List<String> games, List<String> engines) {
    for (String text : games) {
      Game game = catalogue.game(text);
      engines.forEach(engine -> check(catalogue, game, engine));
    }
  }

  private static void check(Catalogue catalogue, Game game, String engine) {
    catalogue.engine(engine, game).close();
    if (!catalogue.selfContained(engine, game).equals(engine)) {
      throw new Mistake(
          engine + ": an experiment holds the expression itself; write it as eval=[EXPRESSION].");
    }
  }
}
