package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spielwerk.core.Catalogue;

/** The page's end of the stream of events, with a server that answers when the test wants. */
class LiveStreamTest {
  /** Opens a stream of one channel; requests are noted and answered by {@code answer(number)}. */
  private static final String OPENED =
      """
      async () => {
        const { LiveStream } = await import('/page/app/live-stream.js');
        const requests = [];
        const sources = [];
        let underWay = 0;
        let most = 0;
        const settled = () => new Promise((done) => setTimeout(done));
        window.fetch = (path, options) =>
          new Promise((done, fail) => {
            most = Math.max(most, ++underWay);
            requests.push({
              channels: JSON.parse(options.body).channels.join(' '),
              end: (what) => { underWay--; what ? done(what) : fail(new TypeError('no answer')); },
            });
          });
        window.EventSource = class extends EventTarget {
          constructor(path) { super(); this.url = new URL(path, location).href; sources.push(this); }
          close() {}
        };
        const answer = async (number, what) => { requests[number].end(what); await settled(); };
        const stream = new LiveStream(() => {}, () => {}, () => {});
        const want = (...channels) => stream.want(new Set(channels));
        want('/runs');
        sources[0].dispatchEvent(new MessageEvent('stream', { data: '{"stream":"s"}' }));
        %s
      }
      """;

  @TempDir static Path data;
  private static Workbench workbench;
  private static Browser browser;

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
    }
  }

  private static Object opened(String then) {
    Page page = browser.open(workbench.address());
    return page.evaluate(OPENED.formatted(then));
  }

  @Test
  void channelsAreChosenByOneRequestAtATimeSoThatTheNewestWishStands() {
    Object all =
        opened(
            """
            want('/runs', '/runs/a');
            want('/runs', '/runs/b');
            want('/runs/c');
            await settled();
            await answer(0, { ok: true, status: 200 });
            await answer(1, { ok: true, status: 200 });
            return [most, ...requests.map((one) => one.channels)].join(', ');
            """);
    assertThat(all).isEqualTo("1, /runs /runs/a, /runs/c");
  }

  @Test
  void aRequestWithoutAnAnswerOpensANewStreamOfWhatIsWanted() {
    Object all =
        opened(
            """
            want('/runs', '/runs/a');
            await answer(0, null);
            return sources.map((one) => new URL(one.url).searchParams.getAll('channel').join(' ')).join(', ');
            """);
    assertThat(all).isEqualTo("/runs, /runs /runs/a");
  }
}
