package spielwerk.app.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import spielwerk.app.terminal.Terminal;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.lab.EvolutionFields;
import spielwerk.lab.Fields;
import spielwerk.learn.evolution.Evolution;
import spielwerk.learn.evolution.EvolutionRun;
import spielwerk.learn.evolution.EvolutionSpec;
import spielwerk.runs.Journal;

/** {@code spielwerk evolve}: breeds players. */
@Command(
    name = "evolve",
    description = {
      "Breed players by the evolution that a YAML file describes. Every generation is kept, so that"
          + " a run that was stopped or killed can be resumed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  spielwerk evolve qwixx.yaml",
      "  spielwerk evolve qwixx.yaml --seed 7 --threads 2 --json",
      "",
      "A file, with what counts if a field is left out (game and player must be there):",
      "",
      "  game: \"qwixx:rules=paper\"",
      "  player: poly              what is bred",
      "  degree: 2                 Grad der Strategie",
      "  populationSize: 100       Populationsgröße",
      "  groupSize: 5              Gruppengröße",
      "  againstCopies: false      gegen eigene Kopien spielen",
      "  rounds: 10                Anzahl der Runden, games of each in a generation",
      "  smallestVariance: 0.98    Rate der kleinsten Varianz; the others are the middle field",
      "  survivors: 0.74           Anteil an Überlebenden",
      "  children: 1               Anteil an Kindern among the newcomers; the others are drawn",
      "  mutation: 0.05            Mutationsrate",
      "  generations: 200          Anzahl an Generationen",
      "  fitness: points           or wins, or mix:0.3 for 0.3 wins and 0.7 points",
      "  elite: 0                  how many of the best mutation spares",
      "  onlyForward: false        whether a worse generation is refused",
      "  load: RUN                 Population laden: a run or a population.json",
      "  start: alphaqwixx         or begin with copies of one engine",
      "  dice: 0                   the same dice for all evolutions with this number",
      "  seed: 1                   unless --seed is given"
    })
public final class EvolveCommand implements Callable<Integer> {
  @Mixin private final Common common;

  @Parameters(index = "0", paramLabel = "SPEC.yaml", description = "What is to be bred, and how.")
  private Path file;

  public EvolveCommand(Terminal terminal) {
    this.common = new Common(terminal);
  }

  @Override
  public Integer call() {
    Catalogue catalogue = common.catalogue();
    SpecFile source = SpecFile.read(common, file);
    Evolution evolution = Evolution.of(spec(source), catalogue);
    EvolutionRun run = EvolutionRun.begin(evolution, source.runs());
    try (Journal journal = run.journal()) {
      return new RunLoop(common, journal).announce().go();
    }
  }

  private EvolutionSpec spec(SpecFile source) {
    Fields fields = source.fields();
    EvolutionSpec spec = EvolutionFields.read(fields);
    boolean seeded = source.seeded();
    fields.done();
    EvolutionSpec loading = spec.load().isEmpty() ? spec : spec.loading(population(spec.load()));
    return seeded ? loading : loading.withSeed(common.seed());
  }

  /** A run by its name, or a file as it is seen from the spec. */
  private String population(String text) {
    try {
      Path ofRun = common.data().resolve("runs").resolve(text).resolve(EvolutionRun.POPULATION);
      Path beside = file.toAbsolutePath().resolveSibling(text);
      return (Files.isRegularFile(ofRun) ? ofRun : beside).toAbsolutePath().normalize().toString();
    } catch (InvalidPathException wrong) {
      throw new Mistake(file + ": load names no run and no file: '" + text + "'.", wrong);
    }
  }
}
