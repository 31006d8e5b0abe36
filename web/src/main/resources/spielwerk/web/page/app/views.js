import { html } from "lit";
import { load } from "./i18n.js";

/** For a view with words of its own. */
export const withWords = (area, files) => async () => {
  await load(area);
  await files();
};

/**
 * The views of the page by the first part of the address after #/. Each says under which words the
 * navigation shows it (or nothing), loads its files and words when it is first wanted, and shows
 * what the rest of the address asks for.
 */
export const VIEWS = {
  "": {
    nav: "nav.play",
    load: () => import("../home/home.js"),
    show: () => html`<sw-home></sw-home>`,
  },
  t: {
    load: () => import("../table/table-page.js"),
    show: ([table = "", node]) => html`<sw-table .table=${table} .node=${node === undefined ? null : Number(node)}></sw-table>`,
  },
  library: {
    nav: "nav.library",
    load: withWords("collect", () => import("../library/library.js")),
    show: () => html`<sw-library></sw-library>`,
  },
};
