package spielwerk.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;
import spielwerk.core.Game;
import spielwerk.core.GameRecord;
import spielwerk.core.Mistake;
import spielwerk.core.Runner;
import spielwerk.core.Setup;
import spielwerk.runs.GameStore;

class OpeningsTest {
  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Game GAME = CATALOGUE.game("counting");

  @TempDir Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("lines.txt"), text);
  }

  private static List<Integer> draw(Openings openings, int number) {
    return openings.draw(GAME, Setup.STANDARD, 1, number);
  }

  @Test
  void theLinesOfAFileArePlayedOneAfterTheOther() throws IOException {
    file("# some openings\n+1 +2 +3\n\n+3 # a short one\n");
    Openings openings = Openings.of("lines.txt", folder, GAME);
    assertThat(draw(openings, 0)).containsExactly(1, 2, 3);
    assertThat(draw(openings, 1)).containsExactly(3);
    assertThat(draw(openings, 2)).containsExactly(1, 2, 3);
    assertThat(Openings.parse(openings.toString())).isEqualTo(openings);
    assertThat(openings.shown()).isEqualTo("2 from a file");
    assertThat(Openings.of("file:lines.txt", folder, GAME)).isEqualTo(openings);
  }

  @Test
  void aRunDoesNotNeedTheFileAgain() throws IOException {
    Path file = file("+1 +2\n+3 +3 +3\n");
    MatchSpec spec =
        MatchSpec.of(GAME, List.of("tiny", "tiny"), 6, 1)
            .withOpenings(Openings.of("lines.txt", folder, GAME));
    Files.delete(file);
    List<GameRecord> games = new ArrayList<>();
    Match.of(spec, CATALOGUE).play(GameStore.in(games), Runner.of(2));
    List<GameRecord> facts = MatchTest.facts(games);
    assertThat(facts.get(1).moves().subList(0, 2)).containsExactly("+1", "+2");
    assertThat(facts.get(3).moves().subList(0, 3)).containsExactly("+3", "+3", "+3");
    assertThat(facts.get(4).opening()).isEqualTo(2);
  }

  @Test
  void whatIsNoOpeningIsNamedWithItsLine() throws IOException {
    refused("+1\n+9\n", "line 2");
    refused("+1\nhello\n", "line 2");
    refused("+3 +3 +3 +3 +3 +3 +3\n", "ends the game");
    refused("# nothing\n", "no openings");
    assertThatThrownBy(() -> Openings.of("file:none.txt", folder, GAME))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("none.txt");
    assertThatThrownBy(() -> Openings.of("sometimes", folder, GAME))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining("a file");
  }

  private void refused(String text, String word) throws IOException {
    file(text);
    assertThatThrownBy(() -> Openings.of("lines.txt", folder, GAME))
        .isInstanceOf(Mistake.class)
        .hasMessageContaining(word);
  }
}
