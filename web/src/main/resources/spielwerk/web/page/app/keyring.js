/**
 * The keys that this browser holds: of tables it opened, of seats it was sent a link to, of classes
 * it teaches and of entries it made there. Also the links it has given away, so that they can be
 * shown again.
 */
const STORE = "spielwerk.keys";
const MOST = 500;

/** Of one table or class; a computer in the classroom may enter many. */
const MOST_KEYS = 40;

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

/** @returns {string[]} the keys to a table, a class or its run */
export const keysOf = (table) => read()[table]?.keys ?? [];

/** The tables that this browser holds keys to (and some classes), the latest first; as many as can be asked about. */
export const known = () =>
  Object.keys(read())
    .filter((name) => /^[a-z0-9]{1,20}$/.test(name))
    .slice(-180)
    .reverse();

export function remember(table, key) {
  if (key)
    write(table, (one) => ({ ...one, keys: [key, ...one.keys.filter((other) => other !== key)].slice(0, MOST_KEYS) }));
}

/** The keys of seats given away, by seat, and of a class the teacher's. */
export const givenOf = (table) => read()[table]?.given ?? {};

export const rememberGiven = (table, seat, key) =>
  write(table, (one) => ({ ...one, given: { ...one.given, [seat]: key } }));

/** Keeps the key of a class that this browser teaches. */
export function teach(id, key) {
  remember(id, key);
  rememberGiven(id, "teacher", key);
}

/**
 * What happens next on a page that is about to open: a table was entered by the link of a seat, or
 * links to a table are wanted.
 * @type {{arrived: {table: string, seat: number} | null, invite: string | null}}
 */
export const next = { arrived: null, invite: null };

/** Takes the key out of an address such as #/t/ID?seat=1&key=K, which then shows only the table or class. */
export function takeKey() {
  const found = /^#\/(t|arena\/class)\/([a-z0-9]+)\?(.*)$/.exec(location.hash);
  if (!found) return;
  const [, kind, id, values] = found;
  const query = new URLSearchParams(values);
  const key = query.get("key");
  if (kind === "t") remember(id, key);
  if (kind === "t" && key) next.arrived = { table: id, seat: Number(query.get("seat")) };
  if (kind !== "t" && key) teach(id, key);
  history.replaceState(null, "", `#/${kind}/${id}`);
}
