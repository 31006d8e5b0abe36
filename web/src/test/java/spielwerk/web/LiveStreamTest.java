package spielwerk.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
        const others = window.fetch; // of the page itself
        window.fetch = (path, options) =>
          !String(path).startsWith('/api/events/') ? others(path, options) :
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

  @ParameterizedTest
  @ValueSource(strings = {"null", "{ ok: false, status: 404 }", "{ ok: false, status: 500 }"})
  void whereNobodyKnowsWhatItCarriesANewStreamOfWhatIsWantedIsOpened(String reply) {
    Object all =
        opened(
            """
            want('/runs', '/runs/a');
            await answer(0, %s);
            return sources.map((one) => new URL(one.url).searchParams.getAll('channel').join(' ')).join(', ');
            """
                .formatted(reply));
    assertThat(all).isEqualTo("/runs, /runs /runs/a");
  }

  @Test
  void aGameThatEndsWhileThePageLooksForItIsLookedForOnceMore() {
    Page page = browser.open(workbench.address());
    Object asked =
        page.evaluate(
            """
            async () => {
              await import('/page/arena/competition-game.js');
              const game = document.createElement('sw-competition-game');
              Object.assign(game, { run: 'match-1', number: 1 });
              const asked = [];
              const settled = () => new Promise((done) => setTimeout(done));
              const json = (value) => new Response(JSON.stringify(value), {
                headers: { 'Content-Type': 'application/json' } });
              const others = window.fetch; // of the page itself
              window.fetch = (path, options) =>
                !String(path).startsWith('/api/runs/match-1/') ? others(path, options) :
                new Promise((done) => asked.push({ path, done }));
              game.take({ picture: {} });
              game.take({ picture: {} }); // it ended after the server had read the games
              asked[0].done(json({ items: [] }));
              await settled();
              await settled();
              asked[1]?.done(json({ items: [{ index: 0, at: 7 }] }));
              await settled();
              await settled();
              return asked.map((one) => String(one.path).replace(/[?].*/, '')).join(', ');
            }
            """);
    assertThat(asked)
        .isEqualTo(
            "/api/runs/match-1/games, /api/runs/match-1/games, /api/runs/match-1/games/7/open");
  }

  @Test
  void whoLeavesATableIsNotBroughtBackByAnUpdateOfIt() {
    String person = "{\"kind\":\"person\",\"name\":\"Ada\"}";
    String table = Client.of(workbench).start("tictactoe", person, person);
    Page page = browser.open(workbench.address() + "#" + table.replace("/api/tables/", "/t/"));
    page.locator("sw-tictactoe").first().waitFor();
    Object there =
        page.evaluate(
            """
            () => {
              const view = document.querySelector('sw-app').renderRoot.querySelector('sw-table');
              location.hash = '#/arena'; // the page learns of it a moment later
              view.store.dispatchEvent(new Event('change'));
              return location.hash;
            }
            """);
    assertThat(there).isEqualTo("#/arena");
  }
}
