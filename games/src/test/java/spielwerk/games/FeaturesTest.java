package spielwerk.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Catalogue;
import spielwerk.core.Evaluation;
import spielwerk.core.Feature;
import spielwerk.core.Game;
import spielwerk.core.Moves;
import spielwerk.core.Seeds;
import spielwerk.core.State;
import spielwerk.core.Symmetric;

/** What every game with features promises; a new game joins by declaring some. */
class FeaturesTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final List<String> VARIANTS =
      List.of(
          "connect4:width=8,height=7,line=5",
          "fiveinarow:size=7",
          "fiveinarow:width=7,height=5,line=4",
          "fiveinarow:size=9,opening=swap2",
          "othello:size=6",
          "nim:heaps=1-3-5-7,misere=on");

  static Stream<Game> games() {
    return Stream.concat(
            CATALOGUE.games().stream().map(info -> CATALOGUE.game(info.id())),
            VARIANTS.stream().map(CATALOGUE::game))
        .filter(game -> !game.knowledge().features().get().isEmpty());
  }

  private static List<Integer> counts(List<Feature> features, State state, int seat) {
    return features.stream().map(feature -> feature.count().of(state, seat)).toList();
  }

  private static int drawn(State state, RandomGenerator random) {
    int[] moves = Moves.of(state);
    return moves[random.nextInt(moves.length)];
  }

  /** Every position before the end of some random games. */
  private static void walk(Game game, int games, BiConsumer<State, RandomGenerator> look) {
    for (int index = 0; index < games; index++) {
      RandomGenerator random = Seeds.stream(21, index, Seeds.Purpose.TEST, 0);
      State state = game.start(game.setup(index));
      while (!state.over()) {
        look.accept(state, random);
        state.play(drawn(state, random));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFeatureHasANameOfItsOwnAndASentenceInBothLanguages(Game game) {
    List<Feature> features = game.knowledge().features().get();
    assertThat(features).extracting(Feature::name).doesNotHaveDuplicates();
    assertThat(features)
        .extracting(Feature::name)
        .doesNotContain("if", "min", "max", "abs", "and", "or", "not", "theirs", "lead");
    assertThat(features)
        .allSatisfy(
            feature -> {
              assertThat(feature.about()).endsWith(".");
              assertThat(feature.german()).endsWith(".").isNotEqualTo(feature.about());
            });
  }

  @ParameterizedTest
  @MethodSource("games")
  void aFeatureDependsOnThePositionAloneAndIsTheSameInMirrorImages(Game game) {
    List<Feature> followed = game.knowledge().features().get();
    for (int index = 0; index < 3; index++) {
      RandomGenerator random = Seeds.stream(22, index, Seeds.Purpose.TEST, 0);
      State state = game.start(game.setup(index));
      State mirrored = state.copy();
      int symmetry = symmetry(state, random);
      while (!state.over()) {
        List<Feature> fresh = game.knowledge().features().get();
        for (int seat = 0; seat < 2 && random.nextInt(4) == 0; seat++) {
          List<Integer> found = counts(followed, state, seat);
          assertThat(counts(fresh, state.copy(), seat)).isEqualTo(found);
          assertThat(counts(fresh, mirrored, seat)).as("mirrored").isEqualTo(found);
        }
        int move = drawn(state, random);
        mirrored.play(symmetry == 0 ? move : ((Symmetric) state).map(symmetry, move));
        state.play(move);
      }
    }
  }

  /** One that leaves the start as it is, or 0 for none at all. */
  private static int symmetry(State start, RandomGenerator random) {
    if (!(start instanceof Symmetric symmetric)) {
      return 0;
    }
    int drawn = random.nextInt(symmetric.symmetries());
    return symmetric.key(drawn) == symmetric.key(0) ? drawn : 0;
  }

  @ParameterizedTest
  @CsvSource({
    "connect4, lines, lines",
    "'connect4:width=4,height=12,line=7', lines, lines",
    "fiveinarow, rows, rows",
    "'fiveinarow:width=7,height=9,line=4', rows, rows",
    "'fiveinarow:width=5,height=9,line=7', gaps, open",
    "fiveinarow:size=7, gaps, open",
    "fiveinarow:size=7, freedom, freedom",
    "othello, discs, discs",
    "othello:size=6, squares, squares",
    "othello, squares, squares"
  })
  void theLeadInAFeatureIsTheEvaluationMadeOfIt(String text, String name, String evaluation) {
    Game game = CATALOGUE.game(text);
    Feature feature =
        game.knowledge().features().get().stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    Evaluation known = game.knowledge().evaluations().get(evaluation).get();
    walk(
        game,
        6,
        (state, random) -> {
          int seat = state.turn();
          int lead = feature.count().of(state, seat) - feature.count().of(state, 1 - seat);
          assertThat(lead).isEqualTo(known.value(state));
        });
  }
}
