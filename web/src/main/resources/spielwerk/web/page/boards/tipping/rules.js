/**
 * @param {import("../board.js").OptionOf} option
 * @returns {import("../../rules/rules.js").Part[]}
 */
export function rules(option) {
  const target = Number(option("target"));
  const start = Number(option("start"));
  const game = `tipping:start=2,target=${Math.max(8, target)}`;
  return [
    { text: "rules.tipping.goal", values: { target }, picture: { game, caption: "rules.tipping.goal.picture" } },
    { text: "rules.tipping.move", picture: { game, moves: "6", caption: "rules.tipping.move.picture" } },
    { text: "rules.tipping.end", values: { target } },
    { text: start ? "rules.tipping.start" : "rules.tipping.thrown", values: { start } },
  ];
}
