import { load } from "../app/i18n.js";

/**
 * Which games have a board of their own, and words of their own if they need many. To add one: a
 * folder with a board.js that defines an element on top of Board (see board.js), and a line here.
 * All others are shown in letters.
 */
const BOARDS = {
  connect4: { tag: "sw-connect4" },
  fiveinarow: { tag: "sw-fiveinarow" },
  nim: { tag: "sw-nim" },
  othello: { tag: "sw-othello" },
  quickciv: { tag: "sw-quickciv", words: "quickciv" },
  qwixx: { tag: "sw-qwixx", words: "qwixx" },
  tictactoe: { tag: "sw-tictactoe" },
  tipping: { tag: "sw-tipping" },
  tree: { tag: "sw-tree" },
};

/** Loads the board of a game and tells the name of its element. */
export async function boardFor(game) {
  const { tag, words } = (Object.hasOwn(BOARDS, game) && BOARDS[game]) || { tag: "sw-text-board" };
  await Promise.all(["boards", words].filter(Boolean).map(load));
  await import(tag === "sw-text-board" ? "./text/board.js" : `./${game}/board.js`);
  return tag;
}
