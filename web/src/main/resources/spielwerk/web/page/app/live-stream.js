/** How long a page without a stream waits before it asks again, and before it tries for a stream again. */
const POLL_MILLIS = 3000;
const RETRY_MILLIS = 5000;

/** How often a page asks whether a server that is gone has come back. */
const PROBE_MILLIS = 1500;

/** A channel that ended is asked for again after a moment: a table may have been put aside and come back. */
const REJOIN_MILLIS = 1000;

/** A server that has not answered in this time will not. */
const ANSWER_MILLIS = 10_000;

const address = (path, channels) => path + "?" + new URLSearchParams([...channels].map((one) => ["channel", one]));

/**
 * One stream of events from the server that carries all channels which are wanted at the moment; none
 * while nothing is wanted. Where the server has no place for one more it asks every few seconds how
 * things stand, until there is a place again. See docs/api.md.
 */
export class LiveStream {
  /**
   * @param {(message: {channel: string, event: string, data: any}) => void} tell
   * @param {(polling: boolean) => void} tellState whether there is no place for a stream
   * @param {(gone: boolean) => void} tellGone whether the server cannot be reached
   */
  constructor(tell, tellState, tellGone) {
    this.tell = tell;
    this.tellState = tellState;
    this.tellGone = tellGone;
    this.wanted = new Set();
    this.carried = new Set();
    this.polling = false;
    /** @type {EventSource?} */
    this.source = null;
    /** The server's name for the stream, once it is open. */
    this.id = "";
    this.polled = new Set();
    /** Channels whose state is to be sent anew. @type {Set<string>} */
    this.anew = new Set();
    this.choosing = false;
  }

  /**
   * @param {Set<string>} channels
   * @param {string[]} again those of them whose state is to be sent anew
   */
  want(channels, again = []) {
    this.wanted = channels;
    if (!channels.size) this.close();
    else if (this.polling) this.poll(again);
    else if (!this.source) this.open();
    else if (this.id) this.choose(again);
  }

  close() {
    this.source?.close();
    this.source = null;
    this.id = "";
    this.state(false);
  }

  state(polling) {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.polled.clear();
    if (polling !== this.polling) this.tellState(polling);
    this.polling = polling;
  }

  open() {
    this.source?.close();
    this.id = "";
    this.carried = new Set(this.wanted);
    const source = new EventSource(address("/api/events", this.carried));
    this.source = source;
    source.addEventListener("stream", (event) => {
      this.tellGone(false);
      this.id = JSON.parse(event.data).stream;
      this.state(false);
      // also when the browser has connected again by itself, with the channels of its first time
      this.carried = new Set(new URL(source.url).searchParams.getAll("channel"));
      this.choose([]);
    });
    source.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    source.addEventListener("error", () => {
      // it ended, and the browser connects again by itself; the server may just have closed it
      if (this.source === source) this.probe();
      if (this.source !== source || source.readyState !== EventSource.CLOSED) return;
      this.source = null;
      this.id = "";
      if (!this.polling) {
        this.state(true);
        this.poll([]);
      }
      this.retry = setTimeout(() => this.open(), RETRY_MILLIS);
    });
  }

  take(message) {
    if (message.event === "closed") {
      this.carried.delete(message.channel);
      setTimeout(() => this.source && this.id && this.choose([]), REJOIN_MILLIS);
    } else if (this.wanted.has(message.channel)) this.tell(message);
  }

  /**
   * Tells the server which channels the stream shall carry, if those are others. One request at a
   * time: of two under way the older might arrive last, and its channels would stand.
   * @param {string[]} again
   */
  async choose(again) {
    for (const one of again) this.anew.add(one);
    if (this.choosing) return;
    this.choosing = true;
    while (this.id && this.wanted.size && (this.anew.size || !this.carriesWanted())) await this.send();
    this.choosing = false;
  }

  carriesWanted() {
    return this.wanted.size === this.carried.size && [...this.wanted].every((one) => this.carried.has(one));
  }

  async send() {
    const stream = this.id;
    const channels = [...this.wanted];
    const again = [...this.anew].filter((one) => this.wanted.has(one) && this.carried.has(one));
    this.carried = new Set(channels);
    this.anew.clear();
    const answer = await fetch("/api/events/" + stream, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ channels, again }),
      signal: AbortSignal.timeout(ANSWER_MILLIS),
    }).catch(() => null);
    // without an answer, or where the server refuses or fails half-way, nobody knows what it carries
    if (!answer?.ok && stream === this.id && this.wanted.size) this.open();
  }

  /** Asks whether the server is there at all, until it is. */
  async probe() {
    clearTimeout(this.probing);
    if (!this.wanted.size) return this.tellGone(false);
    const answer = await fetch("/api/server").catch(() => null);
    this.tellGone(!answer);
    if (answer) {
      // a browser that has given up for a while need not wait any longer
      if (this.source && this.source.readyState === EventSource.CONNECTING) this.open();
    } else this.probing = setTimeout(() => this.probe(), PROBE_MILLIS);
  }

  async poll(again) {
    clearTimeout(this.timer);
    for (const text of [...this.polled]) if (again.includes(JSON.parse(text).channel)) this.polled.delete(text);
    const answer = await fetch(address("/api/events/latest", this.wanted)).catch(() => null);
    if (!this.polling) return;
    const { items = [] } = answer?.ok ? await answer.json() : {};
    const before = this.polled;
    this.polled = new Set(items.map((item) => JSON.stringify(item)));
    for (const item of items) if (!before.has(JSON.stringify(item))) this.take(item);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.poll([]), POLL_MILLIS);
  }
}
