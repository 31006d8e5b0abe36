package spielwerk.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import spielwerk.core.Catalogue;

/**
 * Makes the pictures of the guide: {@code Pictures FOLDER}. It plays some moves first, so that
 * there is something to see.
 */
public final class Pictures {
  private Pictures() {}

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    Files.createDirectories(folder);
    Path data = Files.createTempDirectory("pictures");
    try (Workbench workbench =
            Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
        Browser browser = Browser.alone(Browser.chromium().orElseThrow())) {
      String address = workbench.address();
      Page page = browser.open(address);
      page.locator("#play").waitFor();
      shoot(page, folder, "home");
      for (String game :
          new String[] {"tictactoe", "connect4", "fiveinarow", "nim", "tipping", "qwixx"}) {
        page.navigate(address);
        page.locator("[data-game=" + game + "]").click();
        page.locator("#move").waitFor();
        if (page.locator("[data-move]:enabled").count() > 0) {
          page.locator("[data-move]:enabled").first().click();
        }
        page.waitForTimeout(1200);
        shoot(page, folder, game);
      }
      page.navigate(address);
      page.locator("#play").click();
      for (String move : new String[] {"f5", "", ""}) {
        page.locator((move.isEmpty() ? "[data-move]" : "[data-move=" + move + "]") + ":enabled")
            .first()
            .click();
        page.waitForTimeout(900);
      }
      page.locator("#takeback").click();
      page.waitForTimeout(400);
      page.locator("[data-move]:enabled").nth(2).click();
      page.waitForTimeout(900);
      page.locator("#advise").click();
      page.waitForTimeout(3500);
      shoot(page, folder, "table");
      String table = page.url();
      Page dark = browser.open(table, 1280, 860, ColorScheme.DARK, "de-DE");
      dark.locator("#advise").waitFor();
      dark.locator("#advise").click();
      dark.waitForTimeout(3000);
      shoot(dark, folder, "table-dark");
      Page phone = browser.openOnPhone(table);
      phone.locator("#advise").waitFor();
      phone.locator("#legal").click();
      phone.waitForTimeout(500);
      shoot(phone, folder, "phone");
      Page phoneHome = browser.open(address, 390, 844, ColorScheme.DARK, "de-DE");
      phoneHome.locator("#play").waitFor();
      phoneHome.waitForTimeout(500);
      shoot(phoneHome, folder, "phone-home");
      Page settings = browser.open(address);
      settings.locator("#play").waitFor();
      settings.keyboard().press("s");
      settings.waitForTimeout(400);
      shoot(settings, folder, "settings");
      settings.keyboard().press("Escape");
      settings.locator("#more").click();
      settings.locator("sw-new [data-seat='1'] select.who").selectOption("elsewhere");
      settings.locator("#start").click();
      settings.locator("#invitation [data-seat='1'] input").waitFor();
      shoot(settings, folder, "invite");
      settings.locator("#invitation form button").click();
      settings.locator("#resign").waitFor();
      settings.locator("#resign").click();
      settings.locator("#yes").click();
      settings.navigate(address + "#/library");
      settings.locator("#import").click();
      settings
          .locator("#import-text")
          .fill("(;FF[4]GM[4]SZ[9]PB[Ada]PW[Bob]DT[2026-01-02];B[ee];W[ef];B[fe];W[gg])");
      settings.locator("#import-pasted").click();
      settings.waitForTimeout(600);
      settings.locator("sw-bring form button").click();
      shoot(settings, folder, "library");
      analysed(workbench, browser, folder);
      browser.errors().forEach(System.err::println);
    }
  }

  /** A game between engines that another went through, with values on the board. */
  private static void analysed(Workbench workbench, Browser browser, Path folder) {
    Client client = Client.of(workbench);
    String table =
        client.start(
            "othello",
            "{\"kind\":\"engine\",\"engine\":\"mcts:sims=60\"}",
            "{\"kind\":\"engine\",\"engine\":\"alphabeta:depth=2\"}");
    client.await(table, "table", json -> json.path("status").asText().equals("over"));
    client.post(
        table + "/analysis", "{\"engine\":\"patterns:exact=20\",\"budget\":\"time=300ms\"}");
    client.await(table, "analysis", json -> json.path("phase").asText().equals("done"));
    String address = workbench.address() + "#/t/" + table.substring(table.lastIndexOf('/') + 1);
    Page page = browser.open(address, 1400, 900, ColorScheme.LIGHT, "en-GB");
    page.locator("sw-graph").waitFor();
    for (String key : new String[] {"Home", "j", "j", "j", "ArrowLeft", "v"}) {
      page.keyboard().press(key);
      page.waitForTimeout(500);
    }
    page.waitForTimeout(4000);
    shoot(page, folder, "analyse");
  }

  private static void shoot(Page page, Path folder, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
  }
}
