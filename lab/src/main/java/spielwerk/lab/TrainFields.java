package spielwerk.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import spielwerk.arena.Openings;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.learn.selfplay.Schedule;
import spielwerk.learn.selfplay.TrainSpec;
import spielwerk.learn.selfplay.TrainingRun;

/** A training as a file gives it; what is left out is as {@link TrainSpec#of} has it. */
public final class TrainFields {
  /** What stands under {@code kind} in the file of a training, if anything. */
  static final String KIND = "train";

  private static final int MOST = 1_000_000;

  private final Fields fields;
  private final Path folder;
  private final Game game;
  private final Catalogue catalogue;
  private final TrainSpec usual;

  private TrainFields(Path file, Fields fields, Catalogue catalogue) {
    this.fields = fields;
    this.folder = file.toAbsolutePath().resolveSibling("");
    this.catalogue = catalogue;
    this.game = read(fields, "game", catalogue::game);
    this.usual = TrainSpec.of(game.text());
  }

  /**
   * Reads the file.
   *
   * @param file where it stands, for files of openings are looked for beside it
   * @throws Mistake with file and line, if something is wrong
   */
  public static TrainSpec read(Path file, Fields fields, Catalogue catalogue) {
    if (fields.has("kind")) {
      fields.word("kind", List.of(KIND));
    }
    TrainSpec spec = new TrainFields(file, fields, catalogue).spec();
    try {
      TrainingRun.game(spec, catalogue);
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
    return spec;
  }

  private TrainSpec spec() {
    long seed = fields.has("seed") ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : 0;
    int generations =
        integer(fields, "generations", usual.generations(), 1, TrainSpec.MOST_GENERATIONS);
    TrainSpec.Shape net = part("net", this::net, usual.net());
    TrainSpec.Play play = part("selfplay", this::play, usual.selfplay());
    TrainSpec.Window window = part("buffer", this::window, usual.buffer());
    TrainSpec.Lessons lessons = part("training", this::lessons, usual.training());
    TrainSpec.Gate gate = part("gate", this::gate, usual.gate());
    TrainSpec.Rate rate = part("rate", this::rate, usual.rate());
    double throttle = real(fields, "throttle", usual.throttle(), 0, 0.95);
    int keep = integer(fields, "keep", usual.keep(), 1, TrainSpec.MOST_GENERATIONS);
    int threads = integer(fields, "threads", usual.threads(), 0, 1024);
    fields.done();
    try {
      return new TrainSpec(
          game.text(),
          seed,
          generations,
          net,
          play,
          window,
          lessons,
          gate,
          rate,
          throttle,
          keep,
          threads);
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }

  private <T> T part(String name, Function<Fields, T> reader, T usually) {
    if (!fields.has(name)) {
      return usually;
    }
    Fields part = fields.part(name);
    T read = reader.apply(part);
    part.done();
    return read;
  }

  private TrainSpec.Shape net(Fields part) {
    TrainSpec.Shape shape = usual.net();
    return new TrainSpec.Shape(
        integer(part, "blocks", shape.blocks(), 0, 40),
        integer(part, "channels", shape.channels(), 1, 512),
        integer(part, "policyChannels", shape.policyChannels(), 1, 256),
        integer(part, "valueHidden", shape.valueHidden(), 1, 1024),
        integer(part, "valueChannels", shape.valueChannels(), 1, 256));
  }

  private TrainSpec.Play play(Fields part) {
    TrainSpec.Play play = usual.selfplay();
    return new TrainSpec.Play(
        integer(part, "games", play.games(), 1, TrainSpec.MOST_GAMES),
        integer(part, "lockstep", play.lockstep(), 1, 4096),
        part.has("sims") ? schedule(part) : play.sims(),
        part.has("gumbel") ? part.flag("gumbel") : play.gumbel(),
        integer(part, "considered", play.considered(), 1, 1000),
        real(part, "scale", play.scale(), 0.001, 100),
        real(part, "cpuct", play.cpuct(), 0, 100),
        real(part, "noise", play.noise(), 0, 100),
        real(part, "noiseShare", play.noiseShare(), 0, 1),
        real(part, "temperature", play.temperature(), 0.01, 100),
        integer(part, "plies", play.plies(), 0, 10_000),
        real(part, "openings", play.openings(), 0, 1),
        integer(part, "openingPlies", play.openingPlies(), 1, 100),
        integer(part, "exact", play.exact(), 0, 20),
        integer(part, "leaves", play.leaves(), 0, 20),
        real(part, "endings", play.endings(), 0, 1),
        real(part, "full", play.full(), 0.01, 1),
        integer(part, "fast", play.fast(), 1, Schedule.MOST),
        part.has("reuse") ? part.flag("reuse") : play.reuse(),
        integer(part, "cache", play.cache(), 0, 4_000_000),
        part.has("int8") ? part.flag("int8") : play.int8());
  }

  private static Schedule schedule(Fields part) {
    if (part.isPart("sims")) {
      Fields steps = part.part("sims");
      List<Schedule.Step> list = new ArrayList<>();
      for (String from : steps.names()) {
        if (!from.matches("\\d{1,6}")) {
          throw steps.mistake(from, "'" + from + "' is no generation, from which a number counts");
        }
        list.add(new Schedule.Step(Integer.parseInt(from), steps.integer(from, 1, Schedule.MOST)));
      }
      try {
        return new Schedule(list);
      } catch (Mistake wrong) {
        throw part.mistake("sims", plain(wrong));
      }
    }
    return part.text("sims").equals("paper")
        ? Schedule.PAPER
        : Schedule.always(part.integer("sims", 1, Schedule.MOST));
  }

  private TrainSpec.Window window(Fields part) {
    TrainSpec.Window window = usual.buffer();
    int size = integer(part, "size", window.size(), 1, TrainSpec.MOST_POSITIONS);
    boolean growing =
        part.has("window") && part.word("window", List.of("fixed", "growing")).equals("growing");
    int most = integer(part, "most", Math.max(size, window.most()), size, TrainSpec.MOST_POSITIONS);
    return new TrainSpec.Window(size, growing, most);
  }

  private TrainSpec.Lessons lessons(Fields part) {
    TrainSpec.Lessons lessons = usual.training();
    if (part.has("coverage") && part.has("perNew")) {
      throw part.mistake("perNew", "either 'coverage' or 'perNew' says how much is learnt");
    }
    double coverage = real(part, "coverage", 0, 0.001, 1000);
    double perNew = coverage > 0 ? 0 : real(part, "perNew", lessons.perNew(), 0.001, 1000);
    double rate = real(part, "rate", lessons.rate(), 1e-7, 1);
    return new TrainSpec.Lessons(
        integer(part, "batch", lessons.batch(), 2, 65_536),
        coverage,
        perNew,
        rate,
        real(part, "fade", lessons.fade(), 1e-4, 1),
        real(part, "warmup", lessons.warmup(), 0, 1),
        real(part, "end", Math.min(rate, lessons.end()), 0, rate),
        real(part, "decay", lessons.decay(), 0, 1),
        real(part, "searched", lessons.searched(), 0, 1));
  }

  private TrainSpec.Gate gate(Fields part) {
    TrainSpec.Gate gate = usual.gate();
    return new TrainSpec.Gate(
        even(part, gate.games() == 0 ? 100 : gate.games(), 0),
        real(part, "threshold", gate.threshold(), 0, 1),
        integer(part, "sims", gate.sims(), 1, Schedule.MOST),
        openings(part, gate.openings()));
  }

  private TrainSpec.Rate rate(Fields part) {
    TrainSpec.Rate rate = usual.rate();
    List<String> opponents = part.texts("opponents");
    for (String opponent : opponents) {
      try {
        catalogue.engine(opponent, game).close();
      } catch (Mistake wrong) {
        throw part.mistake("opponents", plain(wrong));
      }
    }
    return new TrainSpec.Rate(
        integer(part, "every", 1, 1, TrainSpec.MOST_GENERATIONS),
        opponents,
        even(part, rate.games(), 2),
        integer(part, "sims", rate.sims(), 1, Schedule.MOST),
        part.has("gumbel") ? part.flag("gumbel") : rate.gumbel(),
        openings(part, rate.openings()));
  }

  private static int even(Fields part, int usually, int least) {
    int games = integer(part, "games", usually, least, MOST);
    if (games % 2 != 0) {
      throw part.mistake("games", "'games' must be even: every opening is played from both seats");
    }
    return games;
  }

  private Openings openings(Fields part, Openings usually) {
    return part.has("openings") ? OpeningsField.read(part, folder, game) : usually;
  }

  private static int integer(Fields part, String name, int usually, int least, int most) {
    return part.has(name) ? part.integer(name, least, most) : usually;
  }

  private static double real(Fields part, String name, double usually, double least, double most) {
    return part.has(name) ? part.real(name, least, most) : usually;
  }

  /** A field as a text that something else understands; its complaint is given the line. */
  private static <T> T read(Fields part, String name, Function<String, T> how) {
    String text = part.text(name);
    try {
      return how.apply(text);
    } catch (Mistake wrong) {
      throw part.mistake(name, plain(wrong));
    }
  }

  private static String plain(Mistake wrong) {
    return String.valueOf(wrong.getMessage()).replaceAll("\\.$", "");
  }
}
