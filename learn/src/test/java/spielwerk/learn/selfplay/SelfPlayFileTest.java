package spielwerk.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Game;

/** Games on disk come back as they were, and nothing half-written is believed. */
class SelfPlayFileTest {
  @TempDir Path folder;

  private final Game game = Plays.game("connect4");
  private final List<SelfPlayRecord> games = Plays.random(game, 3, 0, 5);

  private Path written(List<SelfPlayRecord> some) {
    Path file = folder.resolve("some.games");
    try (SelfPlayFile keeper = SelfPlayFile.append(file)) {
      some.forEach(keeper::write);
    }
    return file;
  }

  @Test
  void gamesComeBackAsTheyWere() {
    List<SelfPlayRecord> back = SelfPlayFile.read(written(games));
    assertThat(Plays.facts(back)).isEqualTo(Plays.facts(games));
    assertThat(back).allSatisfy(each -> assertThat(each.cost()).isEqualTo(Plays.COST));
    assertThat(SelfPlayFile.read(folder.resolve("nowhere"))).isEmpty();
  }

  @Test
  void whereverTheFileIsCutTheWholeGamesStayAndTheNextOneFollowsThem() throws IOException {
    Path file = written(games);
    byte[] whole = Files.readAllBytes(file);
    byte[] four = Files.readAllBytes(written(games.subList(0, 0)));
    assertThat(four).isEqualTo(whole);
    Files.delete(file);
    int fourGames = (int) Files.size(written(games.subList(0, 4)));
    for (int cut = fourGames; cut < whole.length; cut += 7) {
      Files.write(file, Arrays.copyOf(whole, cut));
      assertThat(SelfPlayFile.read(file)).hasSize(4);
      try (SelfPlayFile keeper = SelfPlayFile.append(file)) {
        keeper.write(games.get(4));
      }
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }
  }

  @Test
  void aDamagedGameIsNotBelieved() throws IOException {
    Path file = written(games);
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 20] ^= 1;
    Files.write(file, bytes);
    assertThat(Plays.facts(SelfPlayFile.read(file))).isEqualTo(Plays.facts(games.subList(0, 4)));
  }
}
