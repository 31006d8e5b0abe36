package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** What the page shows of a run on a cluster. */
class ClusterPanelTest extends PageTest {
  private static final String SHOW =
      """
      async () => {
        await import("/page/charts/cluster.js");
        const panel = document.createElement("sw-cluster");
        panel.cluster = {
          where: "spark://a-master-with-a-long-name.example.org:7077",
          workers: [
            {id: "0", host: "first.example.org", cores: 4, tasks: 4, pieces: 12345, rate: 61.2, failures: 0},
            {id: "1", host: "second.example.org", cores: 4, tasks: 3, pieces: 12001, rate: 60.8, failures: 2},
          ],
          tasks: 21, failures: 2, lost: 1, busy: 0.02, busySeconds: 4,
          rates: [{second: 10, rate: 90}, {second: 15, rate: 122}],
        };
        const room = document.createElement("div"); // where a grid would grow with its contents
        room.style.display = "grid";
        room.append(panel);
        document.body.replaceChildren(room);
        await panel.updateComplete;
        panel.shadowRoot.querySelector("details").open = true;
      }
      """;

  @Test
  void workersFailuresAndSpeedAreShownAlsoOnAPhone() {
    Page page = browser.open(workbench.address());
    page.setViewportSize(390, 800);
    page.evaluate(SHOW);
    assertThat(page.locator("#cluster > summary"))
        .containsText("workers: 2 · cores: 8 · tasks under way: 21 · failures: 3");
    assertThat(page.locator("#cluster > .scroll tbody tr")).hasCount(2);
    assertThat(page.locator("#cluster > .note")).containsText("about 400 cores");
    assertThat(page.locator("#cluster sw-chart canvas, #cluster sw-chart svg").first()).isVisible();
    narrow(page);
    assertTrue(
        (Boolean)
            page.locator("#cluster > .scroll").evaluate("e => e.scrollWidth <= e.clientWidth"),
        "all columns are in sight");
  }
}
