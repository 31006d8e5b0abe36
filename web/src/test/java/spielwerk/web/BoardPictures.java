package spielwerk.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import spielwerk.core.Catalogue;

/** Makes the pictures of boards in the guide: {@code BoardPictures FOLDER}. */
public final class BoardPictures {
  private static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  private static final String GREEDY = "{\"kind\":\"engine\",\"engine\":\"greedy:war=1\"}";

  private final Workbench workbench;
  private final Browser browser;
  private final Path folder;
  private final Client client;

  private BoardPictures(Workbench workbench, Browser browser, Path folder) {
    this.workbench = workbench;
    this.browser = browser;
    this.folder = folder;
    this.client = Client.of(workbench);
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    Path data = Files.createTempDirectory("pictures");
    try (Workbench workbench =
            Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
        Browser browser = new Browser(Browser.chromium().orElseThrow())) {
      BoardPictures pictures = new BoardPictures(workbench, browser, folder);
      pictures.quickCiv();
      pictures.qwixx();
      pictures.simple("tipping", "tipping", PERSON, PERSON);
      browser.errors().forEach(System.err::println);
    }
  }

  private Page open(String table) {
    Page page = browser.open(workbench.address() + "#/t/" + table.substring(table.lastIndexOf('/') + 1));
    page.locator("#move").waitFor();
    page.waitForTimeout(800);
    return page;
  }

  /** Engines play half a game; then somebody looks what a house would earn. */
  private void quickCiv() {
    String table = client.start("quickciv:seed=3", GREEDY, GREEDY, GREEDY, GREEDY);
    client.await(table, "table", one -> one.path("length").asInt() >= 170);
    client.post(table + "/pause", "{\"paused\":true}");
    Page page = open(table);
    page.locator("#back").click();
    page.waitForTimeout(500);
    page.locator("[data-building=house]").click();
    page.locator(".prospect.best").first().hover(new com.microsoft.playwright.Locator.HoverOptions().setForce(true));
    shoot(page, "quickciv");
  }

  /** Four people cross what they may, now and then nothing. */
  private void qwixx() {
    String[] people = new String[4];
    Arrays.fill(people, PERSON);
    String table = client.start("qwixx:players=4", people);
    for (int i = 0; i < 34; i++) {
      JsonNode now = client.await(table, "table", one -> one.path("turn").asInt() != -1);
      JsonNode legal = now.path("position").path("legal");
      String move = legal.get(i % 3 == 0 ? legal.size() - 1 : 0).asText();
      client.post(
          table + "/moves",
          "{\"node\":" + now.path("live").asInt() + ",\"move\":\"" + move + "\"}");
    }
    shoot(open(table), "qwixx");
  }

  private void simple(String name, String game, String... seats) {
    shoot(open(client.start(game, seats)), name);
  }

  private void shoot(Page page, String name) {
    page.waitForTimeout(500);
    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
  }
}
