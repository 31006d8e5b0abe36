/** Sends commands to the server and receives what comes of them. See docs/api.md. */
import { t } from "./i18n.js";
import { loadSentences, say } from "./sentences.js";
import { keysOf, remember } from "./keyring.js";
import { hear as hearChannel } from "./live.js";

/** What the server answered when it refused; its message is a sentence for people. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** Why the server refused, as one sentence in the language of the page. */
export async function reason(json) {
  if (json.number) return t("error.internal", { number: json.number });
  await loadSentences().catch(() => {}); // then it stays in English
  return say(json.error);
}

async function send(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = body === undefined ? {} : { "Content-Type": "application/json" };
  const [, kind, id] = /^\/(tables|classes|runs)\/([A-Za-z0-9._-]+)/.exec(path) ?? [];
  const keys = keysOf(id);
  if (keys.length) headers[kind === "tables" ? "Table-Key" : "Class-Key"] = keys.join(",");
  const answer = await answered("/api" + path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, (await reason(json)) ?? answer.statusText);
  return json;
}

/** How often something is read again that got no answer while the server was there. */
const MOST_TRIES = 3;

/**
 * No answer at all: the page says so until there is one again. What is only read is asked for again then; of a command
 * nobody knows whether it arrived.
 */
async function answered(address, request) {
  for (let tries = 1; ; tries++) {
    try {
      return await fetch(address, request);
    } catch (failed) {
      if (!(failed instanceof TypeError)) throw failed;
      const back = awaitServer();
      if (request.method !== "GET" || tries === MOST_TRIES) throw new Refused(0, t("live.gone"));
      await back;
    }
  }
}

/** Under way while the server is gone. @type {Promise<void>?} */
let waiting = null;

const awaitServer = () => (waiting ??= probe());

async function probe() {
  window.dispatchEvent(new CustomEvent("server", { detail: true }));
  const pause = () =>
    new Promise((done) => {
      setTimeout(done, 1500);
    });
  while (!(await fetch("/api/server").catch(() => null))) await pause();
  waiting = null;
  window.dispatchEvent(new CustomEvent("server", { detail: false }));
}

const early = new Map();

/** Prefetches: the first get of the same path takes the answer. */
export function getAhead(path) {
  const answer = send("GET", path);
  answer.catch(() => {}); // whoever takes it gets the error
  early.set(path, answer);
}

export function get(path) {
  const answer = early.get(path) ?? send("GET", path);
  early.delete(path);
  return answer;
}
export const post = (path, body = {}) => send("POST", path, body);
export const put = (path, body) => send("PUT", path, body);
export const remove = (path) => send("DELETE", path);

/** Opens a table that this browser is the host of. */
export async function openTable(path, body = {}) {
  const table = await post(path, { ...body, hosted: true });
  remember(table.id, table.key);
  return table;
}

/** Query parameters, those without a value left out. */
export const query = (values) =>
  "?" + new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "" && value != null));

/** Subscribes to a stream of events by its address, such as /runs/events. */
export const hear = (path, handlers) => hearChannel(path.replace(/\/events$/, ""), handlers);

/** Subscribes to the events of a table. */
export const listen = (table, handlers) => hear(`/tables/${table}/events`, handlers);
