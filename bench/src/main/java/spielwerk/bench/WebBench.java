package spielwerk.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import spielwerk.core.Catalogue;

/**
 * The workbench in the browser: how soon it is there, how heavy the page is, how soon long runs
 * show, how quick answers and board updates are with many clients, what many games leave in memory,
 * and whether an endless board can be dragged smoothly. What needs a browser is skipped where
 * Chromium or Playwright is missing, and says so.
 */
public final class WebBench implements BenchGroup {
  @Override
  public String id() {
    return "web";
  }

  @Override
  public List<Bench> benches(Catalogue catalogue) {
    // no references to methods: those would load Playwright's classes, which may not be there
    return List.of(
        new InBrowser("web.first-paint", "s", () -> WebPage.firstPaint()),
        new InBrowser("web.page-weight", "kB", () -> WebPage.weight()),
        new InBrowser("web.room", "s", () -> WebRuns.room()),
        new InBrowser("web.match", "s", () -> WebRuns.match()),
        new InBrowser("web.drag", "frames/s", () -> WebPage.drag()),
        new WebLoad.Answers(catalogue),
        new WebLoad.Updates(catalogue),
        new WebCrowd(catalogue, 95),
        new WebCrowd(catalogue, 99),
        new WebMemory(catalogue));
  }

  /**
   * Something that needs a browser.
   *
   * @param measurement one value; the harness asks for several and takes the median
   */
  private record InBrowser(String name, String unit, Supplier<Figure> measurement)
      implements FigureBench {
    @Override
    public BenchResult measure(Harness harness) {
      Optional<String> missing = BenchBrowser.missing();
      if (missing.isPresent()) {
        String skipped = "skipped: " + missing.get();
        return new BenchResult(name, Double.NaN, unit, 1, Double.NaN, Double.NaN, skipped);
      }
      double[] values = new double[Math.min(5, harness.rounds())];
      String detail = "";
      for (int i = 0; i < values.length; i++) {
        Figure figure = measurement.get();
        values[i] = figure.value();
        detail = figure.detail();
      }
      Arrays.sort(values);
      int last = values.length - 1;
      return new BenchResult(name, values[last / 2], unit, 1, values[0], values[last], detail);
    }
  }

  /** One measured value, and what exactly was done. */
  record Figure(double value, String detail) {}
}
