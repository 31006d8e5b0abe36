/** The class that this browser is a pupil of, and what it hands in there. */
import { Refused, post, remove } from "./api.js";
import { remember } from "./keyring.js";
import { change } from "./settings.js";

const STORE = "spielwerk.class";
const MOST_WAITING = 50;

/**
 * @typedef {{exercise: string, solved: boolean, points: number, most: number}} Try
 * @typedef {{id: string, title: string, name: string, waiting: Try[]}} Pupil
 */

/** @returns {Pupil | null} */
export function pupil() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps it and tells whoever shows it.
 * @param {Pupil | null} now
 * @param {{exercise?: string, wrong?: string, later?: boolean} | null} said what became of the latest hand-in
 */
function keep(now, said = null) {
  try {
    if (now) localStorage.setItem(STORE, JSON.stringify(now));
    else localStorage.removeItem(STORE);
  } catch {
    // a browser that keeps nothing hands in nothing
  }
  window.dispatchEvent(new CustomEvent("pupil", { detail: said }));
}

const path = (id) => "/classes/" + encodeURIComponent(id);

/** Joins a class under a name; refused if the name is somebody else's. */
export async function join(id, title, name) {
  const { key } = await post(path(id) + "/pupils", { name });
  remember(id, key);
  change({ name });
  keep({ id, title, name, waiting: [] });
}

/** Nothing is handed in any more; what was stays with the teacher. */
export const leave = () => keep(null);

/** Takes back the name and all that was handed in. */
export async function withdraw() {
  const now = pupil();
  if (now) await remove(`${path(now.id)}/pupils/${encodeURIComponent(now.name)}`);
  leave();
}

/** Hands a try in, if this browser is a pupil; while the server is gone it waits here. */
export async function handIn(exercise, { solved, points, most }) {
  const now = pupil();
  if (!now) return;
  keep({ ...now, waiting: [...now.waiting, { exercise, solved, points, most }].slice(-MOST_WAITING) });
  await send();
}

let sending = false;

/** Sends what waits, in order. */
export async function send() {
  if (sending) return;
  sending = true;
  try {
    for (let now = pupil(); now?.waiting.length; now = pupil()) {
      const [next, ...rest] = now.waiting;
      await post(path(now.id) + "/results", { name: now.name, ...next });
      keep({ ...now, waiting: rest }, { exercise: next.exercise });
    }
  } catch (refused) {
    if (!(refused instanceof Refused)) throw refused;
    const now = pupil();
    const later = refused.status === 0 || refused.status >= 500;
    if (now) keep(later ? now : { ...now, waiting: now.waiting.slice(1) }, { wrong: refused.message, later });
  } finally {
    sending = false;
  }
}

window.addEventListener("server", (event) => {
  if (!(/** @type {CustomEvent} */ (event).detail)) send();
});
