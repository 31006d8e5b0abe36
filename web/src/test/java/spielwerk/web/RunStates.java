package spielwerk.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

/** Waits until the page of a run shows it in a state, however slow the machine is. */
final class RunStates {
  private static final double PATIENCE_MILLIS = 5 * 60_000;

  private RunStates() {}

  /** If it never does, what the server knows of the run says whose fault that is. */
  static void await(Page page, Workbench workbench, String state) {
    String shown = "#state[data-state=" + state + "], #state." + state;
    try {
      assertThat(page.locator(shown))
          .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(PATIENCE_MILLIS));
    } catch (AssertionError never) {
      String id = page.url().replaceAll(".*#/[a-z]+/([^/]+).*", "$1");
      throw new AssertionError(
          "The page shows '%s', the server says %s"
              .formatted(
                  page.locator("#state").allTextContents(),
                  Client.of(workbench).get("/api/runs/" + id).json()),
          never);
    }
  }
}
