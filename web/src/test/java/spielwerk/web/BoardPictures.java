package spielwerk.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.ImageIO;
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
        Browser browser = Browser.alone(Browser.chromium().orElseThrow())) {
      BoardPictures pictures = new BoardPictures(workbench, browser, folder);
      pictures.quickCiv();
      pictures.qwixx();
      pictures.fiveInARow();
      browser.errors().forEach(System.err::println);
    }
  }

  private Page open(String table) {
    Page page =
        browser.open(workbench.address() + "#/t/" + table.substring(table.lastIndexOf('/') + 1));
    page.locator("#move").waitFor();
    page.waitForTimeout(800);
    return page;
  }

  /** Engines play half a game; then somebody looks what a house would earn. */
  private void quickCiv() {
    String table = client.start("quickciv:seed=3", GREEDY, GREEDY, GREEDY, GREEDY);
    client.await(table, "table", one -> one.path("length").asInt() >= 116);
    client.post(table + "/pause", "{\"paused\":true}");
    Page page = open(table);
    page.setViewportSize(1280, 1300); // all in sight: the pointer stays where it is
    page.locator("#back").click();
    page.waitForTimeout(500);
    page.locator("[data-building=house]").click();
    page.locator(".prospect.best").first().hover(new Locator.HoverOptions().setForce(true));
    shoot(page, "sw-quickciv", "quickciv");
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
    shoot(open(table), "sw-qwixx", "qwixx");
  }

  /** Two people on a large board. */
  private void fiveInARow() {
    String table = client.start("fiveinarow:size=60", PERSON, PERSON);
    String moves =
        "ad30 ae31 ad31 ad32 ac30 ae30 ab29 ae32 ae29 af33 ac29 af31 ac31 ab28 ac28 ac32";
    int node = 0;
    for (String move : moves.split(" ")) {
      node =
          client
              .post(table + "/moves", "{\"node\":" + node + ",\"move\":\"" + move + "\"}")
              .json()
              .path("node")
              .asInt();
    }
    shoot(open(table), "sw-fiveinarow", "fiveinarow");
  }

  private void shoot(Page page, String board, String name) {
    page.waitForTimeout(500);
    byte[] picture = page.locator(board).screenshot();
    try {
      ImageIO.write(
          fewColours(ImageIO.read(new ByteArrayInputStream(picture))),
          "png",
          folder.resolve(name + ".png").toFile());
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
  }

  /** With the 256 commonest colours a picture takes a third of the room and looks the same. */
  private static BufferedImage fewColours(BufferedImage picture) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        counts.merge(picture.getRGB(x, y) & 0xffffff, 1, Integer::sum);
      }
    }
    int[] palette =
        counts.entrySet().stream()
            .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
            .limit(256)
            .mapToInt(Map.Entry::getKey)
            .toArray();
    BufferedImage indexed =
        new BufferedImage(
            picture.getWidth(),
            picture.getHeight(),
            BufferedImage.TYPE_BYTE_INDEXED,
            new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE));
    Map<Integer, Integer> nearest = new HashMap<>();
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int colour = picture.getRGB(x, y) & 0xffffff;
        int index = nearest.computeIfAbsent(colour, one -> nearest(palette, one));
        indexed.getRaster().setSample(x, y, 0, index);
      }
    }
    return indexed;
  }

  private static int nearest(int[] palette, int colour) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < palette.length; i++) {
      int red = (palette[i] >> 16) - (colour >> 16);
      int green = (palette[i] >> 8 & 255) - (colour >> 8 & 255);
      int blue = (palette[i] & 255) - (colour & 255);
      int far = red * red + green * green + blue * blue;
      if (far < least) {
        best = i;
        least = far;
      }
    }
    return best;
  }
}
