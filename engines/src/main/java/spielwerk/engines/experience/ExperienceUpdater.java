package spielwerk.engines.experience;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;

/** Adds finished games to a file of experience, each game once. */
public final class ExperienceUpdater {
  private static final int MOST_PLIES = 100_000;

  private final Path file;
  private final String kind;
  private final OptionalInt plies;
  private final Catalogue catalogue;
  private final Map<String, Game> games = new HashMap<>();
  private final Map<String, GameLearner> learners = new HashMap<>();
  private @Nullable Experience experience;
  private int learnt;
  private int known;
  private int spoilt;

  /**
   * @param file may not exist yet
   * @param kind {@code book} or {@code teachme}
   * @param plies how many moves of a game to look at; a file that exists has its own number
   * @throws Mistake if the file is not whole, or of another kind or number of moves
   */
  public ExperienceUpdater(Path file, String kind, OptionalInt plies, Catalogue catalogue) {
    if (!GameLearner.KINDS.contains(kind)) {
      throw new Mistake(
          "Nothing called '"
              + kind
              + "' can learn; "
              + String.join(", ", GameLearner.KINDS)
              + " can.");
    }
    if (plies.isPresent() && (plies.getAsInt() < 1 || plies.getAsInt() > MOST_PLIES)) {
      throw new Mistake(
          plies.getAsInt() + " plies cannot be learnt; from 1 to " + MOST_PLIES + " can.");
    }
    this.file = file;
    this.kind = kind;
    this.plies = plies;
    this.catalogue = catalogue;
    if (Files.exists(file)) {
      Experience old = ExperienceFile.read(file).experience();
      if (!old.kind().equals(kind)) {
        throw new Mistake(file + " is of a " + old.kind() + ", not of a " + kind + ".");
      }
      if (plies.isPresent() && plies.getAsInt() != old.plies()) {
        throw new Mistake(
            file + " was learnt from " + old.plies() + " moves of each game, which stays so.");
      }
      experience = old;
    }
  }

  /**
   * Watches a game, unless it is known already or an engine's failure ended it.
   *
   * @param place where the game stands, for the sentence when it is wrong
   * @throws Mistake if it is of another game than those before, or damaged
   */
  public void learn(GameRecord game, String place) {
    Game rules = games.computeIfAbsent(game.game(), catalogue::game);
    GameLearner gameLearner =
        learners.computeIfAbsent(game.game(), text -> GameLearner.of(kind, rules));
    Experience into = into(gameLearner);
    if (!into.subject().equals(gameLearner.subject())) {
      throw new Mistake(
          place
              + " is a game of "
              + gameLearner.subject()
              + ", but "
              + file
              + " is about "
              + into.subject()
              + ".");
    }
    if (game.ending().reason().fault()) {
      spoilt++;
    } else if (into.remember(fingerprint(game))) {
      try {
        gameLearner.watch(game, rules, into);
      } catch (Mistake damaged) {
        throw new Mistake(place + " is damaged: " + damaged.getMessage(), damaged);
      }
      learnt++;
    } else {
      known++;
    }
  }

  private Experience into(GameLearner gameLearner) {
    Experience into = experience;
    if (into == null) {
      into = new Experience(kind, gameLearner.subject(), plies.orElse(gameLearner.usualPlies()));
      experience = into;
    }
    return into;
  }

  /** What makes a game this one: all that it is a function of, and what was played. */
  private static long fingerprint(GameRecord game) {
    String facts =
        String.join(
            "\n",
            List.of(
                game.game(),
                game.setup(),
                game.goal().name(),
                game.seed() + " " + game.index() + " " + game.opening(),
                String.join("\t", game.seats()),
                String.join(" ", game.moves()),
                game.ending().shares().toString()));
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(facts.getBytes(StandardCharsets.UTF_8));
      return ByteBuffer.wrap(digest).getLong();
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** How many games were new, known already, and ended by a failure of an engine. */
  public record Report(Experience experience, String sum, int learnt, int known, int spoilt) {}

  /**
   * Writes the file anew, at once or not at all.
   *
   * @throws Mistake if there was no game, or it cannot be written
   */
  public Report save() {
    Experience all = experience;
    if (all == null || all.games() == 0) {
      throw new Mistake("There is no game to learn from, so " + file + " is not made.");
    }
    return new Report(all, ExperienceFile.write(file, all), learnt, known, spoilt);
  }
}
