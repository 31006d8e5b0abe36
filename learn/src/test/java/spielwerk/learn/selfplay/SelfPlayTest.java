package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Exact;
import spielwerk.core.Game;
import spielwerk.core.State;
import spielwerk.nets.NetSpec;
import spielwerk.nets.NetWeights;
import spielwerk.nets.OnnxSession;

/** Games of a network against itself. */
class SelfPlayTest {
  private static final long SEED = 5;

  private static List<SelfPlayRecord> play(TrainSpec spec, BitSet done, int threads, int most) {
    Catalogue catalogue = Catalogue.load();
    Game game = catalogue.game(spec.game());
    List<SelfPlayRecord> games = new ArrayList<>();
    AtomicInteger ended = new AtomicInteger();
    try (OnnxSession session = new OnnxSession(NetWeights.random(NetSpec.of(game, 1, 8), 1))) {
      new SelfPlay(spec, game, catalogue.exact(game))
          .play(
              1,
              SEED,
              session,
              done,
              threads,
              () -> ended.get() >= most,
              played -> {
                games.add(played);
                ended.incrementAndGet();
              });
    }
    games.sort(Comparator.comparingInt(SelfPlayRecord::index));
    return games;
  }

  private static TrainSpec spec(String game, TrainSpec.Play play) {
    TrainSpec usual = TrainSpec.of(game);
    return Tiny.with(usual, play, usual.gate(), usual.rate());
  }

  private static TrainSpec.Play exact(int games, int left, double endings, double full) {
    TrainSpec.Play play = Tiny.play(games, 8, 0.3, 10);
    return new TrainSpec.Play(
        games,
        8,
        play.sims(),
        true,
        16,
        1,
        1.5,
        0,
        0,
        1,
        4,
        0.3,
        10,
        left,
        0,
        endings,
        full,
        2,
        false,
        1000,
        false);
  }

  @Test
  void aGameIsTheSameOnAnyNumberOfThreadsAndBesideAnyOthers() {
    TrainSpec spec = spec("connect4:width=5,height=4", Tiny.play(40, 8, 0.3, 4));
    List<String> all = Plays.facts(play(spec, new BitSet(), 1, 1000));
    assertThat(all).hasSize(40);
    assertThat(Plays.facts(play(spec, new BitSet(), 2, 1000))).isEqualTo(all);
    BitSet done = new BitSet();
    done.set(0, 33);
    done.clear(7);
    List<String> rest = Plays.facts(play(spec, done, 1, 1000));
    assertThat(rest.get(0)).isEqualTo(all.get(7));
    assertThat(rest.subList(1, 8)).isEqualTo(all.subList(33, 40));
  }

  @Test
  void whoIsStoppedHasOnlyWholeGames() {
    TrainSpec spec = spec("connect4:width=5,height=4", Tiny.play(40, 8, 0.3, 4));
    List<SelfPlayRecord> some = play(spec, new BitSet(), 1, 5);
    assertThat(some.size()).isBetween(5, 39);
    Game game = Catalogue.load().game(spec.game());
    assertThat(some)
        .allSatisfy(
            each -> {
              State state = replay(game, each);
              assertThat(state.over()).isTrue();
              assertThat(each.result()).isEqualTo(state.points(0));
              assertThat(each.samples()).hasSize(each.moves().length - each.given());
            });
  }

  private static State replay(Game game, SelfPlayRecord played) {
    State state = game.start(SelfPlay.setup(game, SEED, played.index()));
    for (int move : played.moves()) {
      assertThat(state.legal(move)).isTrue();
      state.play(move);
    }
    return state;
  }

  @Test
  void aSolverTellsTheResultAndPlaysSomeGamesToTheirEnd() {
    Catalogue catalogue = Catalogue.load();
    Game game = catalogue.game("othello");
    Exact exact = catalogue.exact(game).orElseThrow().get();
    List<SelfPlayRecord> games = play(spec("othello", exact(8, 6, 0.5, 1)), new BitSet(), 1, 1000);
    int over = 0;
    for (SelfPlayRecord played : games) {
      State state = replay(game, played);
      assertThat(played.exact()).isTrue();
      if (state.over()) {
        over++;
        assertThat(played.result()).isEqualTo(Integer.signum(state.points(0) - state.points(1)));
      } else {
        assertThat(exact.left(state)).isEqualTo(6);
        int points = Integer.signum(exact.points(state));
        assertThat(played.result()).isEqualTo(state.turn() == 0 ? points : -points);
      }
    }
    assertThat(over).isBetween(1, 7);
  }

  @Test
  void withCappedPlayoutsOnlyTheFullSearchesAreLearntFrom() {
    List<SelfPlayRecord> games = play(spec("othello", exact(4, 6, 0, 0.25)), new BitSet(), 1, 1000);
    double moves = games.stream().mapToInt(each -> each.moves().length - each.given()).sum();
    double samples = games.stream().mapToInt(each -> each.samples().size()).sum();
    assertThat(samples / moves).isBetween(0.1, 0.45);
    assertThat(games)
        .allSatisfy(
            each -> assertThat(each.cost().searches()).isGreaterThan(each.samples().size()));
  }
}
