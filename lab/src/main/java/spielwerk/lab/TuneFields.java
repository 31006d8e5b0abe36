package spielwerk.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import spielwerk.arena.Openings;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.learn.tuning.Fitness;
import spielwerk.learn.tuning.Rivals;
import spielwerk.learn.tuning.Templates;
import spielwerk.learn.tuning.TuneSpec;

/** A tuning as a file gives it. */
public final class TuneFields {
  private final Fields fields;
  private final Catalogue catalogue;
  private final Game game;

  private TuneFields(Fields fields, Catalogue catalogue) {
    this.fields = fields;
    this.catalogue = catalogue;
    this.game = read("game", catalogue::game);
  }

  /**
   * Reads the file, and tries its engines.
   *
   * @param file where it stands, for files of openings are looked for beside it
   * @throws Mistake with file and line, if something is wrong
   */
  public static TuneSpec read(Path file, Fields fields, Catalogue catalogue) {
    TuneFields own = new TuneFields(fields, catalogue);
    TuneSpec spec = own.spec(file);
    fields.done();
    own.check(spec);
    return spec;
  }

  /** Reads a tuning whose engines are tried later, and leaves other fields alone. */
  public static TuneSpec plain(Fields fields, Catalogue catalogue) {
    return new TuneFields(fields, catalogue).spec(fields.folder().resolve("any"));
  }

  private TuneSpec spec(Path file) {
    int seats = game.traits().seats();
    if (seats < 2) {
      throw fields.mistake("game", "the tuner needs a game with opponents, not one with one seat");
    }
    List<String> engines = fields.texts("engine");
    TuneSpec usual = TuneSpec.of(game.text(), engines, against());
    Rivals rivals = fields.has("rivals") ? word("rivals", Rivals.values()) : usual.rivals();
    Fitness fitness = fields.has("fitness") ? word("fitness", Fitness.values()) : usual.fitness();
    int games = games("games", usual.games(), seats);
    int population = integer("population", usual.population(), 2, TuneSpec.MOST_INDIVIDUALS);
    if (rivals == Rivals.POPULATION && population % seats != 0) {
      throw fields.mistake(
          "population",
          "'population' must be a multiple of %d, so that all tables are full".formatted(seats));
    }
    int generations = integer("generations", usual.generations(), 1, TuneSpec.MOST_GENERATIONS);
    double mutation = fields.has("mutation") ? fields.real("mutation", 0, 1) : usual.mutation();
    double words = fields.has("wordMutation") ? fields.real("wordMutation", 0, 1) : mutation;
    Budget budget = fields.has("budget") ? read("budget", Budget::parse) : usual.budget();
    Choice choice = fields.has("choice") ? read("choice", Choice::parse) : usual.choice();
    Openings openings =
        fields.has("openings")
            ? OpeningsField.read(fields, file.toAbsolutePath().resolveSibling(""), game)
            : Openings.usual(game);
    int maxMoves = integer("maxMoves", usual.maxMoves(), 1, Integer.MAX_VALUE);
    int check = games("check", usual.check(), seats);
    long seed = fields.has("seed") ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : 0;
    told("engine", () -> Templates.parse(engines));
    return new TuneSpec(
        game.text(),
        engines,
        rivals,
        fitness,
        usual.against(),
        games,
        population,
        generations,
        mutation,
        words,
        budget,
        choice,
        openings,
        maxMoves,
        check,
        seed);
  }

  private void check(TuneSpec spec) {
    told(
        "engine",
        () -> {
          Templates.parse(spec.engines()).check(game, catalogue);
          return spec;
        });
  }

  private <T extends Enum<T>> T word(String name, T[] words) {
    String word = fields.word(name, Arrays.stream(words).map(T::toString).toList());
    return Arrays.stream(words).filter(w -> w.toString().equals(word)).findFirst().orElseThrow();
  }

  private List<String> against() {
    List<String> against = new ArrayList<>();
    for (Fields part : fields.parts("against", "engine")) {
      String engine = part.text("engine");
      part.done();
      try {
        catalogue.engine(engine, game).close();
      } catch (Mistake wrong) {
        throw part.wrong(wrong);
      }
      against.add(engine);
    }
    if (against.size() > TuneSpec.MOST_OPPONENTS) {
      throw fields.mistake(
          "against", "'against' takes at most " + TuneSpec.MOST_OPPONENTS + " opponents");
    }
    return against;
  }

  private int integer(String name, int usual, int least, int most) {
    return fields.has(name) ? fields.integer(name, least, most) : usual;
  }

  /** A number of games in which everybody sits everywhere alike; the usual one is rounded up. */
  private int games(String name, int usual, int seats) {
    if (!fields.has(name)) {
      return (usual + seats - 1) / seats * seats;
    }
    int games = fields.integer(name, 1, TuneSpec.MOST_GAMES);
    if (games % seats != 0) {
      throw fields.mistake(
          name,
          "'%s' must be a multiple of %d, so that everybody sits everywhere alike"
              .formatted(name, seats));
    }
    return games;
  }

  /** A field as a text that something else understands. */
  private <T> T read(String name, Function<String, T> how) {
    String text = fields.text(name);
    return told(name, () -> how.apply(text));
  }

  /** Does something with a field; a complaint is given its line. */
  private <T> T told(String name, Supplier<T> how) {
    try {
      return how.get();
    } catch (Mistake wrong) {
      throw fields.mistake(name, String.valueOf(wrong.getMessage()).replaceAll("\\.$", ""));
    }
  }
}
