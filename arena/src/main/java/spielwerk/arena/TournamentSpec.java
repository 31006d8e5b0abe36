package spielwerk.arena;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;

/**
 * A tournament. Everything that decides a game is in here, so that the same spec gives the same
 * facts again.
 *
 * @param rounds how often everybody meets everybody, or how many rounds a Swiss tournament has; a
 *     knockout has as many as it needs, and 1 here
 * @param games how many games an encounter has
 * @param anchor the name of the player whose rating is given, or empty: then the mean is 0
 */
public record TournamentSpec(
    String game,
    Kind kind,
    List<Player> players,
    int rounds,
    int games,
    long seed,
    Openings openings,
    Limits limits,
    Goal goal,
    String anchor,
    double anchorElo) {

  /** Who meets whom. */
  public enum Kind {
    ROUNDROBIN("round robin"),
    GAUNTLET("gauntlet"),
    SWISS("Swiss"),
    KNOCKOUT("knockout");

    private final String title;

    Kind(String title) {
      this.title = title;
    }

    /** As people write it in a sentence. */
    public String title() {
      return title;
    }

    /** The kind that people type so. */
    @JsonCreator
    public static Kind parse(String text) {
      for (Kind kind : values()) {
        if (kind.toString().equals(text)) {
          return kind;
        }
      }
      throw new Mistake(
          "There is no kind of tournament '"
              + text
              + "'; there are roundrobin, gauntlet, swiss and knockout.");
    }

    @Override
    @JsonValue
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public static final int MOST_PLAYERS = 512;
  public static final int MOST_ROUNDS = 100_000;
  public static final int MOST_GAMES = 10_000_000;

  public TournamentSpec {
    players = List.copyOf(players);
    Set<String> names = new HashSet<>();
    for (Player player : players) {
      if (!names.add(player.name())) {
        throw new Mistake("Two players have the same name '" + player.name() + "'.");
      }
    }
    if (players.size() < 2 || players.size() > MOST_PLAYERS) {
      throw new Mistake(
          "A tournament has 2 to " + MOST_PLAYERS + " players, not " + players.size() + ".");
    }
    if (!anchor.isEmpty() && !names.contains(anchor)) {
      throw new Mistake("The anchor '" + anchor + "' is no player of the tournament.");
    }
    if (rounds < 1 || rounds > MOST_ROUNDS || games < 1 || games > MOST_GAMES) {
      throw new Mistake("A tournament has at least one round and one game.");
    }
    if (kind == Kind.KNOCKOUT && rounds != 1) {
      throw new Mistake("A knockout has as many rounds as it needs; leave rounds out.");
    }
  }

  /** As many rounds as a Swiss tournament needs to find its best, and one otherwise. */
  public static int usualRounds(Kind kind, int players) {
    return kind == Kind.SWISS ? Math.max(1, 32 - Integer.numberOfLeadingZeros(players - 1)) : 1;
  }

  public TournamentSpec withSeed(long seed) {
    return new TournamentSpec(
        game, kind, players, rounds, games, seed, openings, limits, goal, anchor, anchorElo);
  }

  /** Whether the clock has no say in it. */
  public boolean repeatable() {
    return limits.clockMillis() == 0
        && players.stream().allMatch(player -> player.entrant().repeatable());
  }

  /** The number of the anchor, or -1. */
  int anchorNumber() {
    return players.stream().map(Player::name).toList().indexOf(anchor);
  }

  Pairings pairings(int seats) {
    return switch (kind) {
      case ROUNDROBIN -> new RoundRobin(players.size(), seats, rounds);
      case GAUNTLET -> new Gauntlet(players.size(), rounds);
      case SWISS -> new Swiss(players.size(), rounds, games);
      case KNOCKOUT -> new Knockout(players.size());
    };
  }
}
