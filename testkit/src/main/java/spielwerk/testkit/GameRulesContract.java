package spielwerk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static spielwerk.testkit.RandomGames.any;
import static spielwerk.testkit.RandomGames.begin;
import static spielwerk.testkit.RandomGames.random;
import static spielwerk.testkit.RandomGames.seen;
import static spielwerk.testkit.RandomGames.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Counted;
import spielwerk.core.Game;
import spielwerk.core.Keyed;
import spielwerk.core.Moves;
import spielwerk.core.Reversible;
import spielwerk.core.Sampled;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/** What every game promises of its rules, tried in random games. Extend {@link GameContract}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameRulesContract {
  static final int GAMES = RandomGames.GAMES;
  static final int LOOKS = RandomGames.LOOKS;
  private static final int FEW_CODES = 3000;

  final Catalogue catalogue = Catalogue.load();

  GameRulesContract() {}

  /** The games to be tested, as people name them: {@code nim}, {@code nim:heaps=2,misere}. */
  protected abstract Stream<String> games();

  Stream<Named<Game>> all() {
    return games().map(text -> Named.of(text, catalogue.game(text)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void theTextMakesTheSameGame(Game game) {
    Game again = catalogue.game(game.text());
    assertThat(again.text()).isEqualTo(game.text());
    assertThat(again.traits()).isEqualTo(game.traits());
    for (int index = 0; index < GAMES; index++) {
      assertThat(seen(again, begin(again, index))).isEqualTo(seen(game, begin(game, index)));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
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
  @MethodSource("all")
  void movesAreAppendedWhereAsked(Game game) {
    State state = begin(game, 1);
    int[] room = new int[game.traits().maxMoves() + 3];
    room[2] = 77;
    int end = state.moves(room, 3);
    assertThat(end - 3).isEqualTo(Moves.of(state).length);
    assertThat(room[2]).isEqualTo(77);
  }

  @ParameterizedTest
  @MethodSource("all")
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
  @MethodSource("all")
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
  @MethodSource("all")
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
  @MethodSource("all")
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
  @MethodSource("all")
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
  @MethodSource("all")
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
  @MethodSource("all")
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
  @MethodSource("all")
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
}
