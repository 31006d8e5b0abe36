package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Advice;
import spielwerk.core.Budget;
import spielwerk.core.Catalogue;
import spielwerk.core.ConfiguredEngine;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameInfo;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Recommendation;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.core.State;
import spielwerk.core.StrengthLevel;
import spielwerk.core.Watch;

/** In every game somebody advises, somebody analyses, and there are opponents of every strength. */
class RecommendationTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Budget LITTLE = Budget.nodes(2000).tighter(Budget.sims(20));

  static Stream<String> variants() {
    List<String> all = new ArrayList<>(CATALOGUE.games().stream().map(GameInfo::id).toList());
    all.addAll(
        List.of(
            "othello:size=6",
            "connect4:width=6,height=5",
            "fiveinarow:size=7",
            "fiveinarow:size=256",
            "muehle:flying=off",
            "qwixx:players=5",
            "quickciv:players=2"));
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everybodyWhoIsRecommendedCanPlay(String text) {
    Game game = CATALOGUE.game(text);
    Recommendation recommended = Recommendation.of(game, CATALOGUE);
    assertThat(recommended.levels()).hasSizeGreaterThanOrEqualTo(4);
    List<ConfiguredEngine> all =
        new ArrayList<>(List.of(recommended.advisor(), recommended.analyst()));
    recommended.levels().forEach(level -> all.add(level.player()));
    for (ConfiguredEngine one : all) {
      plays(one, game);
    }
  }

  private static void plays(ConfiguredEngine one, Game game) {
    Setup setup = game.setup(1);
    State state = game.start(setup);
    List<Integer> moves = new ArrayList<>();
    while (state.turn() == State.CHANCE) {
      int thrown = state.draw(Seeds.stream(1));
      state.play(thrown);
      moves.add(thrown);
    }
    try (Engine engine = CATALOGUE.engine(one.engine(), game)) {
      engine.newGame(game, state.turn(), game.traits().goal(), 1);
      Position position = new Position(game, setup, moves, state.copy());
      Advice advice = engine.advise(position, LITTLE, Watch.NONE);
      advice
          .candidates()
          .forEach(move -> assertThat(state.legal(move.move())).as(one.engine()).isTrue());
    }
  }

  /** A step is worth 60 to 80%; with the games that there are it may be found a little larger. */
  @Test
  void everyLevelBeatsTheOneBelowAndNotByMuch() {
    for (GameInfo info : CATALOGUE.games()) {
      Game game = CATALOGUE.game(info.id());
      for (StrengthLevel level : Recommendation.of(game, CATALOGUE).levels()) {
        level
            .measured()
            .flatMap(StrengthLevel.Measured::below)
            .ifPresent(
                score ->
                    assertThat(score.value())
                        .as(info.id() + " " + level.player())
                        .isBetween(0.6, 0.82));
      }
    }
  }

  @Test
  void theGamesThatShipHaveRatingsForTheirUsualRules() {
    for (String id :
        List.of(
            "connect4",
            "fiveinarow",
            "muehle",
            "nim",
            "othello",
            "quickciv",
            "qwixx",
            "tictactoe",
            "tipping")) {
      assertThat(Recommendation.of(CATALOGUE.game(id), CATALOGUE).levels())
          .as(id)
          .allMatch(level -> level.measured().isPresent());
    }
  }

  @Test
  void aLevelThatIsNotThereIsRefused() {
    Game game = CATALOGUE.game("othello");
    Recommendation recommended = Recommendation.of(game, CATALOGUE);
    assertThatThrownBy(() -> recommended.level(game, 99))
        .isInstanceOf(Mistake.class)
        .hasMessage("othello has the levels 1 to 11, not 99.");
  }
}
