package spielwerk.bench;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.WaitUntilState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The system's Chromium with one page of the size of a desktop screen, driven by Playwright. */
final class BenchBrowser implements AutoCloseable {
  private final Playwright playwright;
  private final Page page;
  private long received;

  /** Why there is none here, if so. */
  static Optional<String> missing() {
    if (chromium().isEmpty()) {
      return Optional.of("chromium is not installed");
    }
    try {
      Class.forName("com.microsoft.playwright.Playwright");
      return Optional.empty();
    } catch (ClassNotFoundException notFetched) {
      return Optional.of("Playwright is not on the class path; start it by ./spielwerk bench web");
    }
  }

  private static Optional<Path> chromium() {
    return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  BenchBrowser() {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser =
        playwright
            .chromium()
            .launch(
                new LaunchOptions()
                    .setExecutablePath(chromium().orElseThrow())
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-quic",
                            "--no-first-run",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync")));
    page = browser.newPage(new Browser.NewPageOptions().setViewportSize(1280, 900));
    CDPSession wire = page.context().newCDPSession(page);
    wire.send("Network.enable");
    wire.on(
        "Network.loadingFinished",
        loaded -> received += loaded.get("encodedDataLength").getAsLong());
  }

  /** Returns as soon as the page begins to come. */
  void open(String address) {
    page.navigate(address, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
  }

  /** What a script comes to; a promise is waited for. */
  Object run(String script) {
    return page.evaluate(script);
  }

  /** The number that a script comes to. */
  double number(String script) {
    return ((Number) run(script)).doubleValue();
  }

  Page page() {
    return page;
  }

  /** Bytes that came over the wire. */
  long received() {
    return received;
  }

  @Override
  public void close() {
    playwright.close();
  }
}
