import { get } from "../app/api.js";

/** Hears of all runs: calls back with the whole list, at once and whenever it changes. */
export function listenRuns(told) {
  const stream = new EventSource("/api/runs/events");
  stream.addEventListener("runs", (event) => told(JSON.parse(event.data).items));
  return stream;
}

/** Hears of one run: calls back with how it stands, at once and at most once a second. */
export function listenRun(run, told, failed) {
  // a stream that is refused says nothing, so the first look tells what is wrong
  get(`/runs/${run}`).then(told, (refused) => failed(refused.message));
  const stream = new EventSource(`/api/runs/${run}/events`);
  stream.addEventListener("run", (event) => told(JSON.parse(event.data)));
  return stream;
}

/** How a run is: running, stopping, paused, finished, or broken. */
export const stateOf = (run) => (run.state === "running" && run.stopping ? "stopping" : run.state);
