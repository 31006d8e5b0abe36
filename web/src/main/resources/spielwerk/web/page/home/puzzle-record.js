/** Which puzzles were solved at this browser, by game and id. */
const KEY = "spielwerk.puzzles";

/** @returns {Set<string>} */
export function solvedPuzzles() {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(all) ? all : []);
  } catch {
    return new Set();
  }
}

/** Notes that a puzzle was solved. */
export function keepSolved(game, id) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...solvedPuzzles().add(`${game}/${id}`)]));
  } catch {
    // a browser that keeps nothing has no record
  }
}
