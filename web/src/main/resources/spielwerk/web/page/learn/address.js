/**
 * The whole state of a lesson is in the address: #/learn/LESSON?name=value&.. So every view can be
 * handed out as a link, and comes back as it was.
 */

/** @returns {{lesson: string, values: Record<string, string>}} what an address says */
export function read(hash = location.hash) {
  const [path, search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  return { lesson: path.split("/")[1] ?? "", values: Object.fromEntries(new URLSearchParams(search)) };
}

/** The address of a lesson; values that are empty or the usual ones are left out. */
export function write(lesson, values, usual = {}) {
  const some = Object.entries(values).filter(
    ([name, value]) => value != null && value !== "" && String(value) !== String(usual[name] ?? ""),
  );
  const search = new URLSearchParams(some.map(([name, value]) => [name, String(value)])).toString();
  return `#/learn/${lesson}${search ? "?" + search : ""}`;
}

/** Puts it into the address bar; a step is no new page to go back to. */
export function keep(lesson, values, usual) {
  const hash = write(lesson, values, usual);
  if (location.hash !== hash) history.replaceState(null, "", hash);
}
