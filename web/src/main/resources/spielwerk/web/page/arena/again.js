/** @typedef {import("../form/spec-form.js").Field} Field */
/** @typedef {import("../form/spec-form.js").Values} Values */

/** Numbers as people type them, also within lists and fields. @type {(value: any) => any} */
function typed(value) {
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== "object") return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one)]));
}

/** What somebody would write for a player of a spec. @param {Record<string, string>} player */
function written({ name, engine, budget, choice }) {
  const given = {
    ...(name && name !== engine && { name }),
    engine,
    ...(budget !== "free" && { budget }),
    ...(choice !== "best" && { choice }),
  };
  return Object.keys(given).length === 1 ? engine : given;
}

/**
 * The values of a run that is there already, to begin one like it: all but what is usual, and
 * another seed.
 * @param {Field[]} fields
 * @param {Values} spec
 */
export function again(fields, spec) {
  // every player has its own budget and choice, and teams are players already
  const without = new Set(["kind", "seed", "budget", "choice", "teams"]);
  /** @type {Values} */
  const values = {};
  for (const { name, usual } of fields) {
    const value = spec[name];
    if (value === undefined || without.has(name) || String(value) === usual) continue;
    values[name] = name === "players" ? value.map(written) : typed(value);
  }
  return values;
}
