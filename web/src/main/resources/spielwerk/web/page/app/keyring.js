/**
 * The keys to tables that this browser holds: of tables it opened, and of seats it was sent a link
 * to. Also the links it has given away, so that they can be shown again.
 */
const STORE = "spielwerk.keys";
const MOST = 500;

function read() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

function write(table, change) {
  const all = read();
  const before = all[table] ?? { keys: [], given: {} };
  delete all[table]; // put behind the others, so that the oldest are forgotten first
  all[table] = change(before);
  const names = Object.keys(all);
  for (const name of names.slice(0, Math.max(0, names.length - MOST))) delete all[name];
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing can still watch
  }
}

/** @returns {string[]} the keys to a table */
export const keysOf = (table) => read()[table]?.keys ?? [];

export function remember(table, key) {
  if (key) write(table, (one) => ({ ...one, keys: [key, ...one.keys.filter((other) => other !== key)].slice(0, 10) }));
}

/** The keys of seats given away, by seat. */
export const givenOf = (table) => read()[table]?.given ?? {};

export const rememberGiven = (table, seat, key) => write(table, (one) => ({ ...one, given: { ...one.given, [seat]: key } }));

/** What happens next on a page that is about to open: {table, seat} was entered by a link, {table, invite} wants links. */
export const next = { arrived: null, invite: null };

/** Takes the key out of an address such as #/t/ID?seat=1&key=K, which then shows only the table. */
export function takeKey() {
  const found = /^#\/t\/([a-z0-9]+)\?(.*)$/.exec(location.hash);
  if (!found) return;
  const query = new URLSearchParams(found[2]);
  remember(found[1], query.get("key"));
  if (query.get("key")) next.arrived = { table: found[1], seat: Number(query.get("seat")) };
  history.replaceState(null, "", `#/t/${found[1]}`);
}
