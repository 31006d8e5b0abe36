/**
 * Which games have a board of their own. To add one: a folder with a board.js that defines an
 * element on top of Board (see board.js), and a line here. All others are shown in letters.
 */
const BOARDS = {
  connect4: "sw-connect4",
  fiveinarow: "sw-fiveinarow",
  nim: "sw-nim",
  othello: "sw-othello",
  tictactoe: "sw-tictactoe",
  tipping: "sw-tipping",
};

/** Loads the board of a game and tells the name of its element. */
export async function boardFor(game) {
  await import(game in BOARDS ? `./${game}/board.js` : "./text/board.js");
  return BOARDS[game] ?? "sw-text-board";
}
