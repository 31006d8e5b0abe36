package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** A workbench and a browser for the tests of one part of the page; its console must be quiet. */
abstract class PageTest {
  static final String PERSON = "{\"kind\":\"person\",\"name\":\"Ada\"}";
  static final String RANDOM = "{\"kind\":\"engine\",\"engine\":\"random\"}";

  @TempDir static Path data;
  static Workbench workbench;
  static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.forTest();
    workbench = Workbench.start(Catalogue.load().closed(), Workbench.Terms.local(0, data));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
      workbench.close();
      browser = null;
    }
  }

  @AfterEach
  void theConsoleIsQuiet() {
    if (browser != null) {
      assertThat(browser.errors()).isEmpty();
    }
  }

  /** Fails on what keeps somebody from using the page. */
  static void serious(Page page) throws IOException {
    try (InputStream script = PageTest.class.getResourceAsStream("/axe.min.js")) {
      page.evaluate(new String(script.readAllBytes(), StandardCharsets.UTF_8));
    }
    Object faults =
        page.evaluate(
            "async () => (await axe.run()).violations"
                + ".filter((one) => ['serious', 'critical'].includes(one.impact))"
                + ".map((one) => one.id + ': ' + one.nodes.map((node) => node.html).join(' '))");
    assertThat(faults).asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.LIST).isEmpty();
  }

  /** Whether everything fits into the width of a phone. */
  static void narrow(Page page) {
    assertThat((Integer) page.evaluate("document.documentElement.scrollWidth"))
        .isLessThanOrEqualTo(390);
  }
}
