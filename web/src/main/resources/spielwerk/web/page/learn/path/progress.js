/** Which lessons of the path somebody has done, kept in this browser alone. */
const KEY = "spielwerk.path";

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export const done = (id) => all().includes(id);

export function markDone(id) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...all(), id])]));
  } catch {
    // without storage the mark is lost with the page
  }
}
