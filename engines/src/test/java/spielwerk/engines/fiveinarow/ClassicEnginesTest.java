package spielwerk.engines.fiveinarow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Goal;
import spielwerk.core.Position;
import spielwerk.core.Seeds;
import spielwerk.core.Watch;
import spielwerk.games.fiveinarow.FiveInARow;
import spielwerk.games.fiveinarow.FiveInARowState;

/** What holds for all engines of the paper. */
class ClassicEnginesTest {
  private static final List<String> LEVEL_HEADED =
      List.of(
          "spider",
          "kamikaze",
          "snotnose",
          "greenhorn",
          "mspider",
          "mtactix",
          "mbattery",
          "msnotty",
          "marea51",
          "mgreenhorn",
          "bruteforce:depth=2");

  static List<String> levelHeaded() {
    return LEVEL_HEADED;
  }

  static List<String> all() {
    List<String> all = new ArrayList<>(LEVEL_HEADED);
    all.addAll(List.of("spaceshuffle", "mirror"));
    return all;
  }

  @ParameterizedTest
  @MethodSource("levelHeaded")
  void aMirroredPositionGetsMirroredRatings(String engine) {
    RandomGenerator random = Seeds.stream(3);
    for (int round = 0; round < 3; round++) {
      Scene scene = Scene.random("fiveinarow:size=9", 3 + random.nextInt(20), random);
      for (int symmetry = 1; symmetry < 8; symmetry++) {
        TreeMap<Integer, Double> mapped = new TreeMap<>();
        for (Candidate each : scene.ask(engine).candidates()) {
          mapped.put(scene.state().map(symmetry, each.move()), each.rating());
        }
        TreeMap<Integer, Double> mirrored = new TreeMap<>();
        for (Candidate each : scene.mirrored(symmetry).ask(engine).candidates()) {
          mirrored.put(each.move(), each.rating());
        }
        assertThat(mirrored).isEqualTo(mapped);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyBoardGetsAnAnswer(String engine) {
    String full = "xxoox/ooxxo/xxoox/ooxxo/xxo2 o";
    for (Scene scene :
        List.of(
            Scene.of("fiveinarow:size=5", ""),
            Scene.of("fiveinarow:size=5", full),
            Scene.of("fiveinarow:width=5,height=256", "", "a200"),
            Scene.of("fiveinarow:size=256", ""),
            Scene.of("fiveinarow:size=256", "", "a1", "iv256"))) {
      List<Candidate> candidates = scene.ask(engine, 1, Budget.nodes(500)).candidates();
      assertThat(candidates).isNotEmpty();
      assertThat(candidates).allMatch(each -> scene.state().legal(each.move()));
    }
  }

  @ParameterizedTest
  @MethodSource("levelHeaded")
  void anEngineThatFollowedAGameSaysWhatANewOneSays(String engine) {
    Catalogue catalogue = Catalogue.load();
    RandomGenerator random = Seeds.stream(8);
    Scene scene = Scene.random("fiveinarow:size=9", 16, random);
    FiveInARowState state = scene.state();
    try (var old = catalogue.engine(engine, scene.game())) {
      old.newGame(scene.game(), 0, Goal.WIN, 1);
      while (state.length() > 2) {
        var position = new Position(scene.game(), scene.setup(), List.of(), state);
        assertThat(old.advise(position, Budget.FREE, Watch.NONE).candidates())
            .isEqualTo(scene.ask(engine).candidates());
        state.undo();
        state.undo();
      }
    }
  }

  @Test
  void theSeedBreaksTies() {
    Scene scene = Scene.of("fiveinarow", "", "h8");
    long different =
        Seeds.stream(1)
            .longs(40)
            .mapToObj(seed -> scene.ask("kamikaze", seed, Budget.FREE).candidates().get(0).move())
            .distinct()
            .count();
    assertThat(different).isGreaterThan(3);
    assertThat(scene.ask("kamikaze", 5, Budget.FREE).candidates())
        .isEqualTo(scene.ask("kamikaze", 5, Budget.FREE).candidates());
  }

  @Test
  void onlyGamesOfFiveArePlayed() {
    Catalogue catalogue = Catalogue.load();
    FiveInARow four = (FiveInARow) catalogue.game("fiveinarow:size=7,line=4");
    assertThat(new Kamikaze.Maker().plays(four)).isFalse();
    assertThat(new Kamikaze.Maker().plays(catalogue.game("fiveinarow:size=7"))).isTrue();
    assertThat(new Kamikaze.Maker().plays(catalogue.game("connect4"))).isFalse();
  }

  @Test
  void threatsAreCountedFromTheLines() {
    assertThat(ThreatCount.stonesToWin(0)).isEqualTo(ThreatCount.NEVER);
    Scene scene = Scene.drawn("X", ".......\n.......\n.xxx...\n.......\n.......");
    BoardView boardView = new BoardView((FiveInARow) scene.game(), 2);
    boardView.at(scene.state());
    int field = scene.game().notation().parse(scene.state(), "e3");
    assertThat(ThreatCount.openFours(ThreatCount.of(boardView.lines(), field, 0))).isEqualTo(1);
    assertThat(ThreatCount.of(boardView.lines(), field, 1)).isZero();
  }
}
