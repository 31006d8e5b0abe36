/**
 * @param {import("../board.js").OptionOf} option
 * @returns {import("../../rules/rules.js").Part[]}
 */
export function rules(option) {
  const flying = option("flying") === "on";
  const repetition = Number(option("repetition"));
  const limit = Number(option("limit"));
  const game = `muehle:flying=${flying ? "on" : "off"},repetition=${repetition},limit=${limit}`;
  const three = "xx./oo./.../..x.../.../.../..o X 0 0";
  return [
    { text: "rules.muehle.goal", picture: { game, moves: "d6 d2 f4 b4 f6", caption: "rules.muehle.goal.picture" } },
    {
      text: "rules.muehle.move",
      picture: {
        game,
        setup: "x../.x./.../oo.x../.../.x./.o. X 0 0",
        legal: true,
        caption: "rules.muehle.move.picture",
      },
    },
    {
      text: "rules.muehle.mill",
      picture: { game, moves: "a1 b2 d1 b4 g1xb2", caption: "rules.muehle.mill.picture" },
    },
    flying
      ? {
          text: "rules.muehle.jump",
          picture: { game, setup: three, moves: "c4-g7xg1", caption: "rules.muehle.jump.picture" },
        }
      : { text: "rules.muehle.nojump" },
    { text: "rules.muehle.end" },
    {
      text: repetition > 0 ? "rules.muehle.draw" : "rules.muehle.limit",
      values: { repetition, limit },
    },
  ];
}
