package spielwerk.arena.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import spielwerk.arena.library.MoveTree.Step;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Ending.Reason;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Moves;
import spielwerk.core.Participant;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;

/** Games of these tests, drawn from a seed. */
public final class Samples {
  private static final List<String> WORDS =
      List.of(
          "good",
          "a ]bracket[",
          "back\\slash",
          "zwei\nZeilen",
          "Würfelkippen ♟",
          "50% _now_",
          "x:y;z(");
  private static final List<String> NAMES =
      List.of("johan", "Erika", "random", "alphabeta:depth=2", "mcts");
  private static final List<String> TAGS = List.of("final", "blitz", "study");
  private static final List<String> MARKS = List.of("", "", "", "!", "!!", "?", "??", "!?", "?!");

  private Samples() {}

  /** A game between engines that draw their moves. */
  public static LibraryGame played(Catalogue catalogue, String text, int index) {
    Game game = catalogue.game(text);
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < game.traits().seats(); seat++) {
      seats.add(Seat.of("random", catalogue.engine("random", game)));
    }
    return LibraryGame.of(Referee.play(Bout.of(game, 5, index), seats));
  }

  /** The same with words, marks, values and variations drawn at random. */
  public static LibraryGame annotated(Catalogue catalogue, String text, int index) {
    LibraryGame plain = played(catalogue, text, index);
    RandomGenerator random = Seeds.stream(99, index, Seeds.Purpose.TEST, 0);
    Game game = catalogue.game(text);
    State state = game.start(new Setup(plain.record().setup()));
    List<Step> line = steps(game, state, plain.record().moves(), random, 0);
    return plain
        .withTree(new MoveTree(words(random), line))
        .withComment(words(random))
        .withEvent(random.nextBoolean() ? "Hall 7" : "")
        .withTags(random.nextBoolean() ? TAGS.subList(0, 1 + random.nextInt(2)) : List.of());
  }

  private static List<Step> steps(
      Game game, State state, List<String> moves, RandomGenerator random, int depth) {
    List<Step> line = new ArrayList<>();
    for (String move : moves) {
      List<List<Step>> variations = new ArrayList<>();
      if (!line.isEmpty() || depth == 0) {
        while (depth < 3 && random.nextInt(6) == 0 && state.turn() >= 0) {
          variations.add(variation(game, state.copy(), random, depth + 1));
        }
      }
      line.add(
          new Step(
              move,
              words(random),
              MARKS.get(random.nextInt(MARKS.size())),
              random.nextInt(3) == 0
                  ? Optional.of(
                      new MoveEvaluation(
                          random.nextInt(2001) / 1000.0 - 1, 0, random.nextBoolean()))
                  : Optional.empty(),
              variations));
      state.play(game.notation().legalMove(state, move));
    }
    return line;
  }

  private static List<Step> variation(Game game, State state, RandomGenerator random, int depth) {
    State walker = state.copy();
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < 4 && !walker.over(); i++) {
      int[] all = Moves.of(walker);
      int move = all[random.nextInt(all.length)];
      moves.add(game.notation().format(walker, move));
      walker.play(move);
    }
    return steps(game, state, moves, random, depth);
  }

  private static String words(RandomGenerator random) {
    return random.nextInt(3) == 0 ? WORDS.get(random.nextInt(WORDS.size())) : "";
  }

  /** A game that nobody played, quickly made: all that filters look at is drawn. */
  public static LibraryGame made(int index) {
    RandomGenerator random = Seeds.stream(7, index, Seeds.Purpose.TEST, 1);
    List<String> moves = new ArrayList<>();
    for (int i = random.nextInt(12); i >= 0; i--) {
      moves.add("a" + (1 + i));
    }
    List<List<Double>> results =
        List.of(List.of(1.0, 0.0), List.of(0.0, 1.0), List.of(0.5, 0.5), List.of(0.0, 0.0));
    Reason reason = Reason.values()[random.nextInt(Reason.values().length)];
    List<Participant> players = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      String name = NAMES.get(random.nextInt(NAMES.size()));
      players.add(
          name.equals("johan") || name.equals("Erika")
              ? Participant.person(name, random.nextBoolean())
              : Participant.engine(name));
    }
    String date =
        "2026-%02d-%02dT10:00:00Z".formatted(1 + random.nextInt(12), 1 + random.nextInt(28));
    GameRecord record =
        new GameRecord(
            random.nextBoolean() ? "tictactoe" : "fiveinarow:size=" + (5 + random.nextInt(3)),
            "",
            Goal.WIN,
            3,
            index,
            players.stream().map(Participant::name).toList(),
            0,
            moves,
            new Ending(
                reason,
                -1,
                random.nextInt(9) == 0 ? "Result 50%" : "",
                results.get(random.nextInt(4))),
            List.of(0, 0),
            List.of(),
            new GameRecord.Circumstances(date, List.of(), List.of()));
    LibraryGame game =
        LibraryGame.of(record)
            .withPlayers(players)
            .withComment(words(random))
            .withTags(random.nextInt(3) == 0 ? List.of(TAGS.get(random.nextInt(3))) : List.of());
    return random.nextInt(3) == 0
        ? game.withOrigin(new Origin("run-" + random.nextInt(3), "match", "{\"seed\":3}"))
        : game;
  }
}
