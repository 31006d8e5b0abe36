package spielwerk.runs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Ending;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Mistake;

/** Game records as JSON, one object each, facts and circumstances apart. */
public final class RecordJson {
  private record Facts(
      String game,
      String setup,
      Goal goal,
      long seed,
      int index,
      List<String> seats,
      int opening,
      List<String> moves,
      Ending ending,
      List<Integer> points,
      List<GameRecord.Vote> votes) {
    Facts {
      seats = List.copyOf(seats); // here, so that a null in a list is a fault of the text
      moves = List.copyOf(moves);
      points = List.copyOf(points);
      votes = List.copyOf(votes);
    }
  }

  private record Sheet(Facts facts, GameRecord.Circumstances circumstances) {}

  private final ObjectWriter writer = Json.writer(Sheet.class);
  private final ObjectReader reader = Json.reader(Sheet.class);

  /** The record on one line, without the newline. */
  public String write(GameRecord game) {
    Facts facts =
        new Facts(
            game.game(),
            game.setup(),
            game.goal(),
            game.seed(),
            game.index(),
            game.seats(),
            game.opening(),
            game.moves(),
            game.ending(),
            game.points(),
            game.votes());
    try {
      return writer.writeValueAsString(new Sheet(facts, game.circumstances()));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * The record that a text holds.
   *
   * @param place where the text stands, for the sentence when it is wrong: {@code line 7 of x}
   * @throws Mistake if it is not a record of a game
   */
  public GameRecord read(String text, String place) {
    try {
      Sheet sheet = reader.readValue(text);
      if (sheet == null) {
        throw unreadable(place, "there is nothing", null);
      }
      GameRecord game = record(sheet);
      String fault = fault(game);
      if (!fault.isEmpty()) {
        throw unreadable(place, fault, null);
      }
      return game;
    } catch (JsonProcessingException broken) {
      throw unreadable(place, Json.fault(broken), broken);
    }
  }

  private static GameRecord record(Sheet sheet) {
    Facts facts = sheet.facts;
    return new GameRecord(
        facts.game,
        facts.setup,
        facts.goal,
        facts.seed,
        facts.index,
        facts.seats,
        facts.opening,
        facts.moves,
        facts.ending,
        facts.points,
        facts.votes,
        sheet.circumstances);
  }

  private static String fault(GameRecord game) {
    int seats = game.seats().size();
    if (seats == 0) {
      return "nobody has a seat";
    }
    if (game.ending().shares().size() != seats || game.points().size() != seats) {
      return "shares and points must be given for each of the " + seats + " seats";
    }
    if (game.ending().seat() < -1 || game.ending().seat() >= seats) {
      return "the ending names seat " + game.ending().seat();
    }
    if (game.opening() < 0 || game.opening() > game.moves().size()) {
      return "the opening cannot have " + game.opening() + " moves";
    }
    return game.index() < 0 ? "the index cannot be " + game.index() : "";
  }

  private static Mistake unreadable(String place, String fault, @Nullable Throwable cause) {
    String sentence = "This is not a record of a game, " + place + ": " + fault;
    String full = sentence.endsWith(".") ? sentence : sentence + ".";
    return cause == null ? new Mistake(full) : new Mistake(full, cause);
  }
}
