package spielwerk.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Who advises, analyses and plays in a game where people do not name an engine.
 *
 * @param levels the opponents, the weakest first
 */
public record Recommendation(
    ConfiguredEngine advisor, ConfiguredEngine analyst, List<StrengthLevel> levels) {

  public Recommendation {
    levels = List.copyOf(levels);
  }

  /**
   * What is recommended for a game. A recommender of the game itself comes before the general one;
   * of those it names, the first who can play the variant is taken, and a ladder only if all its
   * steps can.
   *
   * @throws Mistake if nobody can play the game
   */
  public static Recommendation of(Game game, Catalogue catalogue) {
    List<Recommender> asked = new ArrayList<>();
    for (String name : List.of(game.id(), Recommender.EVERY_OTHER)) {
      catalogue.services(Recommender.class).stream()
          .filter(one -> one.game().equals(name))
          .forEach(asked::add);
    }
    return new Recommendation(
        first(asked, one -> one.advisors(game), game, catalogue),
        first(asked, one -> one.analysts(game), game, catalogue),
        asked.stream()
            .map(one -> one.levels(game))
            .filter(ladder -> !ladder.isEmpty())
            .filter(
                ladder -> ladder.stream().allMatch(step -> step.player().plays(game, catalogue)))
            .findFirst()
            .orElse(List.of()));
  }

  private static ConfiguredEngine first(
      List<Recommender> asked,
      Function<Recommender, List<ConfiguredEngine>> named,
      Game game,
      Catalogue catalogue) {
    Optional<ConfiguredEngine> found =
        asked.stream()
            .flatMap(one -> named.apply(one).stream())
            .filter(one -> one.plays(game, catalogue))
            .findFirst();
    return found.orElseThrow(() -> new Mistake("No engine is known to play " + game.text() + "."));
  }

  /**
   * The opponent of a level, counted from 1.
   *
   * @throws Mistake if there is no such level
   */
  public StrengthLevel level(Game game, int number) {
    if (number < 1 || number > levels.size()) {
      throw new Mistake(
          game.id() + " has the levels 1 to " + levels.size() + ", not " + number + ".");
    }
    return levels.get(number - 1);
  }
}
