package spielwerk.engines.experience;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Symmetric;
import spielwerk.core.Watch;

class LearnedTest {
  private static final Catalogue CATALOGUE = Catalogue.load();

  private static final List<GameRecord> LESSONS = lessons(50);

  @TempDir Path folder;

  private static GameRecord game(String game, int index, String... engines) {
    Game rules = CATALOGUE.game(game);
    List<Seat> seats = new ArrayList<>();
    for (String engine : engines) {
      seats.add(Seat.of(engine, CATALOGUE.engine(engine, rules)));
    }
    return Referee.play(Bout.of(rules, 1, index), seats);
  }

  /** Games of good players from openings that differ. */
  private static List<GameRecord> lessons(int count) {
    Game rules = CATALOGUE.game("fiveinarow:size=9");
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      RandomGenerator random = Seeds.stream(3, i, Seeds.Purpose.OPENING, 0);
      List<Integer> opening = random.ints(0, 81).distinct().limit(4).boxed().toList();
      List<Seat> seats = new ArrayList<>();
      for (String engine : List.of("alphabeta:depth=2,near=1", "alphabeta:depth=2,near=1")) {
        seats.add(Seat.of(engine, CATALOGUE.engine(engine, rules)));
      }
      Bout bout = new Bout(rules, Setup.STANDARD, opening, Goal.WIN, 1, i, Limits.NONE);
      games.add(Referee.play(bout, seats));
    }
    return games;
  }

  private static List<GameRecord> games(String game, int count, String... engines) {
    List<GameRecord> games = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      games.add(game(game, i, engines));
    }
    return games;
  }

  private ExperienceUpdater.Report learn(String kind, Path file, List<GameRecord> games) {
    ExperienceUpdater experienceUpdater =
        new ExperienceUpdater(file, kind, OptionalInt.empty(), CATALOGUE);
    games.forEach(game -> experienceUpdater.learn(game, "Game " + game.index()));
    return experienceUpdater.save();
  }

  private static Advice ask(String engine, Game game, State state, int moves) {
    List<Integer> before = java.util.Collections.nCopies(moves, 0);
    return CATALOGUE
        .engine(engine, game)
        .advise(new Position(game, Setup.STANDARD, before, state), Budget.FREE, Watch.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connect4", "fiveinarow:size=7", "nim"})
  void aWonGameIsFoundAgainInEveryMirrorImage(String text) {
    Game rules = CATALOGUE.game(text);
    GameRecord game = won(text);
    Path file = folder.resolve("book");
    learn("book", file, List.of(game));
    State start = rules.start(Setup.STANDARD);
    int symmetries = start instanceof Symmetric board ? board.symmetries() : 1;
    int winner = game.ending().shares().indexOf(1.0);
    for (int s = 0; s < symmetries; s++) {
      State state = rules.start(Setup.STANDARD);
      for (int ply = 0; ply < Math.min(12, game.moves().size()); ply++) {
        int move = rules.notation().parse(replay(rules, game, ply), game.moves().get(ply));
        int image = state instanceof Symmetric board ? board.map(s, move) : move;
        Advice advice = ask("book:file=" + file, rules, state, ply);
        if (state.turn() == winner) {
          assertThat(advice.candidates()).as("symmetry %d, ply %d", s, ply).hasSize(1);
          int advised = advice.candidates().get(0).move();
          assertThat(after(state, advised)).isEqualTo(after(state, image));
          assertThat(advice.candidates().get(0).value()).isEqualTo(1);
        } else {
          assertThat(advice.candidates()).as("a move that lost").isEmpty();
        }
        state.play(image);
      }
    }
  }

  private static GameRecord won(String text) {
    for (int i = 0; ; i++) {
      GameRecord game = game(text, i, "random", "random");
      if (game.ending().shares().contains(1.0)) {
        return game;
      }
    }
  }

  private static State replay(Game rules, GameRecord game, int plies) {
    State state = rules.start(Setup.STANDARD);
    for (String text : game.moves().subList(0, plies)) {
      state.play(rules.notation().legalMove(state, text));
    }
    return state;
  }

  /** The position after a move, the same for all mirror images. */
  private static long after(State state, int move) {
    State next = state.copy();
    next.play(move);
    return CanonicalPosition.of(next).key();
  }

  @Test
  void aBookKnowsWhatHappenedToEveryMove() {
    List<GameRecord> games = games("tictactoe", 200, "random", "random");
    Path file = folder.resolve("book");
    ExperienceUpdater.Report report = learn("book", file, games);
    assertThat(report.learnt()).isEqualTo(200);
    Game rules = CATALOGUE.game("tictactoe");
    // slowly: how did openings in a corner, at an edge and in the middle do?
    Advice advice = ask("book:file=" + file, rules, rules.start(Setup.STANDARD), 0);
    assertThat(advice.candidates()).hasSize(3);
    for (Candidate candidate : advice.candidates()) {
      double points = 0;
      int count = 0;
      for (GameRecord game : games) {
        State empty = rules.start(Setup.STANDARD);
        int first = rules.notation().parse(empty, game.moves().get(0));
        if (after(empty, first) == after(empty, candidate.move())) {
          points += game.ending().shares().get(0);
          count++;
        }
      }
      assertThat(candidate.value()).isCloseTo(2 * points / count - 1, within(1e-9));
      assertThat(candidate.rating()).isLessThan(points / count);
    }
  }

  @Test
  void aBookIsSilentAfterItsPliesAndBelowItsLeastGames() {
    Game rules = CATALOGUE.game("tictactoe");
    Path file = folder.resolve("book");
    learn("book", file, games("tictactoe", 30, "random", "random"));
    State start = rules.start(Setup.STANDARD);
    assertThat(ask("book:file=" + file, rules, start, 0).candidates()).isNotEmpty();
    assertThat(ask("book:plies=4,file=" + file, rules, start, 4).candidates()).isEmpty();
    assertThat(ask("book:least=31,file=" + file, rules, start, 0).candidates()).isEmpty();
  }

  @Test
  void aGameCountsOnceAndTheOrderOfGamesDoesNotMatter() throws IOException {
    List<GameRecord> games = games("connect4", 12, "random", "random");
    Path once = folder.resolve("once");
    learn("book", once, games);
    Path twice = folder.resolve("twice");
    learn("book", twice, games.subList(6, 12));
    ExperienceUpdater.Report second = learn("book", twice, games);
    assertThat(second.learnt()).isEqualTo(6);
    assertThat(second.known()).isEqualTo(6);
    ExperienceUpdater.Report third = learn("book", twice, games);
    assertThat(third.learnt()).isZero();
    assertThat(Files.readString(twice)).isEqualTo(Files.readString(once));
    assertThat(Files.list(folder)).as("no drafts are left").hasSize(2);
  }

  @Test
  void movesThatNobodyChoseAreNoExampleButTheirResultIsKnown() {
    GameRecord game = won("fiveinarow:size=7");
    GameRecord given =
        new GameRecord(
            game.game(),
            game.setup(),
            game.goal(),
            game.seed(),
            game.index(),
            game.seats(),
            game.moves().size(),
            game.moves(),
            game.ending(),
            game.points(),
            game.votes(),
            game.circumstances());
    assertThat(learn("teachme", folder.resolve("t"), List.of(given)).experience().size()).isZero();
    assertThat(learn("book", folder.resolve("b"), List.of(given)).experience().size())
        .isEqualTo(12);
  }

  @Test
  void everyCutOrChangedFileIsRefusedByName() throws IOException {
    Game rules = CATALOGUE.game("tictactoe");
    Path file = folder.resolve("a.book");
    learn("book", file, games("tictactoe", 3, "random", "random"));
    String whole = Files.readString(file);
    RandomGenerator random = Seeds.stream(1, 0, Seeds.Purpose.TEST, 0);
    for (int i = 0; i < 80; i++) {
      int at = random.nextInt(whole.length() - 1);
      char other = (char) ('0' + (whole.charAt(at) + 1) % 10);
      String damaged =
          i % 2 == 0
              ? whole.substring(0, at)
              : whole.substring(0, at) + other + whole.substring(at + 1);
      Files.writeString(file, damaged);
      assertThatThrownBy(() -> CATALOGUE.engine("book:file=" + file, rules))
          .as("%s", damaged)
          .isInstanceOf(Mistake.class)
          .hasMessageContaining("a.book");
      assertThatThrownBy(() -> new ExperienceUpdater(file, "book", OptionalInt.empty(), CATALOGUE))
          .isInstanceOf(Mistake.class);
    }
  }

  @Test
  void theSumSaysWhichFileIsMeant() {
    Game rules = CATALOGUE.game("tictactoe");
    Path file = folder.resolve("a.book");
    List<GameRecord> games = games("tictactoe", 4, "random", "random");
    String sum = learn("book", file, games.subList(0, 2)).sum();
    String text = "book:file=" + file + ",sum=" + sum;
    try (Engine engine = CATALOGUE.engine(text, rules)) {
      assertThat(engine.info().about()).contains(sum, "of 2 games");
    }
    learn("book", file, games);
    assertThatThrownBy(() -> CATALOGUE.engine(text, rules))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("has changed");
  }

  @Test
  void aFileIsForItsKindAndItsGame() {
    Path book = folder.resolve("a.book");
    learn("book", book, games("tictactoe", 2, "random", "random"));
    Path five = folder.resolve("five");
    learn("teachme", five, games("fiveinarow:size=7", 2, "random", "random"));
    refused(() -> CATALOGUE.engine("book:file=" + book, CATALOGUE.game("connect4")), "tictactoe");
    refused(() -> CATALOGUE.engine("book", CATALOGUE.game("connect4")), "file=PATH");
    refused(() -> CATALOGUE.engine("book:file=" + five, CATALOGUE.game("fiveinarow")), "teachme");
    refused(() -> CATALOGUE.engine("teachme:file=" + five, CATALOGUE.game("connect4")), "cannot");
    refused(() -> CATALOGUE.engine("book:file=" + folder, CATALOGUE.game("connect4")), "read");
    refused(
        () -> CATALOGUE.engine("book:file=/no/such", CATALOGUE.game("connect4")), "There is no");
    refused(
        () -> new ExperienceUpdater(book, "teachme", OptionalInt.empty(), CATALOGUE),
        "is of a book");
    refused(() -> new ExperienceUpdater(book, "book", OptionalInt.of(3), CATALOGUE), "12 moves");
    refused(() -> new ExperienceUpdater(book, "nobody", OptionalInt.empty(), CATALOGUE), "nobody");
    refused(() -> learn("book", book, games("connect4", 1, "random", "random")), "about tictactoe");
    refused(
        () -> learn("teachme", folder.resolve("x"), games("nim", 1, "random", "random")), "five");
    refused(() -> learn("book", folder.resolve("x"), List.of()), "no game");
    assertThat(folder.resolve("x")).doesNotExist();
  }

  private static void refused(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable what, String word) {
    assertThatThrownBy(what).isInstanceOf(Mistake.class).hasMessageContaining(word);
  }

  @Test
  void aConstellationIsTheSameInEveryMirrorImage() {
    Game rules = CATALOGUE.game("fiveinarow:size=9");
    RandomGenerator random = Seeds.stream(2, 0, Seeds.Purpose.TEST, 0);
    Constellations one = new Constellations(rules);
    Constellations other = new Constellations(rules);
    for (int round = 0; round < 50; round++) {
      State state = rules.start(Setup.STANDARD);
      State image = rules.start(Setup.STANDARD);
      int symmetry = random.nextInt(8);
      for (int ply = 0; ply < 12 && !state.over(); ply++) {
        int[] all = Moves.of(state);
        int move = all[random.nextInt(all.length)];
        int mirrored = ((Symmetric) state).map(symmetry, move);
        state.play(move);
        image.play(mirrored);
      }
      if (!state.over()) {
        one.at(state);
        other.at(image);
        one.fields()
            .forEach(
                field ->
                    assertThat(other.around(((Symmetric) state).map(symmetry, field)))
                        .isEqualTo(one.around(field)));
      }
    }
  }

  @Test
  void teachMeCompletesAndBlocksFivesAsItsTeachersDidOnAnyBoard() {
    Path file = folder.resolve("five");
    learn("teachme", file, LESSONS);
    Game rules = CATALOGUE.game("fiveinarow:size=11");
    // X has four in a column, open at one end; O has nothing
    Position win = Position.of(rules, Setup.STANDARD, "f2 e2 f3 c3 f4 i7 f5 f1");
    assertThat(best("teachme:file=" + file, rules, win)).isEqualTo("f6");
    Position block = Position.of(rules, Setup.STANDARD, "f2 e2 f3 c3 f4 f1 f5");
    assertThat(best("teachme:file=" + file, rules, block)).isEqualTo("f6");
  }

  private static String best(String engine, Game rules, Position position) {
    Advice advice = CATALOGUE.engine(engine, rules).advise(position, Budget.FREE, Watch.NONE);
    return rules.notation().format(position.state(), advice.candidates().get(0).move());
  }

  @Test
  void teachMeBeatsWhoNeverHadATeacher() {
    Path file = folder.resolve("five");
    learn("teachme", file, LESSONS);
    double points = 0;
    for (GameRecord game : games("fiveinarow:size=9", 12, "teachme:file=" + file, "random")) {
      assertThat(game.ending().reason().fault()).isFalse();
      points += game.ending().shares().get(0);
    }
    assertThat(points).isGreaterThan(9);
  }

  @Test
  void fewGamesProveLittle() {
    assertThat(new AnswerStatistics(1, 1, 0).proven())
        .isCloseTo(0.2065, within(1e-3)); // Wilson, by hand
    assertThat(new AnswerStatistics(100, 55, 0).proven()).isCloseTo(0.4525, within(1e-3));
    assertThat(new AnswerStatistics(5, 5, 0).proven())
        .isGreaterThan(new AnswerStatistics(100, 55, 0).proven());
    assertThat(new AnswerStatistics(9, 0, 0).proven()).isZero();
    assertThat(AnswerStatistics.NONE.proven()).isZero();
    assertThat(new AnswerStatistics(4, 1, 2).score()).isEqualTo(0.5);
  }
}
