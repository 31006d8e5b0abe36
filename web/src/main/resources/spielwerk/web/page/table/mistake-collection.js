/**
 * The mistakes of a person in all games at this browser, kept here: each says at which table and
 * node the position is, what was played, what that gave away, and whether it was solved since.
 * @typedef {object} Mistake
 * @property {string} table
 * @property {number} node
 * @property {string} game
 * @property {string} move
 * @property {string} loss in words
 * @property {string} date
 * @property {boolean} solved
 */
const KEY = "spielwerk.mistakes";
/** The oldest make room for new ones. */
const MOST = 500;

/** @returns {Mistake[]} the latest first */
export function collected() {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

/** @param {Mistake[]} all */
function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing has no collection
  }
}

/**
 * Takes the mistakes of a table in place of those that were known; what was solved stays so.
 * @param {Mistake[]} found
 */
export function collect(table, found) {
  const all = collected();
  const solved = new Set(all.filter((one) => one.table === table && one.solved).map((one) => one.node));
  const others = all.filter((one) => one.table !== table);
  keep([...found.map((one) => ({ ...one, solved: solved.has(one.node) })), ...others]);
}

/** Notes that a position was solved. */
export function solve(table, node) {
  keep(collected().map((one) => (one.table === table && one.node === node ? { ...one, solved: true } : one)));
}

/** Forgets a position, or all of a table that is gone. @param {number} [node] */
export function forget(table, node) {
  keep(collected().filter((one) => one.table !== table || (node !== undefined && one.node !== node)));
}

/** The position to be solved next, for the page of its table. @type {Mistake | null} */
let wanted = null;

/** Goes to a position of the collection to solve it. @param {Mistake} mistake */
export function practise(mistake) {
  wanted = mistake;
  location.hash = `#/t/${mistake.table}/${mistake.node}`;
}

/** The node that shall be solved at a table, asked for once; -1 for none. */
export function takeWanted(table) {
  const found = wanted;
  if (found === null || found.table !== table) return -1;
  wanted = null;
  return found.node;
}

/** The next one that is not solved, after a position; the same game comes first. */
export function after(table, node) {
  const all = collected();
  const here = all.findIndex((one) => one.table === table && one.node === node);
  const rest = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].filter((one) => !one.solved);
  return rest.find((one) => one.game === all[here]?.game) ?? rest[0];
}
