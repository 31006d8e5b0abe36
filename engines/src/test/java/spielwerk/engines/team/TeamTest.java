package spielwerk.engines.team;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spielwerk.core.Advice;
import spielwerk.core.Bout;
import spielwerk.core.Budget;
import spielwerk.core.Candidate;
import spielwerk.core.Catalogue;
import spielwerk.core.Choice;
import spielwerk.core.Engine;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Goal;
import spielwerk.core.Limits;
import spielwerk.core.Mistake;
import spielwerk.core.Position;
import spielwerk.core.Referee;
import spielwerk.core.Seat;
import spielwerk.core.Setup;
import spielwerk.core.Watch;

class TeamTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game GAME = CATALOGUE.game("connect4");
  private static final Position START = Position.of(GAME, Setup.STANDARD, "");

  private static Advice ask(String text, Position position, long seed) {
    try (Engine engine = CATALOGUE.engine(text, position.game())) {
      engine.newGame(position.game(), 0, position.game().traits().goal(), seed);
      return engine.advise(position, Budget.FREE, Watch.NONE);
    }
  }

  /** The advice without the time it took. */
  private static List<Object> said(Advice advice) {
    return List.of(advice.candidates(), advice.intent(), advice.voices(), advice.effort().nodes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "team:alphabeta:depth=3*0.5+random | team(alphabeta(depth=3)*50% + random*100%)",
        "team:alphabeta:depth=3*0.25+negamax:depth=2 | team(alphabeta(depth=3) * 25% + negamax:depth=2)",
        "team:alphabeta:depth=3+random | team:alphabeta:depth=3+random,normalise=sum,sigma=0",
      })
  void aTeamCanBeWrittenInSeveralWays(String one, String other) {
    List<Candidate> ratings = ask(one, START, 5).candidates();
    assertThat(ask(other, START, 5).candidates()).isEqualTo(ratings);
  }

  @Test
  void theSameSeedGivesTheSameAdviceAndMembersHaveSeedsOfTheirOwn() {
    String text = "team:random+random*0.9+random*0.8+random+random";
    Advice first = ask(text, START, 3);
    assertThat(said(ask(text, START, 3))).isEqualTo(said(first));
    assertThat(first.voices().stream().map(voice -> voice.wants()).distinct().count())
        .as("members with one seed would all want the same")
        .isGreaterThan(1);
  }

  @Test
  void aMemberAloneWantsWhatItWantsAnyway() {
    Advice alone = ask("alphabeta:depth=4,lines=7", START, 1);
    Advice team = ask("team:alphabeta(depth=4,lines=7)", START, 1);
    assertThat(team.candidates().stream().map(Candidate::move))
        .containsExactlyElementsOf(alone.candidates().stream().map(Candidate::move).toList());
    assertThat(team.voices().get(0).who()).isEqualTo("alphabeta(depth=4,lines=7)");
  }

  @Test
  void aTeamMayBeInATeam() {
    Advice advice = ask("team(team(alphabeta(depth=3)+random)*0.5 + negamax:depth=2)", START, 1);
    assertThat(advice.voices()).hasSize(2);
    assertThat(advice.voices().get(0).who()).isEqualTo("team(alphabeta(depth=3)+random)");
  }

  @Test
  void whoHasNoOpinionOrNoWeightAddsNothing() {
    Team team =
        team(
            List.of(new Member("a", 1), new Member("b", 1), new Member("c", 0)),
            List.of(Scripted.rating(3, 1), Scripted.saying(), Scripted.rating(0, 9)));
    Advice advice = team.advise(START, Budget.FREE, Watch.NONE);
    assertThat(advice.candidates().get(0).rating()).isEqualTo(75);
    assertThat(advice.voices().stream().map(voice -> voice.wants())).containsExactly(0, -1, -1);
    assertThat(advice.effort().nodes()).isEqualTo(10);
    Team silent = team(List.of(new Member("b", 1)), List.of(Scripted.saying()));
    Advice none = silent.advise(START, Budget.FREE, Watch.NONE);
    assertThat(none.candidates()).isEmpty();
    assertThat(none.voices().get(0).shares()).isEmpty();
  }

  @Test
  void theBudgetIsThatOfTheWholeTeam() {
    Scripted one = Scripted.rating(1);
    Scripted idle = Scripted.rating(1);
    Scripted two = Scripted.rating(1);
    Team team =
        team(
            List.of(new Member("a", 1), new Member("b", 0), new Member("c", 2)),
            List.of(one, idle, two));
    team.advise(START, new Budget(101, 5, 1, 60_000), Watch.NONE);
    assertThat(idle.budgets).isEmpty();
    for (Scripted member : List.of(one, two)) {
      assertThat(member.budgets.get(0).nodes()).isEqualTo(50);
      assertThat(member.budgets.get(0).depth()).isEqualTo(5);
      assertThat(member.budgets.get(0).sims()).isEqualTo(1);
    }
    assertThat(one.budgets.get(0).millis()).isLessThanOrEqualTo(30_000).isPositive();
    assertThat(two.budgets.get(0).millis())
        .as("what the first left is the second's")
        .isGreaterThan(one.budgets.get(0).millis())
        .isLessThanOrEqualTo(60_000);
  }

  @Test
  void membersHearOfTheGameAndItsEnd() {
    Scripted one = Scripted.rating(1, 2);
    Scripted two = Scripted.rating(2, 1);
    Team team = team(List.of(new Member("a", 1), new Member("b", 1)), List.of(one, two));
    GameRecord record =
        Referee.play(
            new Bout(GAME, Setup.STANDARD, List.of(), Goal.WIN, 1, 0, Limits.NONE.withMaxMoves(4)),
            List.of(
                Seat.of("team:a+b", team), Seat.of("random", CATALOGUE.engine("random", GAME))));
    team.close();
    assertThat(one.heard).containsExactly("newGame", "ended", "close").isEqualTo(two.heard);
    assertThat(one.seeds).doesNotContainAnyElementsOf(two.seeds);
    assertThat(team.lastWords()).containsExactly("last words", "last words");
    assertThat(record.votes().stream().map(GameRecord.Vote::ply)).containsExactly(0, 0, 2, 2);
  }

  @ParameterizedTest
  @CsvSource({
    "RESIGN, RESIGN, RESIGN",
    "RESIGN, PLAY, PLAY",
    "OFFER_DRAW, OFFER_DRAW, OFFER_DRAW",
    "OFFER_DRAW, ACCEPT_DRAW, ACCEPT_DRAW",
    "OFFER_DRAW, PLAY, PLAY",
    "RESIGN, ACCEPT_DRAW, ACCEPT_DRAW"
  })
  void moreThanHalfOfTheWeightMustWantTheGameToEnd(
      Advice.Intent one, Advice.Intent other, Advice.Intent both) {
    List<Engine> engines = List.of(Scripted.meaning(one), Scripted.meaning(other));
    Team even = team(List.of(new Member("a", 1), new Member("b", 1)), engines);
    assertThat(even.advise(START, Budget.FREE, Watch.NONE).intent()).isEqualTo(both);
    Team uneven = team(List.of(new Member("a", 3), new Member("b", 1)), engines);
    assertThat(uneven.advise(START, Budget.FREE, Watch.NONE).intent()).isEqualTo(one);
  }

  @Test
  void whoWatchesSeesTheTeamsAdviceGrowAndCanStopIt() {
    List<Advice> seen = new ArrayList<>();
    Watch watch =
        new Watch() {
          @Override
          public boolean stop() {
            return seen.size() == 2;
          }

          @Override
          public void soFar(Advice advice) {
            seen.add(advice);
          }
        };
    Scripted late = Scripted.rating(9);
    Team team =
        team(
            List.of(new Member("a", 1), new Member("b", 1), new Member("c", 1)),
            List.of(Scripted.rating(1, 3), Scripted.rating(3, 1), late));
    Advice advice = team.advise(START, Budget.FREE, watch);
    assertThat(seen.get(0).candidates().get(0).move()).isEqualTo(1);
    assertThat(seen.get(1).candidates()).isEqualTo(advice.candidates());
    assertThat(late.budgets).as("after a stop nobody more is asked").isEmpty();
  }

  @Test
  void aBrokenMemberIsNamed() {
    Engine broken =
        new Engine() {
          @Override
          public spielwerk.core.EngineInfo info() {
            return TeamMaker.INFO;
          }

          @Override
          public Advice advise(Position position, Budget budget, Watch watch) {
            throw new IllegalArgumentException("a spring is loose");
          }
        };
    Team team = team(List.of(new Member("clock", 1)), List.of(broken));
    assertThatThrownBy(() -> team.advise(START, Budget.FREE, Watch.NONE))
        .hasMessageContaining("clock failed")
        .hasMessageContaining("a spring is loose");
  }

  @Test
  void sigmaIsHowTheMoveIsDrawn() {
    assertThat(CATALOGUE.engine("team:random,sigma=10", GAME).choice())
        .isEqualTo(new Choice.Gaussian(10));
    assertThat(CATALOGUE.engine("team:random", GAME).choice()).isEqualTo(Choice.BEST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tictactoe | team:negamax+random",
        "connect4 | team:alphabeta:depth=2*2+random",
        "qwixx | team:qwixx-points*0.7+qwixx-win*0.3+skip,sigma=5",
        "nim | team(team(negamax+random)+random)",
        "fiveinarow:size=7 | team:alphabeta:depth=1+random,normalise=max",
      })
  void aTeamPlaysWholeGamesOfAnyKind(String game, String team) {
    Game rules = CATALOGUE.game(game);
    List<Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < rules.traits().seats(); seat++) {
      seats.add(Seat.of(team, CATALOGUE.engine(team, rules)));
    }
    GameRecord record = Referee.play(Bout.of(rules, 1, 0), seats);
    assertThat(record.ending().reason().fault()).as("%s", record.ending()).isFalse();
    assertThat(record.votes()).isNotEmpty();
    assertThat(record.votes()).allMatch(vote -> vote.share() >= 0 && vote.share() <= 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "team",
        "team:",
        "team:random+",
        "team:random++random",
        "team:*2",
        "team:random*",
        "team:random*0",
        "team:random*0+random*0%",
        "team:random*-1",
        "team:random*NaN",
        "team:random*1001",
        "team:random*two",
        "team:random*2*2",
        "team:random,random",
        "team:nobody+random",
        "team:qwixx-points+random",
        "team:random,sigma=-1",
        "team:random,normalise=mean",
        "team:random(depth=3)+random",
        "team:random+random+random+random+random+random+random+random+random+random+random+random"
            + "+random+random+random+random+random+random+random+random+random",
      })
  void whatIsNoTeamIsRefusedInOneSentence(String text) {
    assertThatThrownBy(() -> CATALOGUE.engine(text, GAME))
        .isInstanceOf(Mistake.class)
        .message()
        .endsWith(".")
        .doesNotContain("\n");
  }

  private static Team team(List<Member> members, List<? extends Engine> engines) {
    return new Team(members, List.copyOf(engines), Normalise.SUM, Choice.BEST);
  }
}
