package spielwerk.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import spielwerk.core.Catalogue;

/**
 * Makes the moving picture of the README: {@code FirstMinute FILE.gif}. From the first page to a
 * game, its rules, and advice on the board.
 */
public final class FirstMinute {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 540;

  private final ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
  private final Page page;

  private FirstMinute(Page page) {
    this.page = page;
  }

  public static void main(String[] args) throws Exception {
    Files.deleteIfExists(Path.of(args[0])); // a stream would only write over its beginning
    Path data = Files.createTempDirectory("first-minute");
    try (Workbench workbench =
            Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
        Browser browser = Browser.alone(Browser.chromium().orElseThrow());
        ImageOutputStream file = ImageIO.createImageOutputStream(Path.of(args[0]).toFile())) {
      Page page = browser.open(workbench.address(), 1200, 810, ColorScheme.LIGHT, "en-GB");
      new FirstMinute(page).shoot(file);
      browser.errors().forEach(System.err::println);
    }
  }

  private void shoot(ImageOutputStream file) throws IOException {
    writer.setOutput(file);
    writer.prepareWriteSequence(null);
    page.locator("#play").waitFor();
    frame(2000);
    page.locator("#play").click();
    page.locator("[data-move=f5]:enabled").waitFor();
    frame(1500);
    page.locator("[data-move=f5]:enabled").click();
    page.waitForTimeout(250);
    frame(500);
    for (int i = 0; i < 3; i++) {
      page.locator("[data-move]:enabled").first().waitFor();
      page.waitForTimeout(700);
      frame(1300);
      page.locator("[data-move]:enabled").nth(1).click();
      page.waitForTimeout(250);
      frame(500);
    }
    page.locator("[data-move]:enabled").first().waitFor();
    page.locator("#advise").click();
    page.waitForTimeout(400);
    frame(900);
    page.waitForTimeout(3500);
    frame(3500);
    page.keyboard().press("r");
    page.waitForTimeout(600);
    frame(3000);
    writer.endWriteSequence();
  }

  /** What the page shows now, for so many milliseconds. */
  private void frame(int milliseconds) throws IOException {
    BufferedImage shot = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
    BufferedImage small = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = small.createGraphics();
    pen.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    pen.drawImage(shot, 0, 0, WIDTH, HEIGHT, null);
    pen.dispose();
    IIOMetadata described =
        writer.getDefaultImageMetadata(
            new ImageTypeSpecifier(small), writer.getDefaultWriteParam());
    String format = described.getNativeMetadataFormatName();
    IIOMetadataNode root = (IIOMetadataNode) described.getAsTree(format);
    IIOMetadataNode control =
        (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
    control.setAttribute("delayTime", String.valueOf(milliseconds / 10));
    control.setAttribute("disposalMethod", "none");
    IIOMetadataNode forEver = new IIOMetadataNode("ApplicationExtension");
    forEver.setAttribute("applicationID", "NETSCAPE");
    forEver.setAttribute("authenticationCode", "2.0");
    forEver.setUserObject(new byte[] {1, 0, 0});
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(forEver);
    root.appendChild(extensions);
    described.setFromTree(format, root);
    writer.writeToSequence(new IIOImage(small, null, described), null);
  }
}
