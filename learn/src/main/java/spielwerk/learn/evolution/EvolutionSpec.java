package spielwerk.learn.evolution;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.nio.file.Files;
import java.util.Map;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.Reading;
import spielwerk.runs.spec.SpecCodec;

/**
 * All that decides an evolution: the parameters of the paper's chapter 4, with their names there,
 * and what is bred.
 *
 * @param smallestVariance the share whose results can be relied on; the others go to the middle
 *     field
 * @param survivors what the best and the middle field are of all
 * @param onlyForward whether a generation that is worse than its predecessor is refused (2.3)
 * @param load file of the population to begin with, or empty
 * @param start engine whose copies are the population to begin with, or empty for players drawn
 * @param dice evolutions with the same number see the same dice in the same game of the same
 *     generation (3.1)
 */
@RecordBuilder
public record EvolutionSpec(
    @Field(
            about = "the game; as many play as the group has members",
            example = "\"qwixx:rules=paper\"")
        String game,
    @Field(about = "the engine that is bred", example = "poly") String player,
    @Field(
            about = "degree of the polynomials that a strategy is made of (Grad)",
            usual = "2",
            range = "1..100")
        int degree,
    @Field(
            about = "how many players there are (Populationsgröße)",
            usual = "100",
            range = "2..100_000")
        int populationSize,
    @Field(about = "how many sit at a table (Gruppengröße)", usual = "5", range = "1..100")
        int groupSize,
    @Field(about = "whether everyone plays against copies of itself", usual = "false")
        boolean againstCopies,
    @Field(
            about = "games of each player in a generation (Anzahl der Runden)",
            usual = "10",
            range = "1..100_000")
        int rounds,
    @Field(
            about =
                "share whose results vary least; the others are the middle field (Rate der kleinsten Varianz)",
            usual = "0.98",
            range = "0..1")
        double smallestVariance,
    @Field(
            about = "share that survives, the middle field included (Anteil an Überlebenden)",
            usual = "0.74",
            range = "0..1")
        double survivors,
    @Field(
            about =
                "share of children among the new players; the others are random (Anteil an Kindern)",
            usual = "1",
            range = "0..1")
        double children,
    @Field(
            about = "probability that a gene is drawn again (Mutationsrate)",
            usual = "0.05",
            range = "0..1")
        double mutation,
    @Field(about = "number of generations", usual = "200", range = "1..1_000_000") int generations,
    @Field(about = "points, wins, or mix:0.3 for 0.3 wins and 0.7 points", usual = "points")
        String fitness,
    @Field(about = "how many of the best do not mutate", usual = "0", range = "0..100_000")
        int elite,
    @Field(about = "whether a worse generation is refused", usual = "false") boolean onlyForward,
    @Field(
            about = "begin with the population of a run, or of a population.json",
            usual = "",
            example = "RUN")
        String load,
    @Field(about = "begin with copies of one engine", usual = "", example = "alphaqwixx")
        String start,
    @Field(about = "evolutions with the same number have the same dice", usual = "0") long dice,
    @Field(about = "random seed; if omitted, one is chosen", usual = "0", example = "1") long seed)
    implements EvolutionSpecBuilder.With {

  static final int MOST_ROUNDS = 100_000;

  public static final SpecCodec<EvolutionSpec> CODEC =
      SpecCodec.of(EvolutionRun.TYPE.id(), EvolutionSpec.class)
          .rule("load", EvolutionSpec::population);

  public EvolutionSpec {
    if (elite > populationSize) {
      throw new Mistake(
          "elite %d is not allowed; it takes 0 to %d.".formatted(elite, populationSize));
    }
    if (EvolutionFitness.parse(fitness).wins() > 0 && againstCopies) {
      throw new Mistake(
          "Among its own copies nobody wins, so againstCopies goes with fitness points only.");
    }
    if (!load.isEmpty() && !start.isEmpty()) {
      throw new Mistake("A population is either loaded or made of copies: give load or start.");
    }
    PopulationShares shares =
        PopulationShares.of(populationSize, rounds, smallestVariance, survivors, children);
    if (shares.middle() > shares.survivors()) {
      throw new Mistake(
          "The middle field (%d players by smallestVariance %s) survives, so survivors %s of %d players are too few."
              .formatted(shares.middle(), smallestVariance, survivors, populationSize));
    }
    if (2 * shares.children() > populationSize - shares.middle()) {
      throw new Mistake(
          "%d children need %d parents, but only %d players are outside the middle field; raise survivors or lower children."
              .formatted(
                  shares.children(), 2 * shares.children(), populationSize - shares.middle()));
    }
  }

  /** The paper's usual parameters. */
  public static EvolutionSpec of(String game, String player) {
    return CODEC.make(Map.of("game", game, "player", player));
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static EvolutionSpec fromJson(JsonNode json) {
    return CODEC.fromJson(json);
  }

  @JsonValue
  JsonNode toJson() {
    return CODEC.toJson(this);
  }

  /** The population that a spec names: of a run, or a file. */
  private static Object population(Object text, Reading reading) {
    String name = (String) text;
    return reading
        .run(name)
        .map(run -> run.resolve(EvolutionRun.POPULATION))
        .filter(Files::isRegularFile)
        .or(() -> reading.beside(name))
        .orElseThrow(() -> new Mistake("There is no evolution '" + name + "'."))
        .toString();
  }

  /** How many players the shares come to. */
  PopulationShares shares() {
    return PopulationShares.of(populationSize, rounds, smallestVariance, survivors, children);
  }
}
