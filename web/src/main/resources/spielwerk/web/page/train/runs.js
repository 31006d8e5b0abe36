import { get, hear } from "../app/api.js";

/** Subscribes to all runs: calls back with the whole list, at once and whenever it changes. */
export function listenRuns(told) {
  return hear("/runs/events", { runs: ({ items }) => told(items) });
}

/**
 * Subscribes to one run: calls back with how it stands, at once and at most once a second.
 * @returns {{close: () => void}}
 */
export function listenRun(run, told, failed) {
  let last = "";
  let stream;
  let closed = false;
  // the stream begins with what the first request returned
  const tell = (state) => {
    const text = JSON.stringify(state);
    if (text !== last && !closed) told(state);
    last = text;
  };
  // a stream that is refused gives no reason, so the first request finds out what is wrong
  get(`/runs/${run}`).then(
    (state) => {
      tell(state);
      if (!closed) stream = hear(`/runs/${run}/events`, { run: tell });
    },
    (refused) => closed || failed(refused.message),
  );
  return {
    close() {
      closed = true;
      stream?.close();
    },
  };
}

/** How a run is: running, stopping, paused, finished, or broken. */
export const stateOf = (run) => (run.state === "running" && run.stopping ? "stopping" : run.state);
