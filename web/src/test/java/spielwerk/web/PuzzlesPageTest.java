package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import spielwerk.core.Catalogue;
import spielwerk.core.Puzzle;
import spielwerk.core.Puzzles;

/** Forced wins, solved in a real browser and asked of the server. */
class PuzzlesPageTest extends PageTest {
  private static Puzzle first() {
    return Catalogue.load().services(Puzzles.class).get(0).shipped().get(0);
  }

  private static void play(Page page, String move) {
    page.locator("sw-fiveinarow").evaluate("(board, move) => board.play(move)", move);
  }

  @Test
  void aPuzzleIsSolvedWhileTheDefencePlaysOn() throws IOException {
    Puzzle puzzle = first();
    Page page = browser.open(workbench.address() + "#/puzzles");
    Locator verdict = page.locator("[data-verdict]");
    assertThat(verdict).hasAttribute("data-verdict", "open");
    assertThat(page.locator("#task")).containsText("wins in " + puzzle.length() + " moves");
    assertThat(page.locator("#done")).hasText("0 of 500 solved");
    play(page, "o15");
    assertThat(verdict).hasAttribute("data-verdict", "quiet");
    assertThat(verdict).containsText("o15 threatens nothing");

    play(page, puzzle.first());
    assertThat(verdict).hasAttribute("data-verdict", "right");
    page.locator("#again").click();
    assertThat(verdict).hasAttribute("data-verdict", "open");
    page.locator("#solution").click();
    assertThat(page.locator("#line")).hasText(String.join(" ", puzzle.solution()));
    for (int i = 0; i < puzzle.solution().size(); i += 2) {
      play(page, puzzle.solution().get(i));
      boolean last = i == puzzle.solution().size() - 1;
      assertThat(page.locator(".line").first()).containsText(puzzle.solution().get(i));
      assertThat(verdict).hasAttribute("data-verdict", last ? "won" : "right");
    }
    assertThat(page.locator("#task")).hasText("Solved.");
    assertThat(page.locator("#done")).hasText("1 of 500 solved");
    serious(page);
    String before = page.url();
    page.locator("#next").click();
    page.waitForFunction("before => location.href !== before", before);
    assertThat(verdict).hasAttribute("data-verdict", "open");

    page.navigate(workbench.address() + "#/puzzles/none");
    assertThat(page.locator("[role=alert]")).hasText("There is no such puzzle.");
  }

  @Test
  void theServerAnswersATryAndRefusesWhatIsNone() {
    Client client = Client.of(workbench);
    JsonNode list = client.get("/api/puzzles").json();
    assertThat(list.path("items")).hasSize(500);
    String path = "/api/puzzles/fiveinarow/" + list.at("/items/0/id").asText();
    assertThat(client.get(path).json().path("verdict").asText()).isEqualTo("open");
    JsonNode right = client.get(path + "?moves=" + first().first()).json();
    assertThat(right.path("verdict").asText()).isEqualTo("right");
    assertThat(right.path("played")).hasSize(2);
    assertThat(right.path("left").asInt()).isEqualTo(first().length() - 1);
    assertThat(client.get(path + "?moves=o15").json().path("played")).isEmpty();
    assertThat(client.get(path + "?moves=zz").status()).isEqualTo(400);
    assertThat(client.get(path + "?moves=o15+o14").error()).contains("an odd number of moves");
    assertThat(client.get("/api/puzzles/fiveinarow/nothing").status()).isEqualTo(404);
    assertThat(client.get("/api/puzzles/go/1").status()).isEqualTo(404);
  }
}
