package spielwerk.web.runs;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.re2j.Pattern;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import spielwerk.arena.Match;
import spielwerk.core.Catalogue;
import spielwerk.core.Mistake;
import spielwerk.runs.Journal;
import spielwerk.runs.RunDraft;
import spielwerk.runs.RunFolder;
import spielwerk.runs.RunKind;
import spielwerk.runs.RunKinds;
import spielwerk.runs.RunLabel;
import spielwerk.runs.RunPicture;
import spielwerk.runs.Runs;
import spielwerk.runs.report.Html;
import spielwerk.runs.report.Translation;
import spielwerk.runs.spec.SpecCodec;
import spielwerk.runs.spec.YamlFields;

/** Whom pages ask to begin, pause, resume and forget runs. */
public final class RunService implements AutoCloseable {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,119}");
  private static final int MOST_THREADS = 1024;

  private final Path data;
  private final Plugins catalogue;
  private final Launcher launcher;
  private final RunWatch watch;
  private final ClassTournaments classes;
  private final SecureRandom seeds = new SecureRandom();

  /**
   * @param catalogue what pages may name; usually a closed one
   * @param program the command that starts the program, to which words are added; empty if nothing
   *     can be started
   */
  public RunService(Catalogue catalogue, Path data, List<String> program) {
    this.data = data;
    this.catalogue = new Plugins(catalogue, data);
    this.launcher = new Launcher(program);
    this.watch = new RunWatch(data, launcher, this.catalogue);
    this.classes = new ClassTournaments(this, data);
  }

  /** A name becomes a path, so it may hold nothing that leads elsewhere. */
  static boolean isName(String id) {
    return NAME.matcher(id).matches() && !id.contains("..");
  }

  public RunWatch watch() {
    return watch;
  }

  public ClassTournaments classes() {
    return classes;
  }

  public Launcher launcher() {
    return launcher;
  }

  /** What pages may name now, jars that were dropped in included. */
  public Catalogue catalogue() {
    return catalogue.get();
  }

  /** The data folder. */
  public Path data() {
    return data;
  }

  /**
   * Begins a run that YAML describes.
   *
   * @param threads 0 for the usual number
   * @return its name
   * @throws Mistake if the description is wrong, with its line, or nothing can be started
   */
  public String start(String kind, String yaml, int threads) {
    launcher.check();
    String id;
    try (Journal journal =
        draft(kind, YamlFields.ofText(yaml)).begin(new Runs(data, Clock.systemUTC()), false)) {
      id = journal.id();
    }
    launch(id, threads);
    return id;
  }

  private RunDraft draft(String kind, YamlFields fields) {
    Optional<Long> seed = fields.has("seed") ? Optional.empty() : Optional.of(freshSeed());
    RunKind known = RunKinds.of(catalogue()).find(kind);
    try {
      return known.draft(fields, catalogue(), data, seed);
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }

  /** A seed that nobody gave. */
  public long freshSeed() {
    return seeds.nextLong() >>> 32;
  }

  /**
   * Reads a description as {@link #start} does, and begins nothing.
   *
   * @return what stands in it: texts, lists and maps of them
   * @throws Mistake if the description is wrong, with its line
   */
  public Map<String, Object> check(String kind, String yaml) {
    YamlFields fields = YamlFields.ofText(yaml);
    draft(kind, fields);
    return fields.plain();
  }

  /**
   * Goes on with a run.
   *
   * @param threads 0 for the usual number
   */
  public void resume(String id, int threads) {
    RunSummary summary = watch.summary(id);
    if (summary.state() == RunSummary.State.RUNNING) {
      throw new Mistake("The run " + id + " is running already.");
    }
    if (summary.state() == RunSummary.State.FINISHED) {
      throw new Mistake("The run " + id + " is finished; nothing is left to do.");
    }
    launch(id, threads);
  }

  /** Starts the program that goes on with a run. */
  public void launch(String id, int threads) {
    if (threads < 0 || threads > MOST_THREADS) {
      throw new Mistake("There can be 1 to " + MOST_THREADS + " threads, not " + threads + ".");
    }
    List<String> words = new ArrayList<>(List.of("resume", id, "--data", data.toString()));
    if (threads > 0) {
      words.addAll(List.of("--threads", "" + threads));
    }
    launcher.start(id, words);
  }

  /** Asks a run to finish the games under way, and then to stop; also one of another program. */
  public void pause(String id) {
    if (watch.summary(id).state() != RunSummary.State.RUNNING) {
      throw new Mistake("The run " + id + " is not running.");
    }
    folder(id).askToStop(launcher.running(id));
  }

  /** Ends a run at once; games under way are played anew when it is resumed. */
  public void stop(String id) {
    RunSummary summary = watch.summary(id);
    if (summary.state() != RunSummary.State.RUNNING) {
      throw new Mistake("The run " + id + " is not running.");
    }
    if (!summary.startedHere()) {
      throw new Mistake(
          "The run "
              + id
              + " was started elsewhere; it can be paused here, but not ended at once.");
    }
    folder(id).askToStop(launcher.running(id));
    launcher.kill(id);
  }

  /** Forgets a run and all its games. */
  public void delete(String id) {
    if (watch.summary(id).state() == RunSummary.State.RUNNING) {
      throw new Mistake("The run " + id + " is running; pause it first.");
    }
    launcher.forget(id);
    new Runs(data, Clock.systemUTC()).delete(id);
  }

  /**
   * Gives a match more games and goes on with it. A game is a function of the spec and its index,
   * so those that were played stand.
   *
   * @throws Mistake if it is not a match that ended without a verdict of its test
   */
  public void extend(String id, int games) {
    launcher.check();
    RunSummary summary = watch.summary(id);
    if (summary.state() != RunSummary.State.FINISHED) {
      throw new Mistake(
          "The run " + id + " has not ended; it goes on by itself or by resuming it.");
    }
    Match.extend(folder(id), games, catalogue());
    watch.reread(id);
    launch(id, 0);
  }

  /** Gives a run another name and note; also one that is running. */
  public void label(String id, String name, String note) {
    new RunLabel(name, note).write(folder(id).path());
  }

  /** The folder of a run that is there. */
  public RunFolder folder(String id) {
    watch.summary(id);
    return RunFolder.of(data.resolve("runs").resolve(id));
  }

  /** What decides a run, with the fields that one would write. */
  public JsonNode spec(String id) {
    JsonNode spec = folder(id).info().spec();
    return kind(id).codec().map(codec -> today(codec, spec)).orElse(spec);
  }

  /** In today's form, whatever the form of its file is. */
  private static <S extends Record> JsonNode today(SpecCodec<S> codec, JsonNode spec) {
    return codec.toJson(codec.fromJson(spec));
  }

  /** The report of a run as one file that needs nothing else, in a language such as de. */
  public String report(String id, String language) {
    return Html.alone(kind(id).look(folder(id), catalogue()).report(), Translation.of(language));
  }

  private RunKind kind(String id) {
    return RunKinds.of(catalogue()).of(folder(id));
  }

  /** The YAML of a run that begins where another one stands. */
  public String carryOn(String id) {
    return kind(id).carryOn(folder(id));
  }

  /** What a page draws of a run. */
  public RunPicture picture(String id) {
    return kind(id).picture(folder(id), catalogue());
  }

  /** A page of the run's games. */
  public GamePage games(String id, long before, int most) {
    RunFolder run = folder(id);
    if (!run.info().keepsGames()) {
      throw new Mistake("A run of kind " + run.info().kind() + " keeps no games in one file.");
    }
    return GamePage.read(run, before, most);
  }

  @Override
  public void close() {
    classes.close();
    watch.close();
    launcher.close();
  }
}
