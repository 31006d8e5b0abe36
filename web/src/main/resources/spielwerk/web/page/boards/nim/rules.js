/**
 * @param {import("../board.js").OptionOf} option
 * @returns {import("../../rules/rules.js").Part[]}
 */
export function rules(option) {
  const heaps = option("heaps");
  const misere = option("misere") === "on";
  const game = "nim:heaps=3-4-5" + (misere ? ",misere" : "");
  return [
    {
      text: misere ? "rules.nim.misere" : "rules.nim.goal",
      values: { heaps: heaps.split("-").join(", ") },
      picture: { game },
    },
    { text: "rules.nim.move", picture: { game, moves: "b-2", caption: "rules.nim.move.picture" } },
  ];
}
