package spielwerk.runs;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_EMPTY;
import static com.fasterxml.jackson.annotation.Nulls.AS_EMPTY;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import spielwerk.core.Candidate;
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
      List<GameRecord.Vote> votes,
      @JsonInclude(NON_EMPTY) @JsonSetter(nulls = AS_EMPTY) List<@Nullable Double> values,
      @JsonInclude(NON_EMPTY) @JsonSetter(nulls = AS_EMPTY) List<Integer> exact,
      @JsonInclude(NON_EMPTY) @JsonSetter(nulls = AS_EMPTY) List<Integer> depths,
      @JsonInclude(NON_EMPTY) @JsonSetter(nulls = AS_EMPTY) List<Long> nodes) {
    Facts {
      seats = List.copyOf(seats); // here, so that a null in a list is a fault of the text
      moves = List.copyOf(moves);
      points = List.copyOf(points);
      votes = List.copyOf(votes);
      exact = List.copyOf(exact);
      depths = List.copyOf(depths);
      nodes = List.copyOf(nodes);
    }
  }

  private record Around(
      String date,
      List<Double> seconds,
      @JsonInclude(NON_EMPTY) @JsonSetter(nulls = AS_EMPTY) List<Integer> millis,
      List<String> log,
      @JsonInclude(NON_EMPTY) @JsonSetter(nulls = AS_EMPTY) List<String> trace) {}

  private record Sheet(Facts facts, Around circumstances) {}

  private final ObjectWriter writer = Json.writer(Sheet.class);

  /** What is missing is null, which is a mistake too, except for the lists that may be empty. */
  private final ObjectReader reader =
      Json.reader(Sheet.class).without(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES);

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
            game.votes(),
            column(game, thought -> thought.hasValue() ? thought.value() : null),
            IntStream.range(0, game.thoughts().size())
                .filter(ply -> game.thoughts().get(ply).exact())
                .boxed()
                .toList(),
            column(game, thought -> thought.depth() > 0 ? thought.depth() : null).stream()
                .map(depth -> depth == null ? 0 : depth)
                .toList(),
            column(game, thought -> thought.nodes() > 0 ? thought.nodes() : null).stream()
                .map(nodes -> nodes == null ? 0 : nodes)
                .toList());
    GameRecord.Circumstances around = game.circumstances();
    try {
      return writer.writeValueAsString(
          new Sheet(
              facts,
              new Around(
                  around.date(), around.seconds(), around.millis(), around.log(), around.trace())));
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * One thing that is known of the moves, in the order of the moves; empty if it is known of none,
   * so that a game of engines that only play takes no more room than its moves.
   */
  private static <T> List<@Nullable T> column(
      GameRecord game, Function<GameRecord.Thought, @Nullable T> part) {
    List<@Nullable T> column = new ArrayList<>();
    boolean known = false;
    for (GameRecord.Thought thought : game.thoughts()) {
      T one = part.apply(thought);
      known |= one != null;
      column.add(one);
    }
    return known ? column : List.of();
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
        thoughts(facts),
        new GameRecord.Circumstances(
            sheet.circumstances.date,
            sheet.circumstances.seconds,
            sheet.circumstances.millis,
            sheet.circumstances.log,
            sheet.circumstances.trace));
  }

  private static List<GameRecord.Thought> thoughts(Facts facts) {
    int count = Math.max(facts.values.size(), Math.max(facts.depths.size(), facts.nodes.size()));
    List<GameRecord.Thought> thoughts = new ArrayList<>();
    Set<Integer> exact = Set.copyOf(facts.exact);
    for (int ply = 0; ply < count; ply++) {
      Double value = ply < facts.values.size() ? facts.values.get(ply) : null;
      thoughts.add(
          new GameRecord.Thought(
              value == null ? Candidate.UNKNOWN : value,
              exact.contains(ply),
              ply < facts.depths.size() ? facts.depths.get(ply) : 0,
              ply < facts.nodes.size() ? facts.nodes.get(ply) : 0));
    }
    return thoughts;
  }

  private static String fault(GameRecord game) {
    int seats = game.seats().size();
    if (seats == 0) {
      return "nobody has a seat";
    }
    if (game.ending().shares().size() != seats || game.points().size() != seats) {
      return "shares and points must be given for each of the " + seats + " seats";
    }
    if (game.ending().shares().stream().anyMatch(share -> !(share >= 0 && share <= 1))) {
      return "a share of the point lies between 0 and 1";
    }
    if (game.ending().seat() < -1 || game.ending().seat() >= seats) {
      return "the ending names seat " + game.ending().seat();
    }
    if (game.opening() < 0 || game.opening() > game.moves().size()) {
      return "the opening cannot have " + game.opening() + " moves";
    }
    if (game.thoughts().size() > game.moves().size()
        || game.circumstances().millis().size() > game.moves().size()) {
      return "there cannot be more thoughts than moves";
    }
    return game.index() < 0 ? "the index cannot be " + game.index() : "";
  }

  private static Mistake unreadable(String place, String fault, @Nullable Throwable cause) {
    String sentence = "This is not a record of a game, " + place + ": " + fault;
    String full = sentence.endsWith(".") ? sentence : sentence + ".";
    return cause == null ? new Mistake(full) : new Mistake(full, cause);
  }
}
