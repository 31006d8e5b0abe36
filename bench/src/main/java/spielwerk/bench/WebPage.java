package spielwerk.bench;

import com.microsoft.playwright.Mouse;
import java.util.ArrayList;
import java.util.List;
import spielwerk.bench.WebBench.Figure;

/**
 * What a person at a browser notices, each measured once with a server and a browser of its own.
 */
final class WebPage {
  private static final int SIDE = 256;
  private static final int STONES = 2000;
  private static final int FRAME_COUNT_MILLIS = 3000;

  private WebPage() {}

  private static final String PAINTED =
      """
      new Promise((done) => {
        const look = () => {
          const found = performance.getEntriesByName("first-contentful-paint")[0];
          if (found) done(performance.timeOrigin + found.startTime);
          else setTimeout(look, 10);
        };
        look();
      })\
      """;

  /** From the start of the server's process to something seen in a browser that is open already. */
  static Figure firstPaint() {
    try (BenchBrowser browser = new BenchBrowser()) {
      long began = System.currentTimeMillis();
      try (WebServer server = WebServer.start()) {
        browser.open(server.address());
        double painted = browser.number(PAINTED);
        return new Figure(
            (painted - began) / 1000,
            "from the start of the server's process to the first contentful paint of the first"
                + " screen");
      }
    }
  }

  private static final String BOARD_SHOWN =
      """
      new Promise((done) => {
        const look = () => {
          const page = document.querySelector("sw-app")?.shadowRoot.querySelector("sw-table");
          if (page?.element?.isConnected) setTimeout(() => done(true), 500);
          else setTimeout(look, 20);
        };
        look();
      })\
      """;

  /** All that comes over the wire for the page of a table, to a browser that never saw it. */
  static Figure weight() {
    try (WebServer server = WebServer.start();
        BenchBrowser browser = new BenchBrowser()) {
      String table = server.table("othello", "");
      browser.open(server.address() + "#/t/" + table);
      browser.run(BOARD_SHOWN);
      return new Figure(
          browser.received() / 1024.0,
          "first load of a table of Othello, compressed, with headers");
    }
  }

  /** Frames a second while a board with many stones is dragged by the mouse. */
  static Figure drag() {
    try (WebServer server = WebServer.start();
        BenchBrowser browser = new BenchBrowser()) {
      String table = server.table("fiveinarow:size=" + SIDE, stones());
      browser.open(server.address() + "#/t/" + table);
      browser.run(BOARD_SHOWN);
      List<?> middle =
          (List<?>)
              browser.run(
                  "(() => { const box = document.querySelector('sw-app').shadowRoot"
                      + ".querySelector('sw-table').element.getBoundingClientRect();"
                      + " return [box.x + box.width / 2, box.y + box.height / 2]; })()");
      double x = ((Number) middle.get(0)).doubleValue();
      double y = ((Number) middle.get(1)).doubleValue();
      for (int i = 0; i < 4; i++) { // from farther away more stones are seen
        browser.run(
            "document.querySelector('sw-app').shadowRoot.querySelector('sw-table').element"
                + ".zoom?.(0.7)");
      }
      browser.run(
          "window.frames_ = 0; window.began_ = performance.now();"
              + " (function count() { window.frames_++; requestAnimationFrame(count); })(); true");
      Mouse mouse = browser.page().mouse();
      mouse.move(x, y);
      mouse.down();
      long began = System.nanoTime();
      int step = 0;
      while ((System.nanoTime() - began) / 1_000_000 < FRAME_COUNT_MILLIS) {
        step++;
        double turn = step / 12.0;
        mouse.move(x + 150 * Math.sin(turn), y + 150 * (1 - Math.cos(turn)));
      }
      double rate = browser.number("window.frames_ * 1000 / (performance.now() - window.began_)");
      mouse.up();
      return new Figure(
          rate,
          "five in a row on %dx%d with %d stones, dragged; %d moves of the mouse a second"
              .formatted(SIDE, SIDE, STONES, step * 1000 / FRAME_COUNT_MILLIS));
    }
  }

  /** A square of stones of which no five are in a row, in the middle of the board. */
  private static String stones() {
    int side = (int) Math.ceil(Math.sqrt(STONES));
    int edge = (SIDE - side) / 2;
    List<String> rows = new ArrayList<>();
    int left = STONES;
    for (int y = 0; y < SIDE; y++) {
      StringBuilder row = new StringBuilder();
      int here = y >= edge && y < edge + side ? Math.min(side, left) : 0;
      if (here > 0) {
        row.append(edge);
        for (int i = 0; i < here; i++) {
          row.append((i + 2 * y) % 4 < 2 ? 'x' : 'o');
        }
        left -= here;
        row.append(SIDE - edge - here);
      } else {
        row.append(SIDE);
      }
      rows.add(row.toString());
    }
    return String.join("/", rows) + " x";
  }
}
