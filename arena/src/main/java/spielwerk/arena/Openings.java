package spielwerk.arena;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Explanation;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Playout;
import spielwerk.core.Seeds;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Text;
import spielwerk.core.TextFile;
import spielwerk.runs.spec.Form;

/**
 * The moves that are given before the engines choose. Engines without chance of their own would
 * otherwise play one game over and over. Every opening is played once from each seat, so that a
 * good or bad one favours nobody.
 */
@JsonSerialize(using = ToStringSerializer.class)
public sealed interface Openings {
  /** The moves of an opening; they never end the game. */
  List<Integer> draw(Game game, Setup setup, long seed, int number);

  /** In a few words. */
  String shown();

  /** Every game from its start. */
  record None() implements Openings {
    @Override
    public List<Integer> draw(Game game, Setup setup, long seed, int number) {
      return List.of();
    }

    @Override
    public String shown() {
      return toString();
    }

    @Override
    public String toString() {
      return "none";
    }
  }

  /**
   * Uniformly random moves of the seats; dice between them fall as they fall.
   *
   * @param plies how many moves of the seats; fewer where so many almost always end the game
   */
  record Random(int plies) implements Openings {
    private static final int TRIES = 50;

    @Override
    public List<Integer> draw(Game game, Setup setup, long seed, int number) {
      RandomGenerator random = Seeds.stream(seed, number, Seeds.Purpose.OPENING, 0);
      Playout evenly = new Playout(game);
      for (int length = plies; length > 0; length--) {
        for (int i = 0; i < TRIES; i++) {
          List<Integer> opening = attempt(game.start(setup), evenly, length, random);
          if (!opening.isEmpty()) {
            return opening;
          }
        }
      }
      return List.of();
    }

    /** Some moves, or none if they ended the game. */
    private static List<Integer> attempt(
        State state, Playout evenly, int length, RandomGenerator random) {
      List<Integer> moves = new ArrayList<>();
      int left = length;
      while (left > 0 && !state.over()) {
        boolean chance = state.turn() == State.CHANCE;
        int move = chance ? state.draw(random) : evenly.choose(state, random);
        state.play(move);
        moves.add(move);
        left -= chance ? 0 : 1;
      }
      return state.over() ? List.of() : moves;
    }

    @Override
    public String shown() {
      return toString();
    }

    @Override
    public String toString() {
      return "random:plies=" + plies;
    }
  }

  /**
   * Openings that somebody chose, one after the other, and again from the first when there are no
   * more. They are part of the spec, so a run does not depend on the file they came from.
   *
   * @param lines the moves of each as people write them
   */
  record Listed(List<String> lines) implements Openings {
    /** How the text begins; then a line for each opening. */
    private static final String SIGN = "list";

    private static final int MOST = 100_000;
    private static final int LARGEST = 10_000_000;

    public Listed {
      lines = List.copyOf(lines);
      if (lines.isEmpty() || lines.size() > MOST) {
        throw new Mistake("A list has 1 to " + MOST + " openings, not " + lines.size() + ".");
      }
    }

    /**
     * The openings of a file: a line of moves each; what follows a # is a remark.
     *
     * @throws Mistake with the number of the line, if it is not an opening of the game
     */
    static Listed read(Path file, Game game) {
      List<String> openings = new ArrayList<>();
      try {
        if (Files.size(file) > LARGEST) {
          throw new Mistake(file + " is too long for a file of openings.");
        }
        int number = 0;
        for (String line : TextFile.lines(file)) {
          number++;
          String moves = Text.before(line, '#').strip();
          if (!moves.isEmpty()) {
            check(moves, game, file + ", line " + number + ": ");
            openings.add(moves);
          }
        }
      } catch (IOException unreadable) {
        throw new Mistake(
            "The openings " + file + " cannot be read: " + Explanation.why(unreadable) + ".",
            unreadable);
      }
      if (openings.isEmpty()) {
        throw new Mistake(
            "There are no openings in " + file + "; it has a line of moves for each.");
      }
      return new Listed(openings);
    }

    /**
     * Openings that somebody lists.
     *
     * @throws Mistake with the number of the first that is not one of the game
     */
    public static Listed of(List<String> lines, Game game) {
      for (int i = 0; i < lines.size(); i++) {
        check(lines.get(i), game, "opening " + (i + 1) + ": ");
      }
      return new Listed(lines);
    }

    private static void check(String moves, Game game, String place) {
      State state = game.start(game.setup(Seeds.derive(0, 0, Seeds.Purpose.SETUP, 0)));
      try {
        Moves.play(state, game.notation(), moves);
      } catch (Mistake illegal) {
        throw new Mistake(place + illegal.getMessage(), illegal);
      }
      if (state.over()) {
        throw new Mistake(place + "the opening ends the game.");
      }
    }

    @Override
    public List<Integer> draw(Game game, Setup setup, long seed, int number) {
      String moves = lines.get(number % lines.size());
      return Moves.play(game.start(setup), game.notation(), moves);
    }

    @Override
    public String shown() {
      return lines.size() + " from a file";
    }

    @Override
    public String toString() {
      return SIGN + "\n" + String.join("\n", lines);
    }
  }

  Openings NONE = new None();

  /** What may be written in a spec. */
  String ABOUT =
      "moves given before the engines choose: none, random:plies=N, or a file or a list with a line"
          + " of moves for each; by default two random moves, and none in games with dice";

  /** A text, the name of a file, or a list with the moves of each. */
  Form<Openings> FORM = new OpeningsForm();

  /** Two random moves, or none where the dice make every game different. */
  static Openings usual(Game game) {
    return game.traits().chance() ? NONE : new Random(2);
  }

  /**
   * What people type: {@code none}, {@code random:plies=4} or a file.
   *
   * @param beside where a file is looked for
   * @throws Mistake if it is neither, or the file holds anything but openings of the game
   */
  static Openings of(String text, Path beside, Game game) {
    String file = text.startsWith("file:") ? text.substring("file:".length()) : text;
    try {
      Path path = beside.resolve(file);
      if (Files.isRegularFile(path) || text.startsWith("file:")) {
        return Listed.read(path, game);
      }
    } catch (InvalidPathException none) {
      // then it is one of the others, or a mistake
    }
    return parse(text);
  }

  /**
   * From {@code none}, {@code random:plies=4} or a list as {@link Listed} writes it.
   *
   * @throws Mistake if it is neither
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Openings parse(String text) {
    if (text.startsWith(Listed.SIGN + "\n")) {
      return new Listed(text.lines().skip(1).toList());
    }
    Name name = name(text);
    return switch (name.id()) {
      case "none" -> {
        new Settings(name, List.of(), false);
        yield NONE;
      }
      case "random" -> {
        Option plies = Option.integer("plies", 2, 1, 100, "how many moves are drawn");
        yield new Random(new Settings(name, List.of(plies), false).integer("plies"));
      }
      default -> throw unknown(text);
    };
  }

  private static Name name(String text) {
    try {
      return Name.parse(text);
    } catch (Mistake noName) {
      throw unknown(text);
    }
  }

  private static Mistake unknown(String text) {
    return new Mistake(
        "There are no openings '"
            + text
            + "'; allowed are none, random:plies=N and a file with a line of moves for each.");
  }
}
