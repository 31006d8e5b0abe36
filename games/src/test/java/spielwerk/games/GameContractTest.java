package spielwerk.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Bout;
import spielwerk.core.Catalogue;
import spielwerk.core.Counted;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.GameRecord;
import spielwerk.core.Keyed;
import spielwerk.core.Mistake;
import spielwerk.core.Moves;
import spielwerk.core.Name;
import spielwerk.core.Referee;
import spielwerk.core.Reversible;
import spielwerk.core.Sampled;
import spielwerk.core.Seat;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/**
 * What every game promises, tried in random games. A new game is tested here as soon as it is in
 * the catalogue; add a line to {@link #VARIANTS} for options worth a try.
 */
class GameContractTest {
  private static final int GAMES = 25;

  /** On large boards positions are looked at only now and then. */
  private static final int LOOKS = 40;

  private static final int FEW_CODES = 3000;

  private static final List<String> VARIANTS =
      List.of(
          "connect4:width=1,height=4,line=3",
          "connect4:width=4,height=12,line=8",
          "connect4:width=5,height=4,line=3",
          "connect4:width=8,height=7,line=5",
          "connect4:width=12,height=4,line=7",
          "fiveinarow:size=3",
          "fiveinarow:width=7,height=4,line=3",
          "fiveinarow:size=64",
          "othello:size=6",
          "qwixx:players=3,rules=paper",
          "qwixx:players=5",
          "quickciv:size=5,players=2,rounds=20",
          "quickciv:players=1,rounds=30,map=unfair,seed=3",
          "nim:heaps=1-2-3-4-5-6-7-8-9-63",
          "nim:heaps=2,misere",
          "nim:heaps=5-5-5,misere",
          "tipping:start=1,target=1",
          "tipping:start=2,target=8",
          "tipping:start=6,target=1000",
          "tree:figure=9",
          "tree:figure=10");

  private static final Catalogue CATALOGUE = Catalogue.load();

  /** All games, or with {@code -Dgame=nim} one of them and its variants. */
  static Stream<Named<Game>> games() {
    String only = System.getProperty("game", "");
    return Stream.concat(CATALOGUE.games().stream().map(GameInfo::id), VARIANTS.stream())
        .filter(text -> only.isEmpty() || Name.parse(text).id().equals(only))
        .map(text -> Named.of(text, CATALOGUE.game(text)));
  }

  /** Called with each position of a random game that is to be looked at. */
  private interface Look {
    void at(State state);
  }

  private static RandomGenerator random(int index) {
    return Seeds.stream(7, index, Seeds.Purpose.TEST, 0);
  }

  /** A move of the side to move or of chance. */
  private static int any(State state, RandomGenerator random) {
    if (state.turn() == State.CHANCE) {
      return state.draw(random);
    }
    int[] moves = Moves.of(state);
    return moves[random.nextInt(moves.length)];
  }

  private static State begin(Game game, int index) {
    return game.start(game.setup(index));
  }

  private static void walk(Game game, Look look) {
    for (int index = 0; index < GAMES; index++) {
      RandomGenerator random = random(index);
      State state = begin(game, index);
      int every = Math.max(1, game.traits().maxLength() / LOOKS);
      for (int count = 0; ; count++) {
        if (count % every == 0 || state.over()) {
          look.at(state);
        }
        if (state.over()) {
          break;
        }
        state.play(any(state, random));
      }
    }
  }

  /** All that can be seen of a state. */
  private static List<Object> seen(Game game, State state) {
    List<Object> all = position(game, state);
    all.add(game.notation().board(state)); // may show the last move, which a position does not know
    return all;
  }

  /** All that matters for how the game goes on. */
  private static List<Object> position(Game game, State state) {
    List<Object> all = new ArrayList<>();
    all.add(state.turn());
    all.add(IntStream.of(Moves.of(state)).boxed().toList());
    all.add(game.notation().position(state));
    if (state instanceof Keyed keyed) {
      all.add(keyed.key());
    }
    if (state.over()) {
      IntStream.range(0, game.traits().seats()).forEach(seat -> all.add(state.points(seat)));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTextMakesTheSameGame(Game game) {
    Game again = CATALOGUE.game(game.text());
    assertThat(again.text()).isEqualTo(game.text());
    assertThat(again.traits()).isEqualTo(game.traits());
    for (int index = 0; index < GAMES; index++) {
      assertThat(seen(again, begin(again, index))).isEqualTo(seen(game, begin(game, index)));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAreDistinctAndLegalAndNoOthersAre(Game game) {
    int codes = game.traits().codes();
    walk(
        game,
        state -> {
          int[] moves = Moves.of(state);
          assertThat(IntStream.of(moves).distinct().count()).isEqualTo(moves.length);
          assertThat(moves.length == 0).isEqualTo(state.over());
          assertThat(moves.length).isLessThanOrEqualTo(game.traits().maxMoves());
          for (int move : moves) {
            assertThat(move).isBetween(0, codes - 1);
            assertThat(state.legal(move)).isTrue();
          }
          if (codes <= FEW_CODES) {
            assertThat(IntStream.range(0, codes).filter(state::legal).count())
                .isEqualTo(moves.length);
          }
          for (int none : new int[] {-1, codes, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThat(state.legal(none)).isFalse();
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAreAppendedWhereAsked(Game game) {
    State state = begin(game, 1);
    int[] room = new int[game.traits().maxMoves() + 3];
    room[2] = 77;
    int end = state.moves(room, 3);
    assertThat(end - 3).isEqualTo(Moves.of(state).length);
    assertThat(room[2]).isEqualTo(77);
  }

  @ParameterizedTest
  @MethodSource("games")
  void countedMovesAreAsManyAsTheListed(Game game) {
    walk(
        game,
        state -> {
          if (state instanceof Counted counted) {
            assertThat(counted.count()).isEqualTo(Moves.of(state).length);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void noGameIsLongerThanItsTraitsSay(Game game) {
    for (int index = 0; index < GAMES; index++) {
      RandomGenerator random = random(index);
      State state = begin(game, index);
      int length = 0;
      while (!state.over()) {
        assertThat(state.turn()).isLessThan(game.traits().seats());
        assertThat(state.turn() != State.CHANCE || game.traits().chance()).isTrue();
        state.play(any(state, random));
        length++;
      }
      assertThat(length).isLessThanOrEqualTo(game.traits().maxLength());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatOneSeatWinsTheOthersLose(Game game) {
    if (!game.traits().zeroSum()) {
      return;
    }
    walk(
        game,
        state -> {
          if (state.over()) {
            assertThat(IntStream.range(0, game.traits().seats()).map(state::points).sum()).isZero();
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void undoRestoresEverythingBackToTheStart(Game game) {
    for (int index = 0; index < GAMES; index++) {
      State state = begin(game, index);
      if (!(state instanceof Reversible reversible)) {
        return;
      }
      RandomGenerator random = random(index);
      List<List<Object>> before = new ArrayList<>();
      while (!state.over() && before.size() < 5 * LOOKS) {
        before.add(seen(game, state));
        int[] moves = Moves.of(state);
        int other = moves[random.nextInt(moves.length)];
        state.play(other);
        reversible.undo();
        assertThat(seen(game, state)).isEqualTo(before.get(before.size() - 1));
        state.play(any(state, random));
      }
      State copy = state.copy();
      State set = begin(game, index + 1);
      set.set(state);
      for (State each : List.of(state, copy, set)) {
        for (int i = before.size() - 1; i >= 0; i--) {
          ((Reversible) each).undo();
          assertThat(seen(game, each)).isEqualTo(before.get(i));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void copiesAreEqualAndGoTheirOwnWay(Game game) {
    State set = begin(game, 5);
    walk(
        game,
        state -> {
          List<Object> before = seen(game, state);
          State copy = state.copy();
          set.set(state);
          assertThat(seen(game, copy)).isEqualTo(before);
          assertThat(seen(game, set)).isEqualTo(before);
          RandomGenerator random = random(1);
          for (int i = 0; i < 3 && !copy.over(); i++) {
            int move = any(copy, random);
            copy.play(move);
            set.play(move);
            assertThat(seen(game, set)).isEqualTo(seen(game, copy));
          }
          assertThat(seen(game, state)).isEqualTo(before);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void keysAreEqualJustForEqualPositions(Game game) {
    if (!(begin(game, 0) instanceof Keyed)) {
      return;
    }
    Map<String, Long> keys = new HashMap<>();
    Map<Long, String> positions = new HashMap<>();
    walk(
        game,
        state -> {
          String position = game.notation().position(state);
          long key = ((Keyed) state).key();
          assertThat(keys.merge(position, key, (old, now) -> old)).isEqualTo(key);
          assertThat(positions.merge(key, position, (old, now) -> old)).isEqualTo(position);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMirroredGameHasTheMirroredKeys(Game game) {
    if (!(begin(game, 0) instanceof Symmetric first) || !game.setup(0).isStandard()) {
      return;
    }
    for (int index = 0; index < GAMES; index++) {
      RandomGenerator random = random(index);
      int[] symmetries = ofTheStart(first);
      State[] images = new State[symmetries.length];
      for (int i = 0; i < images.length; i++) {
        images[i] = begin(game, index);
      }
      while (true) {
        Symmetric state = (Symmetric) images[0];
        assertThat(state.key(0)).isEqualTo(state.key());
        long canonical = state.key(state.canonical());
        for (int i = 0; i < images.length; i++) {
          Symmetric image = (Symmetric) images[i];
          assertThat(state.key(symmetries[i])).isEqualTo(image.key());
          assertThat(image.key(image.canonical())).isEqualTo(canonical);
          assertThat(images[i].turn()).isEqualTo(images[0].turn());
        }
        if (images[0].over()) {
          break;
        }
        int move = any(images[0], random);
        for (int i = 0; i < images.length; i++) {
          int there = state.map(symmetries[i], move);
          assertThat(state.map(state.inverse(symmetries[i]), there)).isEqualTo(move);
          assertThat(images[i].legal(there)).isTrue();
          images[i].play(there);
        }
      }
    }
  }

  /** A start need not look the same from all sides: Othello's does from four of eight. */
  private static int[] ofTheStart(Symmetric start) {
    return IntStream.range(0, start.symmetries())
        .filter(s -> start.key(s) == start.key())
        .toArray();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsWrittenIsReadAsTheSameMove(Game game) {
    walk(
        game,
        state -> {
          for (int move : Moves.of(state)) {
            String text = game.notation().format(state, move);
            assertThat(game.notation().parse(state, text)).isEqualTo(move);
            assertThat(game.notation().legalMove(state, " " + text + " ")).isEqualTo(move);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void nonsenseIsNoMoveAndNoPosition(Game game) {
    State state = begin(game, 0);
    for (String text : List.of("", " ", "zz99", "-1", "1e9", "99999999999999999999", "ä", "\0")) {
      assertThatThrownBy(() -> game.notation().legalMove(state, text))
          .isInstanceOf(Mistake.class)
          .hasMessageContaining(text.trim());
    }
    for (String text : List.of("?", "zz99", "[", "-", "/", "second", "1-", "\0")) {
      assertThatThrownBy(() -> game.start(new Setup(text))).isInstanceOf(Mistake.class);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameCanStartFromAnyPositionItWrites(Game game) {
    walk(
        game,
        state -> {
          State again = game.start(new Setup(game.notation().position(state)));
          assertThat(position(game, again)).isEqualTo(position(game, state));
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void sampledMovesAreLegalAndAllOfThemCome(Game game) {
    if (!(begin(game, 0) instanceof Sampled)) {
      return;
    }
    RandomGenerator random = random(3);
    walk(
        game,
        state -> {
          if (state.turn() < 0) {
            return;
          }
          int[] moves = Moves.of(state);
          int draws = moves.length <= 12 ? 20 * moves.length : 20;
          long different =
              IntStream.range(0, draws)
                  .map(i -> ((Sampled) state).sample(random))
                  .peek(move -> assertThat(state.legal(move)).isTrue())
                  .distinct()
                  .count();
          if (moves.length <= 12) {
            assertThat(different).isEqualTo(moves.length);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aRecordReplaysToTheSameEnd(Game game) {
    for (int index = 0; index < GAMES; index++) {
      Bout bout = Bout.of(game, 11, index);
      GameRecord game1 = Referee.play(bout, randomSeats(game));
      GameRecord game2 = Referee.play(bout, randomSeats(game));
      assertThat(game1.ending().reason()).isEqualTo(Ending.Reason.FINISHED);
      assertThat(game2.facts()).isEqualTo(game1.facts());
      State end = game1.replay(CATALOGUE.game(game1.game()));
      assertThat(end.over()).isTrue();
      assertThat(IntStream.range(0, game.traits().seats()).mapToObj(end::points).toList())
          .isEqualTo(game1.points());
    }
  }

  private static List<Seat> randomSeats(Game game) {
    return IntStream.range(0, game.traits().seats())
        .mapToObj(seat -> Seat.of("random", new RandomMover()))
        .toList();
  }
}
