import { parts } from "./address.js";
import { find } from "./dom.js";
import { getAhead, query } from "./api.js";
import { load } from "./i18n.js";
import { language } from "./settings.js";

/** What a view will ask the server for as soon as it is there, by the rest of the address. */
const FIRST = {
  train: ([run]) => run && `/runs/${run}`,
  arena: ([run]) => run && !["new", "class"].includes(run) && `/runs/${run}`,
  lab: () => "/experiments" + query({ lang: language() }),
};

/**
 * Asks for all that the view of the address needs at once: its files, its words, its numbers. The
 * server has written into the page which files those are; else each would be found only in the one
 * before it.
 */
export function ahead() {
  const views = JSON.parse(find(document, "#views").textContent);
  const [name = "", ...rest] = parts();
  const { files, words } = views[Object.hasOwn(views, name) ? name : ""];
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  import(files[0]).catch(() => {}); // whoever shows the view gets the error
  words.forEach(load);
  const first = FIRST[name]?.(rest);
  if (first) getAhead(first);
}
