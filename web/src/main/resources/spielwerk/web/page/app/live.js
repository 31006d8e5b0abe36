/** What happens on the server, told to whoever listens on this page. */
import { LiveStream } from "./live-stream.js";

/** @typedef {{channel: string, handlers: Record<string, (data: any) => void>}} Listener */

/** @type {Set<Listener>} */
const listeners = new Set();

/** Sends what this page wants to where the stream is. @type {((channels: string[], again: string[]) => void)?} */
let ask = null;

function take({ channel, event, data }) {
  for (const one of [...listeners]) if (one.channel === channel) one.handlers[event]?.(data);
}

/** Whether the server has no place for a stream, so that this page only asks now and then. */
const tellState = (polling) => window.dispatchEvent(new CustomEvent("polling", { detail: polling }));

/** Whether the server cannot be reached. */
const tellGone = (gone) => window.dispatchEvent(new CustomEvent("server", { detail: gone }));

/** A stream of this page alone, where pages cannot share one. */
function alone() {
  const stream = new LiveStream(take, tellState, tellGone);
  return (channels, again) => stream.want(new Set(channels), again);
}

function shared() {
  const worker = new SharedWorker(new URL("./live-worker.js", import.meta.url), { type: "module" });
  worker.addEventListener("error", () => {
    ask = alone();
    wish([...names()]);
  });
  worker.port.addEventListener("message", ({ data }) => {
    if ("polling" in data) tellState(data.polling);
    else if ("gone" in data) tellGone(data.gone);
    else take(data);
  });
  worker.port.start();
  return (channels, again) => worker.port.postMessage({ channels, again });
}

const names = () => new Set([...listeners].map((one) => one.channel));

/** Nobody sees a hidden page, so it listens to nothing. */
function wish(again, visible = !document.hidden) {
  ask ??= "SharedWorker" in window ? shared() : alone();
  ask(visible ? [...names()] : [], visible ? again : []);
}

const seen = (visible) => listeners.size && wish([...names()], visible);
document.addEventListener("visibilitychange", () => seen(!document.hidden));
addEventListener("pagehide", () => seen(false));
addEventListener("pageshow", ({ persisted }) => persisted && seen(true));

/**
 * Subscribes to a channel: at once how things stand, then every change.
 * @param {string} channel as /tables/ID
 * @param {Record<string, (data: any) => void>} handlers by the name of the event; gone if there is no such thing
 */
export function hear(channel, handlers) {
  const listener = { channel, handlers };
  listeners.add(listener);
  wish([channel]);
  return {
    close() {
      if (listeners.delete(listener)) wish([]);
    },
  };
}
