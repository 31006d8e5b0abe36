/** Names that views had before; links and bookmarks with them lead to the same pages. */
const FORMER = { pit: "arena" };

/** Replaces a view's former name in the address. */
export function renew() {
  const [, name = "", rest = ""] = /^#\/?(\w+)(.*)$/.exec(location.hash) ?? [];
  if (Object.hasOwn(FORMER, name)) history.replaceState(null, "", `#/${FORMER[name]}${rest}`);
}

/** @returns {string[]} the parts of the address after the # */
export const parts = () => location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
