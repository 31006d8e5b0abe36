package spielwerk.learn.evolution;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import spielwerk.core.Catalogue;
import spielwerk.core.Explanation;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.runs.Journal;
import spielwerk.runs.Json;
import spielwerk.runs.Run;
import spielwerk.runs.RunType;
import spielwerk.runs.RunView;
import spielwerk.runs.Runs;

/**
 * An evolution that is kept in the folder of a run. With every generation {@code generations.jsonl}
 * grows by its ranking and {@code generations.csv} by its figures, and then {@code population.json}
 * is replaced atomically by the next population. A run that was killed is resumed from that
 * population; what was written after it is dropped and made anew.
 */
public final class EvolutionRun implements Run {
  static final RunType TYPE = new RunType("evolve", "evolution", "generation", false);

  public static final String POPULATION = "population.json";
  public static final String CSV = "generations.csv";

  private final Evolution evolution;
  private final Journal journal;
  private final Path csv;
  private final ObjectMapper json = Json.mapper();
  private final Set<String> known = new HashSet<>();
  private List<Individual> population;
  private int done;

  private EvolutionRun(
      Evolution evolution, Journal journal, List<Individual> population, int done) {
    this.evolution = evolution;
    this.journal = journal;
    this.csv = journal.folder().resolve(CSV);
    this.population = population;
    this.done = done;
  }

  /**
   * Begins an evolution. Nothing is written if something is wrong with it.
   *
   * @throws Mistake if the population to load is of another species, or nothing can be written
   */
  public static EvolutionRun begin(Evolution evolution, Runs runs) {
    EvolutionSpec spec = evolution.spec();
    List<Individual> start = founders(evolution);
    return begin(
        evolution,
        runs.begin(TYPE, spec.game(), spec.generations(), List.of(spec.player()), spec, false),
        start);
  }

  private static EvolutionRun begin(Evolution evolution, Journal journal, List<Individual> start) {
    EvolutionRun run = new EvolutionRun(evolution, journal, start, 0);
    journal.keep(0);
    run.keep(List.of(GenerationStatistics.COLUMNS));
    run.checkpoint();
    return run;
  }

  private static List<Individual> founders(Evolution evolution) {
    String file = evolution.spec().load();
    return file.isEmpty()
        ? evolution.start()
        : evolution.start(PopulationFile.read(Path.of(file)).fitting(evolution, file));
  }

  /**
   * Goes on with an evolution.
   *
   * @throws Mistake if it is not one, or its files are damaged
   */
  public static EvolutionRun resume(Journal journal, Catalogue catalogue) {
    EvolutionSpec spec = journal.spec(TYPE, EvolutionSpec.class);
    Evolution evolution = Evolution.of(spec, catalogue);
    Path file = journal.folder().resolve(POPULATION);
    if (!Files.exists(file)) {
      // it was killed before it had begun
      return begin(evolution, journal, founders(evolution));
    }
    PopulationFile saved = PopulationFile.read(file);
    int done = saved.generation();
    EvolutionRun run =
        new EvolutionRun(evolution, journal, saved.fitting(evolution, file.toString()), done);
    List<String> lines = run.lines();
    if (journal.keep(done) < done
        || lines.size() <= done
        || saved.players().size() != spec.populationSize()) {
      throw new Mistake(
          "The run %s is damaged: it has a population after generation %d, but not the generations before it."
              .formatted(journal.id(), done));
    }
    run.keep(lines.subList(0, done + 1));
    // those of the population that were born before this generation are known from earlier lines
    for (Individual player : run.population) {
      if (!player.id().startsWith(done + ".")) {
        run.known.add(player.id());
      }
    }
    return run;
  }

  public Journal journal() {
    return journal;
  }

  /** How many generations have been played. */
  public int done() {
    return done;
  }

  @Override
  public boolean finished() {
    return done >= evolution.spec().generations();
  }

  /**
   * The figures of the last generation played.
   *
   * @throws IllegalStateException if none was
   */
  public GenerationStatistics last() {
    List<String> lines = lines();
    if (done == 0) {
      throw new IllegalStateException("No generation has been played");
    }
    return GenerationStatistics.read(lines.get(done));
  }

  /** Plays on until the end or until the runner is stopped, which ends after a generation. */
  @Override
  public void run(Runner runner) {
    int all = evolution.spec().generations();
    runner.progress().at(done, all, "");
    while (!finished() && !runner.stop().getAsBoolean()) {
      Evolution.Step step = evolution.step(population, done, runner);
      journal.append(done, line(step));
      append(step.figures().csv());
      population = step.next();
      done++;
      checkpoint();
      runner.progress().at(done, all, note(step.figures()));
    }
    if (finished()) {
      crown();
      journal.finish(view().json().toPrettyString());
    }
  }

  /** Tests the best of all generations again. */
  private void crown() {
    write(
        () -> {
          Champion best = Champion.untested(journal.run().lines());
          best.tested(evolution.amongCopies(best.engine(), Champion.GAMES)).write(journal.folder());
        });
  }

  @Override
  public RunView view() {
    return EvolveView.of(journal.run(), evolution);
  }

  @Override
  public String stops() {
    return "after this generation";
  }

  private static String note(GenerationStatistics figures) {
    return String.format(Locale.ROOT, "mean %.1f, best %.1f", figures.mean(), figures.best());
  }

  /** The ranking, and the genes of those that were born for this generation. */
  private String line(Evolution.Step step) {
    ObjectNode line = json.createObjectNode();
    line.put("generation", step.figures().number());
    line.set("figures", json.valueToTree(step.figures()));
    line.put("best", evolution.species().engine(step.best().genes()));
    ArrayNode ranking = line.putArray("ranking");
    ArrayNode born = line.putArray("born");
    for (Evolution.Ranked ranked : step.ranked()) {
      ObjectNode one = ranking.addObject();
      one.put("id", ranked.player().id());
      one.put("field", ranked.field().name().toLowerCase(Locale.ROOT));
      one.put("points", ranked.points());
      one.put("fitness", ranked.fitness());
      one.put("variance", ranked.variance());
      if (!known.contains(ranked.player().id())) {
        born.add(json.<ObjectNode>valueToTree(ranked.player()));
      }
    }
    known.clear();
    step.ranked().forEach(ranked -> known.add(ranked.player().id()));
    try {
      return json.writeValueAsString(line);
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private void checkpoint() {
    write(
        () ->
            PopulationFile.of(evolution.spec(), done, population)
                .write(journal.folder().resolve(POPULATION), json));
  }

  private void append(String text) {
    write(() -> Files.writeString(csv, text + "\n", StandardOpenOption.APPEND));
  }

  private void keep(List<String> lines) {
    write(() -> Files.writeString(csv, String.join("\n", lines) + "\n"));
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    write(() -> lines.addAll(Files.readAllLines(csv, StandardCharsets.UTF_8)));
    return lines;
  }

  /** Something done to a file. */
  private interface Deed {
    void dare() throws IOException;
  }

  private void write(Deed deed) {
    try {
      deed.dare();
    } catch (IOException full) {
      throw new UncheckedIOException(
          "The run %s could not be written (%s); it can be resumed from generation %d."
              .formatted(journal.id(), Explanation.why(full), done),
          full);
    }
  }
}
