package spielwerk.games.quickciv;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spielwerk.core.Moves;
import spielwerk.core.Position;
import spielwerk.core.Pruning;
import spielwerk.core.Seeds;
import spielwerk.core.Setup;
import spielwerk.games.quickciv.OnlyBuildNearLastAction.Reach;

/** The prunings of chapter 6.4 against their plain definitions. */
class PruningsTest {
  private static final QuickCiv GAME = QuickCiv.usual();
  private static final AppraisalWeights WEIGHTS =
      new AppraisalWeights(0.68, 0.73, 1.70, 6.11, 0.87, 1.86);

  private static List<Integer> kept(Pruning pruning, QuickCivState state, int last) {
    int[] moves = Moves.of(state);
    int end = pruning.keep(state, last, moves, 0, moves.length);
    return IntStream.of(moves).limit(end).boxed().toList();
  }

  /** A position after random moves, most of them in one's own interest. */
  private static Position random(RandomGenerator random) {
    Setup setup = GAME.setup(random.nextLong());
    QuickCivState state = GAME.start(setup);
    Greedy greedy = new Greedy(GAME, WEIGHTS, 10, 2);
    List<Integer> moves = new ArrayList<>();
    for (int left = random.nextInt(380); left > 0; left--) {
      int move = random.nextInt(3) == 0 ? state.sample(random) : greedy.choose(state, random);
      state.play(move);
      moves.add(move);
    }
    return new Position(GAME, setup, moves, state);
  }

  private static boolean special(int building) {
    BuildingClass kind = GAME.rules().kind(Building.of(building));
    return kind == BuildingClass.MILITARY || kind == BuildingClass.POINTS;
  }

  @SuppressWarnings("EnumOrdinal")
  @Test
  void onlyMilitaryOverwritesLeavesOutAsManyAsEquation611Says() {
    RandomGenerator random = Seeds.stream(611);
    for (int i = 0; i < 30; i++) {
      QuickCivState state = (QuickCivState) random(random).state();
      int seat = state.turn();
      int plainHexes = 0;
      for (int hex = 0; hex < GAME.hexes(); hex++) {
        boolean own = state.ownerOf(hex) == seat && !state.isLastCity(hex);
        plainHexes += own && !special(state.buildingOn(hex)) ? 1 : 0;
      }
      int plainBuildings = 0;
      for (int b = 0; b < state.affordable(); b++) {
        plainBuildings += special(GAME.byPrice().get(b).ordinal()) ? 0 : 1;
      }
      List<Integer> kept = kept(new OnlyMilitaryOverwrites(GAME), state, -1);
      assertThat(state.count() - kept.size()).isEqualTo(plainHexes * plainBuildings);
      assertThat(kept).contains(state.pass());
    }
  }

  @Test
  void onlyGreedyNodesKeepsWhatRaisesTheEvaluationAndTheMilitary() {
    RandomGenerator random = Seeds.stream(63);
    Appraisal appraisal = new Appraisal(GAME, WEIGHTS);
    OnlyGreedyNodes pruning = new OnlyGreedyNodes(GAME, WEIGHTS);
    for (int i = 0; i < 20; i++) {
      QuickCivState state = (QuickCivState) random(random).state();
      int seat = state.turn();
      double now = appraisal.value(state, seat);
      QuickCivState next = state.copy();
      if (endsTheRound(state)) {
        continue; // then the move alone cannot be seen by playing it
      }
      List<Integer> wanted = new ArrayList<>();
      for (int move : Moves.of(state)) {
        next.set(state);
        next.play(move);
        boolean military =
            move != state.pass()
                && GAME.rules().kind(Building.of(move / GAME.hexes())) == BuildingClass.MILITARY;
        if (move == state.pass() || military || appraisal.value(next, seat) > now) {
          wanted.add(move);
        }
      }
      assertThat(kept(pruning, state, -1)).isEqualTo(wanted);
    }
  }

  private static boolean endsTheRound(QuickCivState state) {
    QuickCivState next = state.copy();
    next.play(next.pass());
    return next.round() != state.round();
  }

  @Test
  void whoHasBuiltOneOfTheDearestBuildsNoneOfTheCheapestButCities() {
    QuickCivState state = Positions.of("city-centre@5,5", "city-centre@1,1");
    InLateGameNoEarlyGameBuildings pruning = new InLateGameNoEarlyGameBuildings(Positions.GAME);
    assertThat(kept(pruning, state, -1)).hasSize(state.count());
    Positions.play(state, "museum@5,6");
    state.play(state.pass()); // blue has built none
    state.play(state.pass());
    state.play(state.pass());
    while (state.turn() != 0) {
      assertThat(kept(pruning, state, -1)).hasSize(state.count());
      state.play(state.pass());
    }
    List<Integer> kept = kept(pruning, state, -1);
    QuickCivRules rules = Positions.GAME.rules();
    for (int move : Moves.of(state)) {
      Building building = move == state.pass() ? null : Building.of(move / Positions.GAME.hexes());
      boolean early =
          building != null
              && rules.price(building) == rules.cheapest()
              && building != Building.CITY_CENTRE;
      assertThat(kept.contains(move)).as("%s", building).isEqualTo(!early);
    }
  }

  @Test
  void aDearestBuildingThatWasBuiltOverHasStillBeenBuilt() {
    QuickCiv game = Positions.GAME;
    Setup setup =
        new Setup(QuickCivPositionText.write(Positions.of("city-centre@5,5", "farm@1,1")));
    List<Integer> moves = new ArrayList<>();
    QuickCivState state = game.start(setup);
    for (String move : List.of("museum@5,6", "butcher@5,6")) {
      while (state.turn() != 0) {
        moves.add(state.pass());
        state.play(state.pass());
      }
      int build = game.notation().legalMove(state, move);
      moves.add(build);
      state.play(build);
    }
    while (state.turn() != 0) {
      moves.add(state.pass());
      state.play(state.pass());
    }
    Pruning pruning = new InLateGameNoEarlyGameBuildings(game);
    assertThat(kept(pruning, state, -1)).hasSize(state.count());
    pruning.begin(new Position(game, setup, moves, state));
    assertThat(kept(pruning, state, -1)).hasSizeLessThan(state.count());
    // another game, in which nobody has
    QuickCivState start = game.start(setup);
    pruning.begin(new Position(game, setup, List.of(), start));
    assertThat(kept(pruning, start, -1)).hasSize(start.count());
  }

  @Test
  void onlyHexesNearTheLastBuildingCount() {
    RandomGenerator random = Seeds.stream(643);
    Pruning pruning = new OnlyBuildNearLastAction(GAME, Reach.THESIS);
    for (int i = 0; i < 20; i++) {
      Position position = random(random);
      QuickCivState state = (QuickCivState) position.state();
      pruning.begin(position);
      int last = lastBuild(position, state.turn());
      for (int since : new int[] {-1, state.pass(), state.sample(random)}) {
        int centre = since < 0 || since == state.pass() ? last : since % GAME.hexes();
        List<Integer> wanted =
            Arrays.stream(Moves.of(state))
                .filter(
                    move ->
                        move == state.pass()
                            || centre < 0
                            || GAME.distance(centre, move % GAME.hexes()) <= 2)
                .boxed()
                .toList();
        assertThat(kept(pruning, state, since)).isEqualTo(wanted);
      }
    }
  }

  /** The hex on which a seat last built, or -1. */
  private static int lastBuild(Position position, int seat) {
    QuickCivState state = GAME.start(position.setup());
    int last = -1;
    for (int move : position.moves()) {
      last = state.turn() == seat && move != state.pass() ? move % GAME.hexes() : last;
      state.play(move);
    }
    return last;
  }

  @Test
  void hexesUnderAttackCountWhereverTheyAre() {
    QuickCiv game = Positions.GAME;
    QuickCivState state =
        Positions.of("city-centre@2,2 farm@6,6 farm@1,1", "city-centre@9,9 barracks@7,6");
    int attacked = Positions.hex(6, 6);
    assertThat(state.besieger(attacked)).isEqualTo(1);
    int last = game.notation().legalMove(state, "farm@1,1");
    Pruning plain = new OnlyBuildNearLastAction(game, new Reach(1, false, 0));
    Pruning repaired = new OnlyBuildNearLastAction(game, new Reach(1, true, 0));
    assertThat(hexes(kept(plain, state, last))).doesNotContain(attacked);
    assertThat(hexes(kept(repaired, state, last))).contains(attacked, Positions.hex(1, 1));
  }

  private static List<Integer> hexes(List<Integer> moves) {
    return moves.stream().map(move -> move % Positions.GAME.hexes()).distinct().toList();
  }

  @Test
  void everyHexIsLookedAtAgainAfterSomeRounds() {
    QuickCiv game = Positions.GAME;
    Setup setup =
        new Setup(
            QuickCivPositionText.write(
                Positions.of("city-centre@2,2 city-centre@8,8 farm@7,7", "farm@5,1")));
    Pruning pruning = new OnlyBuildNearLastAction(game, new Reach(1, false, 5));
    int far = Positions.hex(7, 7);
    List<Integer> moves = new ArrayList<>();
    QuickCivState state = game.start(setup);
    List<Integer> rounds = new ArrayList<>();
    int build = game.notation().legalMove(state, "house@1,2");
    while (state.round() < 20) {
      boolean own = state.turn() == 0;
      if (own && state.round() > 0) {
        pruning.begin(new Position(game, setup, moves, state));
        if (hexes(kept(pruning, state, -1)).contains(far)) {
          rounds.add(state.round());
        }
      }
      int move = own ? build : state.pass();
      moves.add(move);
      state.play(move);
    }
    // all hexes are looked at in round 0, when nothing was built yet
    assertThat(rounds).containsExactly(5, 10, 15);
  }
}
