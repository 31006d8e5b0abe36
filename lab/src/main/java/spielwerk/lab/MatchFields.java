package spielwerk.lab;

import java.nio.file.Path;
import java.util.List;
import spielwerk.arena.MatchSpec;
import spielwerk.arena.Openings;
import spielwerk.arena.Player;
import spielwerk.arena.Sprt;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.Mistake;

/**
 * A match as YAML gives it: the fields of a tournament that make sense for it, and {@code sprt}.
 */
public final class MatchFields {
  /** What stands under {@code kind}, if anything. */
  private static final String KIND = "match";

  private static final int USUAL_GAMES = 100;

  private MatchFields() {}

  /**
   * Reads the fields.
   *
   * @throws Mistake with the line, if something is wrong
   */
  public static MatchSpec read(Fields fields, Catalogue catalogue) {
    if (fields.has("kind")) {
      fields.word("kind", List.of(KIND));
    }
    TournamentFields shared = new TournamentFields(fields, catalogue);
    Game game = shared.game();
    List<Player> players = shared.players();
    int games = fields.has("games") ? fields.integer("games", 1, 10_000_000) : USUAL_GAMES;
    long seed = fields.has("seed") ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : 0;
    try {
      MatchSpec spec =
          MatchSpec.of(game, players.stream().map(Player::engine).toList(), games, seed)
              .withBudgets(players.stream().map(Player::budget).toList())
              .withChoices(players.stream().map(Player::choice).toList())
              .withLimits(shared.limits())
              .withGoal(shared.goal());
      if (fields.has("openings")) {
        Openings openings = OpeningsField.read(fields, Path.of("").toAbsolutePath(), game);
        spec = spec.withOpenings(openings);
      }
      if (fields.has("sprt")) {
        spec = spec.withSprt(TournamentFields.read(fields, "sprt", Sprt::parse));
      }
      fields.done();
      return spec;
    } catch (Mistake wrong) {
      throw fields.wrong(wrong);
    }
  }
}
