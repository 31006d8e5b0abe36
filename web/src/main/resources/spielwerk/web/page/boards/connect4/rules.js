/**
 * @param {import("../board.js").OptionOf} option
 * @returns {import("../../rules/rules.js").Part[]}
 */
export function rules(option) {
  const [width, height, line] = ["width", "height", "line"].map((name) => Number(option(name)));
  const game = `connect4:width=${width},height=${height},line=${line}`;
  const drop = width > 1 && height > 1 ? { game, moves: "b b a", caption: "rules.connect4.move.picture" } : undefined;
  const rest = ".".repeat(Math.max(0, width - line));
  const won = {
    game,
    setup: `${"o".repeat(line - 1)}.${rest}/${"x".repeat(line)}${rest}`,
    caption: "rules.connect4.goal.picture",
  };
  return [
    { text: "rules.connect4.goal", values: { line }, picture: width >= line && height > 1 ? won : undefined },
    { text: "rules.connect4.move", values: { width, height }, picture: drop },
    { text: "rules.connect4.end", values: { line } },
  ];
}
