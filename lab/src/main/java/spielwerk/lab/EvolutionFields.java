package spielwerk.lab;

import spielwerk.core.Mistake;
import spielwerk.learn.evolution.EvolutionSpec;

/** The parameters of an evolution as a file gives them; the rest is as the paper has it. */
public final class EvolutionFields {
  private EvolutionFields() {}

  /**
   * Reads the parameters and leaves other fields alone.
   *
   * @throws Mistake with file and line, if a parameter is wrong
   */
  public static EvolutionSpec read(Fields fields) {
    String game = fields.text("game");
    String player = fields.text("player");
    EvolutionSpec usual = EvolutionSpec.of(game, player);
    try {
      return new EvolutionSpec(
          game,
          player,
          integer(fields, "degree", usual.degree(), 1, 100),
          integer(fields, "populationSize", usual.populationSize(), 2, EvolutionSpec.MOST_PLAYERS),
          integer(fields, "groupSize", usual.groupSize(), 1, 100),
          flag(fields, "againstCopies"),
          integer(fields, "rounds", usual.rounds(), 1, EvolutionSpec.MOST_ROUNDS),
          share(fields, "smallestVariance", usual.smallestVariance()),
          share(fields, "survivors", usual.survivors()),
          share(fields, "children", usual.children()),
          share(fields, "mutation", usual.mutation()),
          integer(fields, "generations", usual.generations(), 1, EvolutionSpec.MOST_GENERATIONS),
          fields.textIfAny("fitness").orElse(usual.fitness()),
          integer(fields, "elite", usual.elite(), 0, EvolutionSpec.MOST_PLAYERS),
          flag(fields, "onlyForward"),
          fields.textIfAny("load").orElse(""),
          fields.textIfAny("start").orElse(""),
          whole(fields, "dice"),
          whole(fields, "seed"));
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }

  private static int integer(Fields fields, String name, int usual, int least, int most) {
    return fields.has(name) ? fields.integer(name, least, most) : usual;
  }

  private static double share(Fields fields, String name, double usual) {
    return fields.has(name) ? fields.real(name, 0, 1) : usual;
  }

  private static boolean flag(Fields fields, String name) {
    return fields.has(name) && fields.flag(name);
  }

  private static long whole(Fields fields, String name) {
    return fields.has(name) ? fields.whole(name, Long.MIN_VALUE, Long.MAX_VALUE) : 0;
  }
}
