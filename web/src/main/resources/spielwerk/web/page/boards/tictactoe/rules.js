const game = "tictactoe";

/** @returns {import("../../rules/rules.js").Part[]} */
export function rules() {
  return [
    {
      text: "rules.tictactoe.goal",
      picture: { game, moves: "b2 a2 c1 b1 a3", caption: "rules.tictactoe.goal.picture" },
    },
    { text: "rules.tictactoe.move", picture: { game, moves: "b2 a1", legal: true } },
    { text: "rules.tictactoe.end" },
  ];
}
