/**
 * Ways to play a game that many like, by the game: the key of its words, and its options.
 * @type {Record<string, [string, string][]>}
 */
export const PRESETS = {
  quickciv: [
    ["short", "size=9,players=2,rounds=40"],
    ["evening", "size=11,rounds=40"],
    ["full", ""],
    ["duel", "rounds=40,map=duel"],
    ["valley", "rounds=60,map=valley"],
    ["frontier", "rounds=40,map=frontier"],
  ],
};
