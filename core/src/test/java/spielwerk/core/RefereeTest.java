package spielwerk.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RefereeTest {
  private static final Seat SOUND = Advisor.plays(1);

  private static Bout bout(Game game, Limits limits, Integer... opening) {
    return new Bout(game, Setup.STANDARD, List.of(opening), Goal.WIN, 1, 0, limits);
  }

  private static GameRecord play(Seat... seats) {
    return Referee.play(Bout.of(new Pile(10, seats.length, false), 1, 0), List.of(seats));
  }

  private static Seat hurried(Advisor.Thought thought, long millis) {
    return new Seat(
        "hurried", new Advisor(thought), Budget.time(Duration.ofMillis(millis)), Choice.BEST);
  }

  @Test
  void whatIsLegalNoMoreLosesTheGame() {
    GameRecord game = play(Advisor.plays(3), Advisor.plays(1));
    assertThat(game.moves()).containsExactly("3", "1", "3", "1");
    assertThat(game.ending())
        .isEqualTo(new Ending(Ending.Reason.ILLEGAL_MOVE, 0, "played 3", List.of(0.0, 1.0)));
  }

  @Test
  void theWinnerTakesThePointAndTheRecordReplays() {
    GameRecord game = play(SOUND, Advisor.plays(2));
    assertThat(game.moves()).containsExactly("1", "2", "1", "2", "1", "2", "1");
    assertThat(game.ending())
        .isEqualTo(new Ending(Ending.Reason.FINISHED, -1, "", List.of(1.0, 0.0)));
    assertThat(game.points()).containsExactly(1, -1);
    assertThat(game.replay(Pile.TEN).over()).isTrue();
    assertThat(game.circumstances().seconds()).hasSize(2);
    assertThat(game.facts().circumstances()).isEqualTo(GameRecord.Circumstances.NONE);
    assertThatThrownBy(() -> game.replay(new Pile(3, 2, false))).isInstanceOf(Mistake.class);
  }

  static Stream<Arguments> faults() {
    return Stream.of(
        fault((p, b, w) -> Advice.of(7), Ending.Reason.ILLEGAL_MOVE, "played 7"),
        fault((p, b, w) -> Advice.of(-1), Ending.Reason.ILLEGAL_MOVE, "played -1"),
        fault((p, b, w) -> null, Ending.Reason.CRASH, "NullPointerException: no advice at all"),
        fault(
            (p, b, w) -> new Advice(List.of(), null, Effort.NONE),
            Ending.Reason.CRASH,
            "NullPointerException: an advice without intent"),
        fault(
            (p, b, w) -> {
              throw new IllegalStateException("lost");
            },
            Ending.Reason.CRASH,
            "IllegalStateException: lost"),
        fault(
            (p, b, w) -> {
              throw new UnsupportedOperationException();
            },
            Ending.Reason.CRASH,
            "UnsupportedOperationException"),
        fault(
            (p, b, w) -> {
              throw new Fault(Ending.Reason.TIMEOUT, "said nothing for 3 s");
            },
            Ending.Reason.TIMEOUT,
            "said nothing for 3 s"),
        fault((p, b, w) -> endless(p), Ending.Reason.CRASH, "StackOverflowError"),
        fault(
            (p, b, w) -> {
              throw new OutOfMemoryError("greedy");
            },
            Ending.Reason.CRASH,
            "OutOfMemoryError: greedy"),
        fault(
            (p, b, w) -> {
              p.moves().add(3);
              return Advice.of(1);
            },
            Ending.Reason.CRASH,
            "UnsupportedOperationException"));
  }

  private static Arguments fault(Advisor.Thought thought, Ending.Reason reason, String detail) {
    return Arguments.of(thought, reason, detail);
  }

  @SuppressWarnings("InfiniteRecursion") // that is its fault
  private static Advice endless(Position position) {
    Advice advice = endless(position);
    return advice.candidates().isEmpty() ? Advice.none() : advice;
  }

  @ParameterizedTest
  @MethodSource("faults")
  void everyFaultHasItsNameWithAndWithoutAClock(
      Advisor.Thought thought, Ending.Reason reason, String detail) {
    for (Seat faulty : List.of(Advisor.seat(thought), hurried(thought, 60_000))) {
      GameRecord game = play(SOUND, faulty, SOUND);
      assertThat(game.ending()).isEqualTo(new Ending(reason, 1, detail, List.of(0.5, 0.0, 0.5)));
      assertThat(game.moves()).containsExactly("1");
      assertThat(game.points()).containsExactly(0, 0, 0);
      assertThat(play(SOUND, SOUND, SOUND).ending().reason()).isEqualTo(Ending.Reason.FINISHED);
    }
  }

  @Test
  void whoNeverAnswersLosesOnTimeAndIsToldToStop() {
    CountDownLatch never = new CountDownLatch(1);
    Advisor sleeper =
        new Advisor(
            (position, budget, watch) -> {
              while (!watch.stop()) {
                try {
                  never.await();
                } catch (InterruptedException ignored) {
                  // asks again whether to stop
                }
              }
              return Advice.of(1);
            });
    Seat seat = new Seat("sleeper", sleeper, Budget.parse("time=1ms"), Choice.BEST);
    GameRecord game =
        Referee.play(bout(Pile.TEN, Limits.NONE.withMarginMillis(10)), List.of(SOUND, seat));
    assertThat(game.ending())
        .isEqualTo(new Ending(Ending.Reason.TIMEOUT, 1, "no answer in time", List.of(1.0, 0.0)));
    assertThat(sleeper.heard)
        .as("it is not told of the end")
        .startsWith("new game at 1")
        .noneMatch(told -> told.startsWith("ended"));
    assertThat(play(SOUND, SOUND).ending().reason()).isEqualTo(Ending.Reason.FINISHED);
  }

  @Test
  void withoutATimeInTheBudgetAnEngineIsWaitedForAsLongAsItsPatienceSays() {
    CountDownLatch never = new CountDownLatch(1);
    Advisor stuck =
        new Advisor((position, budget, watch) -> Advice.none()) {
          @Override
          public Duration patience() {
            return Duration.ofMillis(20);
          }

          @Override
          public Advice advise(Position position, Budget budget, Watch watch) {
            assertThat(budget).as("its budget stays as it was").isEqualTo(Budget.FREE);
            try {
              never.await();
            } catch (InterruptedException abandoned) {
              return Advice.none();
            }
            return Advice.none();
          }
        };
    Limits strict = Limits.NONE.withMarginMillis(10);
    GameRecord game = Referee.play(bout(Pile.TEN, strict), List.of(SOUND, Seat.of("stuck", stuck)));
    assertThat(game.ending().reason()).isEqualTo(Ending.Reason.TIMEOUT);
    assertThat(game.ending().seat()).isEqualTo(1);
    assertThat(game.circumstances().trace())
        .as("where it was")
        .anyMatch(line -> line.contains("CountDownLatch.await"))
        .noneMatch(line -> line.contains("Referee.play"));
  }

  @Test
  void aClockForTheWholeGameRunsOut() {
    CountDownLatch never = new CountDownLatch(1);
    Seat sleeper =
        Advisor.seat(
            (position, budget, watch) -> {
              try {
                never.await();
              } catch (InterruptedException late) {
                return Advice.of(1);
              }
              return Advice.of(1);
            });
    Limits limits = Limits.NONE.withClockMillis(60).withMarginMillis(5);
    GameRecord game = Referee.play(bout(Pile.TEN, limits), List.of(sleeper, SOUND));
    assertThat(game.ending().reason()).isEqualTo(Ending.Reason.TIMEOUT);
    assertThat(game.ending().seat()).isEqualTo(0);
  }

  @Test
  void anEngineThatWillNotStartLosesBeforeTheFirstMove() {
    Advisor stubborn =
        new Advisor((position, budget, watch) -> Advice.of(1)) {
          @Override
          public void newGame(Game game, int seat, Goal goal, long seed) {
            throw new IllegalStateException("not today");
          }

          @Override
          public void ended(GameRecord game) {
            throw new IllegalStateException("nor afterwards");
          }
        };
    GameRecord game = play(SOUND, Seat.of("stubborn", stubborn));
    assertThat(game.ending())
        .isEqualTo(
            new Ending(
                Ending.Reason.CRASH, 1, "IllegalStateException: not today", List.of(1.0, 0.0)));
    assertThat(game.moves()).isEmpty();
  }

  @Test
  void whoSpoilsItsStateHarmsNobody() {
    Seat vandal =
        Advisor.seat(
            (position, budget, watch) -> {
              ((Pile.Heap) position.state()).left = 0;
              return Advice.of(2);
            });
    assertThat(play(SOUND, vandal).facts().moves())
        .isEqualTo(play(SOUND, Advisor.plays(2)).moves());
  }

  @Test
  void withoutAnOpinionAnyMoveIsDrawn() {
    Seat none = Advisor.seat((position, budget, watch) -> Advice.none());
    GameRecord game = play(none, none);
    assertThat(game.ending().reason()).isEqualTo(Ending.Reason.FINISHED);
    assertThat(play(none, none).facts()).isEqualTo(game.facts());
    GameRecord other = Referee.play(Bout.of(Pile.TEN, 1, 1), List.of(none, none));
    assertThat(other.moves()).isNotEqualTo(game.moves());
  }

  @Test
  void openingsAndLimitsAreKept() {
    GameRecord game =
        Referee.play(bout(Pile.TEN, Limits.NONE.withMaxMoves(4), 3, 2), List.of(SOUND, SOUND));
    assertThat(game.moves()).containsExactly("3", "2", "1", "1");
    assertThat(game.opening()).isEqualTo(2);
    assertThat(game.ending())
        .isEqualTo(new Ending(Ending.Reason.MOVE_LIMIT, -1, "after 4 moves", List.of(0.5, 0.5)));
    assertThatThrownBy(() -> Referee.play(bout(Pile.TEN, Limits.NONE, 3, 9), List.of(SOUND, SOUND)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("place 2");
    assertThatThrownBy(() -> Referee.play(bout(Pile.TEN, Limits.NONE), List.of(SOUND)))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("2 seats, not by 1");
  }

  @Test
  void aDrawNeedsAnOfferAndAnAnswer() {
    Seat offers = Advisor.intends(Advice.Intent.OFFER_DRAW);
    Seat accepts = Advisor.intends(Advice.Intent.ACCEPT_DRAW);
    GameRecord agreed = play(offers, accepts);
    assertThat(agreed.ending())
        .isEqualTo(new Ending(Ending.Reason.DRAW_AGREED, -1, "", List.of(0.5, 0.5)));
    assertThat(agreed.moves()).containsExactly("1");
    assertThat(play(offers, SOUND).ending().reason()).isEqualTo(Ending.Reason.FINISHED);
    assertThat(play(accepts, accepts).ending().reason()).isEqualTo(Ending.Reason.FINISHED);
    Limits noDraws = new Limits(0, false, 0, 0, 250);
    assertThat(Referee.play(bout(Pile.TEN, noDraws), List.of(offers, accepts)).ending().reason())
        .isEqualTo(Ending.Reason.FINISHED);
  }

  @Test
  void whoResignsLoses() {
    GameRecord game = play(SOUND, Advisor.intends(Advice.Intent.RESIGN));
    assertThat(game.ending())
        .isEqualTo(new Ending(Ending.Reason.RESIGNED, 1, "", List.of(1.0, 0.0)));
  }

  @Test
  void everySeatHearsTheGameFromBeginningToEnd() {
    Advisor first = new Advisor((position, budget, watch) -> Advice.of(3));
    Advisor second = new Advisor((position, budget, watch) -> Advice.of(2));
    play(Seat.of("a", first), Seat.of("b", second));
    assertThat(first.heard)
        .containsExactly("new game at 0", "moves []", "moves [3, 2]", "ended finished");
    assertThat(second.heard)
        .containsExactly("new game at 1", "moves [3]", "moves [3, 2, 3]", "ended finished");
  }

  @Test
  void gamesOfOneGroupHaveTheSameDiceAndOthersNot() {
    Pile windy = new Pile(60, 2, true);
    List<String> dice = dice(windy, 0, 5);
    assertThat(dice(windy, 1, 5)).isEqualTo(dice);
    assertThat(dice(windy, 0, 6)).isNotEqualTo(dice);
    Bout single = Bout.of(windy, 1, 5);
    assertThat(single.group()).isEqualTo(5);
  }

  private static List<String> dice(Game game, int index, int group) {
    Bout bout = new Bout(game, Setup.STANDARD, List.of(), Goal.WIN, 1, index, group, Limits.NONE);
    return Referee.play(bout, List.of(SOUND, SOUND)).moves().stream()
        .filter(move -> move.equals("4") || move.equals("5"))
        .toList();
  }

  @Test
  void whoWatchesHearsTheAdviceAndCanStopIt() {
    AtomicBoolean heard = new AtomicBoolean();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return true;
          }

          @Override
          public void soFar(Advice advice) {
            heard.set(true);
          }
        };
    Advisor.Thought thought =
        (position, budget, w) -> {
          w.soFar(Advice.of(2));
          return Advice.of(w.stop() ? 1 : 3);
        };
    for (Seat seat : List.of(Advisor.seat(thought), hurried(thought, 60_000))) {
      heard.set(false);
      GameRecord game = Referee.play(Bout.of(Pile.TEN, 1, 0), List.of(seat, SOUND), watch);
      assertThat(heard).isTrue();
      assertThat(game.moves()).containsOnly("1");
    }
  }
}
