import { get, hear } from "../app/api.js";

/** Hears of all runs: calls back with the whole list, at once and whenever it changes. */
export function listenRuns(told) {
  return hear("/runs/events", { runs: ({ items }) => told(items) });
}

/** Hears of one run: calls back with how it stands, at once and at most once a second. */
export function listenRun(run, told, failed) {
  // a stream that is refused says nothing, so the first look tells what is wrong
  get(`/runs/${run}`).then(told, (refused) => failed(refused.message));
  return hear(`/runs/${run}/events`, { run: told });
}

/** How a run is: running, stopping, paused, finished, or broken. */
export const stateOf = (run) => (run.state === "running" && run.stopping ? "stopping" : run.state);
