package spielwerk.web;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A real browser, without a window. Pages that it opens note every error of the console. The tests
 * of a JVM share one Chromium, which is slow to start; each class opens contexts of its own in it,
 * which share nothing.
 */
final class Browser implements AutoCloseable {
  /** How long to wait for the page before a test fails; a page that is ready costs no wait. */
  private static final int PATIENCE_MILLIS = 300_000;

  /** It ends with the JVM: then its driver hears nothing more, and ends it. */
  private static final class Shared {
    static final com.microsoft.playwright.Browser CHROMIUM =
        launch(driver(), chromium().orElseThrow());
  }

  private final com.microsoft.playwright.Browser browser;
  private final Runnable end;
  private final List<BrowserContext> contexts = new ArrayList<>();
  private final List<String> errors = new ArrayList<>();

  /** Where the system keeps Chromium, if it is there. */
  static Optional<Path> chromium() {
    return Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The browser for a test; without one the test is skipped, and in CI it fails. */
  static Browser forTest() {
    Optional<Path> chromium = chromium();
    if (chromium.isEmpty() && "true".equals(System.getenv("CI"))) {
      throw new AssertionError("The tests of the page need chromium: apt-get install chromium");
    }
    Assumptions.assumeTrue(chromium.isPresent(), "chromium is not installed");
    return new Browser(Shared.CHROMIUM, () -> {});
  }

  /** One that belongs to a program alone, and ends when it is closed. */
  static Browser alone(Path chromium) {
    Playwright driver = driver();
    return new Browser(launch(driver, chromium), driver::close);
  }

  private Browser(com.microsoft.playwright.Browser browser, Runnable end) {
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    this.browser = browser;
    this.end = end;
  }

  private static Playwright driver() {
    return Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  }

  private static com.microsoft.playwright.Browser launch(Playwright driver, Path chromium) {
    return driver
        .chromium()
        .launch(
            new LaunchOptions()
                .setExecutablePath(chromium)
                .setArgs(
                    List.of(
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync")));
  }

  Page open(String address, int width, int height, ColorScheme colours, String language) {
    BrowserContext context =
        browser.newContext(
            new NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(colours)
                .setHasTouch(width < 500)
                .setLocale(language));
    contexts.add(context);
    Page page = context.newPage();
    page.setDefaultTimeout(PATIENCE_MILLIS);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            errors.add(message.text());
          }
        });
    page.onPageError(errors::add);
    page.navigate(address);
    return page;
  }

  /** On a desk, in English, by day. */
  Page open(String address) {
    return open(address, 1280, 860, ColorScheme.LIGHT, "en-GB");
  }

  Page openOnPhone(String address) {
    return open(address, 390, 844, ColorScheme.LIGHT, "en-GB");
  }

  /** What the console complained of since it was asked last. */
  List<String> errors() {
    List<String> all = List.copyOf(errors);
    errors.clear();
    return all;
  }

  @Override
  public void close() {
    contexts.forEach(BrowserContext::close);
    contexts.clear();
    end.run();
  }
}
