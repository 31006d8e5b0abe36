import { load } from "../app/i18n.js";

/**
 * Which games have a board of their own, and words of their own if they need many. To add one: a
 * folder with a board.js that defines an element on top of Board (see board.js), and a line here.
 * All others are shown in letters. A folder may also have the rules of the game (see rules/rules.js).
 * @type {Record<string, {tag: string, words?: string, rules?: boolean}>}
 */
const BOARDS = {
  connect4: { tag: "sw-connect4", rules: true },
  fiveinarow: { tag: "sw-fiveinarow", rules: true },
  muehle: { tag: "sw-muehle", rules: true },
  nim: { tag: "sw-nim", rules: true },
  othello: { tag: "sw-othello", rules: true },
  quickciv: { tag: "sw-quickciv", words: "quickciv", rules: true },
  qwixx: { tag: "sw-qwixx", words: "qwixx", rules: true },
  tictactoe: { tag: "sw-tictactoe", rules: true },
  tipping: { tag: "sw-tipping", rules: true },
  tree: { tag: "sw-tree" },
};

/**
 * Loads the board of a game and returns the name of its element.
 * @param {string} game
 */
export async function boardFor(game) {
  const { tag, words } = (Object.hasOwn(BOARDS, game) && BOARDS[game]) || { tag: "sw-text-board", words: undefined };
  await Promise.all(["boards", words].filter(Boolean).map(load));
  await import(tag === "sw-text-board" ? "./text/board.js" : `./${game}/board.js`);
  return tag;
}

/**
 * The function that gives the rules of a game by its options, or null.
 * @param {string} game
 */
export async function rulesFor(game) {
  if (!Object.hasOwn(BOARDS, game) || !BOARDS[game].rules) return null;
  return (await import(`./${game}/rules.js`)).rules;
}
