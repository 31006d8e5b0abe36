package spielwerk.arena;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonNode;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import spielwerk.core.Budget;
import spielwerk.core.Game;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.runs.spec.Field;
import spielwerk.runs.spec.SpecCodec;

/**
 * A tournament. Everything that decides a game is in here, so that the same spec gives the same
 * facts again.
 */
@RecordBuilder
public record TournamentSpec(
    @Field(about = "the game, with its options", example = "connect4", editor = "game") String game,
    @Field(
            about =
                "who meets whom: roundrobin, gauntlet (the first against all), swiss or knockout",
            usual = "roundrobin")
        Kind kind,
    @Field(inline = true) Lineup lineup,
    @Field(
            about =
                "how often all meet; by default once, or as many rounds as a Swiss tournament needs",
            example = "1",
            range = "1..100_000")
        int rounds,
    @Field(
            about =
                "games of an encounter, a multiple of the seats; by default one from every seat",
            example = "2",
            range = "1..10_000_000")
        int games,
    @Field(about = Openings.ABOUT, example = "random:plies=2", editor = "openings")
        Openings openings,
    @Field(inline = true) GameLimits limits,
    @Field(about = GameLimits.GOAL, example = "win") Goal goal,
    @Field(
            about = "the player whose rating is fixed; by default the mean of all is 0",
            example = "{random: 0}",
            editor = "anchor")
        Anchor anchor,
    @Field(about = "random seed; if omitted, one is chosen", usual = "0", example = "1") long seed)
    implements TournamentSpecBuilder.With {

  public static final SpecCodec<TournamentSpec> CODEC =
      Lineup.known(
              SpecCodec.of(
                  TournamentKind.TYPE.id(),
                  TournamentSpec.class,
                  Openings.FORM,
                  GameLimits.RESIGN,
                  GameLimits.DRAW,
                  Anchor.FORM))
          .usual(
              "rounds",
              reading ->
                  usualRounds(
                      (Kind) reading.value("kind"),
                      ((Lineup) reading.value("lineup")).players().size()))
          .usual("games", reading -> reading.game().traits().seats())
          .usual("anchor", reading -> Anchor.NONE)
          .upgrade(OldSpecs::tournament);

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

    /** The kind by the name that people type. */
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
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static final int MOST_GAMES = 10_000_000;
  private static final int MOST_PLAYERS = 512;

  public TournamentSpec {
    lineup = lineup.named();
    List<TournamentPlayer> players = lineup.players();
    Set<String> names = new HashSet<>();
    for (TournamentPlayer player : players) {
      if (!names.add(player.name())) {
        throw new Mistake("Two players have the same name '" + player.name() + "'.");
      }
    }
    if (players.isEmpty()) {
      throw new Mistake("The field 'players' or 'teams' is missing.");
    }
    if (players.size() < 2 || players.size() > MOST_PLAYERS) {
      throw new Mistake(
          "A tournament has 2 to " + MOST_PLAYERS + " players, not " + players.size() + ".");
    }
    if (!anchor.name().isEmpty() && !names.contains(anchor.name())) {
      throw new Mistake("The anchor '" + anchor.name() + "' is not a player of the tournament.");
    }
    if (rounds < 1 || games < 1) {
      throw new Mistake("A tournament has at least one round and one game.");
    }
    if (kind == Kind.KNOCKOUT && rounds != 1) {
      throw new Mistake("A knockout has as many rounds as it needs; leave rounds out.");
    }
  }

  /** A tournament as it is usual for a game. */
  public static TournamentSpec of(
      Game game, Kind kind, List<TournamentPlayer> players, int rounds, int games, long seed) {
    return new TournamentSpec(
        game.text(),
        kind,
        Lineup.of(players, Budget.FREE),
        rounds,
        games,
        Openings.usual(game),
        GameLimits.of(Limits.NONE),
        game.traits().goal(),
        Anchor.NONE,
        seed);
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static TournamentSpec fromJson(JsonNode json) {
    return CODEC.fromJson(json);
  }

  @JsonValue
  JsonNode toJson() {
    return CODEC.toJson(this);
  }

  public List<TournamentPlayer> players() {
    return lineup.players();
  }

  /** As many rounds as a Swiss tournament needs to find its best, and one otherwise. */
  public static int usualRounds(Kind kind, int players) {
    return kind == Kind.SWISS ? Math.max(1, 32 - Integer.numberOfLeadingZeros(players - 1)) : 1;
  }

  /** Whether the clock has no say in it. */
  public boolean repeatable() {
    return lineup.repeatable(limits);
  }

  /** The number of the anchor, or -1. */
  int anchorNumber() {
    return players().stream().map(TournamentPlayer::name).toList().indexOf(anchor.name());
  }

  Pairings pairings(int seats) {
    return switch (kind) {
      case ROUNDROBIN -> new RoundRobin(players().size(), seats, rounds);
      case GAUNTLET -> new Gauntlet(players().size(), rounds);
      case SWISS -> new Swiss(players().size(), rounds, games);
      case KNOCKOUT -> new Knockout(players().size());
    };
  }
}
