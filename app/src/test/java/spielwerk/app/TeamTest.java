package spielwerk.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.GameRecord;
import spielwerk.runs.Runs;

/** Teams as a person uses them. */
class TeamTest {
  private static final String TEAM = "team:alphabeta(depth=3,lines=7)*0.5+negamax:depth=2";

  @TempDir Path data;

  @Test
  void adviceShowsWhoHasWhichShare() {
    Cli cli = Cli.run("advise", "connect4", TEAM, "--seed", "1");
    assertThat(cli.exit()).isZero();
    assertThat(cli.out())
        .contains("shares", "shares of: alphabeta(depth=3,lines=7) wants", "negamax:depth=2 wants");
    JsonNode advice = Cli.run("advise", "connect4", TEAM, "--json", "--seed", "1").json();
    assertThat(advice.at("/voices/0/who").asText()).isEqualTo("alphabeta(depth=3,lines=7)");
    assertThat(advice.at("/voices/1/wants").asText()).isNotEmpty();
    for (JsonNode candidate : advice.get("candidates")) {
      double sum = 0;
      for (JsonNode share : candidate.get("shares")) {
        sum += share.asDouble();
      }
      assertThat(sum).isBetween(1 - 1e-9, 1 + 1e-9);
    }
  }

  @Test
  void whoIsInItTwiceHasOneShareAndASilentOneSaysSo() {
    JsonNode advice = Cli.run("advise", "coin", "team:random+random+shrug", "--json").json();
    assertThat(advice.at("/candidates/0/shares")).hasSize(2);
    assertThat(advice.at("/voices/2/wants").asText()).isEmpty();
    assertThat(Cli.run("advise", "coin", "team:random+shrug").out())
        .contains("shrug has no opinion");
  }

  @Test
  void oneEngineAloneHasNoShares() {
    JsonNode advice = Cli.run("advise", "connect4", "negamax", "--json").json();
    assertThat(advice.has("voices")).isFalse();
    assertThat(advice.at("/candidates/0").has("shares")).isFalse();
  }

  @Test
  void theRecordOfAMatchTellsWhatEveryMemberWanted() {
    Cli cli =
        Cli.run(
            "match",
            "tictactoe",
            "team:negamax*2+random,sigma=10",
            "random",
            "--games",
            "4",
            "--seed",
            "5",
            "--data",
            data.toString());
    assertThat(cli.exit()).as(cli.err()).isZero();
    List<GameRecord> games = MatchTest.facts(data);
    assertThat(games).hasSize(4);
    for (GameRecord game : games) {
      int team = game.seats().get(0).startsWith("team") ? 0 : 1;
      assertThat(game.votes()).isNotEmpty().allMatch(vote -> vote.ply() % 2 == team);
      game.votes().stream()
          .collect(
              Collectors.groupingBy(
                  GameRecord.Vote::ply, Collectors.summingDouble(GameRecord.Vote::share)))
          .values()
          .forEach(sum -> assertThat(sum).isBetween(0.998, 1.002));
      assertThat(game.replay(Catalogue.load().game(game.game())).over()).isTrue();
    }
  }

  @Test
  void teamsAreListedForEveryGame() {
    assertThat(Cli.run("engines", "team").out()).contains("team", "plays every game", "normalise");
    assertThat(Cli.run("engines", "qwixx", "--json").json().findValuesAsText("id"))
        .contains("team");
  }

  @Test
  void whatIsNoTeamIsOneSentence() {
    for (String text : List.of("team", "team:nobody", "team:random*x", "team:qwixx-win+random")) {
      Cli cli = Cli.run("match", "connect4", text, "random", "--data", data.toString());
      assertThat(cli.exit()).as(text).isEqualTo(2);
      assertThat(cli.out()).isEmpty();
      assertThat(cli.err().lines()).hasSize(1);
    }
    assertThat(new Runs(data, Clock.systemUTC()).list()).as("nothing half-written").isEmpty();
  }
}
