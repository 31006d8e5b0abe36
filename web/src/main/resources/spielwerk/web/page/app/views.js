import { html } from "lit";
import { load } from "./i18n.js";
import { loadSentences } from "./sentences.js";

/** For a view with words of its own: both come at once, and nothing is shown before both are there. */
export const withWords = (area, files) => () => Promise.all([load(area), files()]);

/** A position that the explorer begins with, always the same object for the same address. */
const explored = (() => {
  let [before, last] = ["", /** @type {any} */ (null)];
  return (game, moves, setup) => {
    const address = game ? [game, moves, setup].join("/") : "";
    if (address !== before)
      last = address ? { game, setup, moves: moves.split(" ").filter((move) => move && move !== "-") } : null;
    before = address;
    return last;
  };
})();

/** The same for a view that shows what the server says of runs. */
const withSentences = (area, files) => () => Promise.all([withWords(area, files)(), loadSentences()]);

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
    load: withWords("analysis", () => import("../table/table-page.js")),
    show: ([table = "", node]) =>
      html`<sw-table .table=${table} .node=${node === undefined ? null : Number(node)}></sw-table>`,
  },
  mistakes: {
    load: () => import("../home/mistake-list.js"),
    show: () => html`<sw-mistake-list></sw-mistake-list>`,
  },
  puzzles: {
    load: withWords("puzzles", () => import("../home/puzzles.js")),
    show: ([id = ""]) => html`<sw-puzzles .id=${id}></sw-puzzles>`,
  },
  library: {
    nav: "nav.library",
    load: withWords("collect", () => import("../library/library.js")),
    show: ([game, moves = "", setup = ""]) => html`<sw-library .explore=${explored(game, moves, setup)}></sw-library>`,
  },
  arena: {
    nav: "nav.arena",
    load: withSentences("arena", () => import("../arena/arena.js")),
    show: (rest) => html`<sw-arena .rest=${rest}></sw-arena>`,
  },
  train: {
    nav: "nav.train",
    load: withSentences("train", () => import("../train/train.js")),
    show: ([run = ""]) => html`<sw-train .run=${run}></sw-train>`,
  },
  lab: {
    nav: "nav.lab",
    load: withSentences("lab", () => import("../lab/lab.js")),
    show: ([name = "", scale = ""]) => html`<sw-lab .name=${name} .scale=${scale}></sw-lab>`,
  },
  learn: {
    nav: "nav.learn",
    load: withWords("learn", () => import("../learn/learn.js")),
    show: () => html`<sw-learn .address=${location.hash}></sw-learn>`,
  },
};
