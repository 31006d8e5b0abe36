package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Ending;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.GameRecord.Vote;
import spielwerk.core.Goal;

class ContributionTest {
  private static final Game GAME = Catalogue.load().game("counting:target=7,dice=on");

  /** Entrant 4 sits first, entrant 2 second; both have a member m, the first also n. */
  private static GameRecord record() {
    return new GameRecord(
        GAME.text(),
        "",
        Goal.WIN,
        1,
        0,
        List.of("a", "b"),
        0,
        List.of("die1", "+1", "die1", "+2", "die1", "+1"),
        new Ending(Ending.Reason.FINISHED, -1, "", List.of(1.0, 0.0)),
        List.of(2, 1),
        List.of(
            new Vote(1, "m", "+1", 0.25),
            new Vote(1, "n", "+3", 0.75),
            new Vote(3, "m", "", 0),
            new Vote(5, "m", "+2", 0.5),
            new Vote(5, "n", "+1", 0.5)),
        GameRecord.Circumstances.NONE);
  }

  @Test
  void aVoteBelongsToWhoseMoveItWas() {
    List<Contribution> members = Contribution.of(record(), GAME, List.of(4, 2));
    assertThat(members)
        .containsExactly(
            new Contribution(4, "m", 2, 0.75, 1),
            new Contribution(4, "n", 2, 1.25, 1),
            new Contribution(2, "m", 1, 0, 0));
    assertThat(members.get(1).share()).isEqualTo(0.625);
    assertThat(members.get(1).agreement()).isEqualTo(0.5);
  }

  @Test
  void theGamesOfATeamAreSummed() {
    GameOutcome one =
        GameOutcome.of(record(), 0, List.of(0, 1), Contribution.of(record(), GAME, List.of(0, 1)));
    GameOutcome two =
        GameOutcome.of(record(), 0, List.of(0, 1), Contribution.of(record(), GAME, List.of(0, 1)))
            .seated(0, List.of(1, 0));
    assertThat(Tally.of(2, List.of(one, two)).members())
        .containsExactly(
            new Contribution(0, "m", 3, 0.75, 1),
            new Contribution(0, "n", 2, 1.25, 1),
            new Contribution(1, "m", 3, 0.75, 1),
            new Contribution(1, "n", 2, 1.25, 1));
  }
}
