package spielwerk.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import spielwerk.core.Game;
import spielwerk.core.Mistake;
import spielwerk.core.Name;
import spielwerk.core.Option;
import spielwerk.core.Playout;
import spielwerk.core.Seeds;
import spielwerk.core.Settings;
import spielwerk.core.Setup;
import spielwerk.core.State;

/**
 * The moves that are given before the engines choose. Engines without chance of their own would
 * otherwise play one game over and over. Every opening is played once from each seat, so that a
 * good or bad one favours nobody.
 */
public sealed interface Openings {
  /** The moves of an opening; they never end the game. */
  List<Integer> draw(Game game, Setup setup, long seed, int number);

  /** Every game from its start. */
  record None() implements Openings {
    @Override
    public List<Integer> draw(Game game, Setup setup, long seed, int number) {
      return List.of();
    }

    @Override
    public String toString() {
      return "none";
    }
  }

  /**
   * Evenly drawn moves of the seats; dice between them fall as they fall.
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
    public String toString() {
      return "random:plies=" + plies;
    }
  }

  Openings NONE = new None();

  /** Two random moves, or none where the dice make every game another one. */
  static Openings usual(Game game) {
    return game.traits().chance() ? NONE : new Random(2);
  }

  /**
   * From {@code none} or {@code random:plies=4}.
   *
   * @throws Mistake if it is neither
   */
  static Openings parse(String text) {
    Name name = Name.parse(text);
    return switch (name.id()) {
      case "none" -> {
        new Settings(name, List.of(), false);
        yield NONE;
      }
      case "random" -> {
        Option plies = Option.integer("plies", 2, 1, 100, "how many moves are drawn");
        yield new Random(new Settings(name, List.of(plies), false).integer("plies"));
      }
      default ->
          throw new Mistake(
              "There are no openings '" + text + "'; allowed are none and random:plies=N.");
    };
  }
}
