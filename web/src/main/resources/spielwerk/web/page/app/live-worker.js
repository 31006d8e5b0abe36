/**
 * The one stream of events that all pages of this browser share: a browser opens only a few
 * connections to one server, and each stream would hold one of them.
 */
import { LiveStream } from "./live-stream.js";

/** The channels that each page wants. @type {Map<MessagePort, Set<string>>} */
const pages = new Map();
let polling = false;
let gone = false;

const stream = new LiveStream(
  (message) => {
    for (const [page, wanted] of pages) if (wanted.has(message.channel)) page.postMessage(message);
  },
  (now) => {
    polling = now;
    for (const page of pages.keys()) page.postMessage({ polling });
  },
  (now) => {
    if (now === gone) return;
    gone = now;
    for (const page of pages.keys()) page.postMessage({ gone });
  },
);

addEventListener("connect", (event) => {
  const [page] = /** @type {MessageEvent} */ (event).ports;
  page.addEventListener("message", ({ data: { channels, again } }) => {
    // a page that wants nothing is hidden or gone; if it comes back it asks again
    if (channels.length) pages.set(page, new Set(channels));
    else pages.delete(page);
    page.postMessage({ polling: polling && channels.length > 0 });
    page.postMessage({ gone: gone && channels.length > 0 });
    stream.want(new Set([...pages.values()].flatMap((wanted) => [...wanted])), again);
  });
  page.start();
});
