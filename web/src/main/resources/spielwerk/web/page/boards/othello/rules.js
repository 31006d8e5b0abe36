/**
 * @param {import("../board.js").OptionOf} option
 * @returns {import("../../rules/rules.js").Part[]}
 */
export function rules(option) {
  const size = option("size");
  const game = `othello:size=${size}`;
  return [
    {
      text: "rules.othello.goal",
      values: { size },
      picture: { game, legal: true, caption: "rules.othello.goal.picture" },
    },
    {
      text: "rules.othello.move",
      picture:
        size === "8"
          ? { game, moves: "f5", caption: "rules.othello.move.picture" }
          : { game, moves: "e4", caption: "rules.othello.move.small" },
    },
    { text: "rules.othello.pass" },
    {
      text: "rules.othello.end",
      values: { all: Number(size) ** 2 },
      // the shortest game there is
      picture: size === "8" ? { game, moves: "e6f4e3f6g5d6e7f5c5", caption: "rules.othello.end.picture" } : undefined,
    },
  ];
}
