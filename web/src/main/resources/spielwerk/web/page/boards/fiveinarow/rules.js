/** @returns {import("../../rules/rules.js").Part[]} */
export function rules(option, text) {
  const size = Number(option("size"));
  const width = Number(option("width")) || size;
  const height = Number(option("height")) || size;
  // as the game does: on boards too small for five, the longer side unless given
  const line = /line=/.test(text) ? Number(option("line")) : Math.min(5, Math.max(width, height));
  const rule = option("rule");
  const opening = option("opening");
  return [
    {
      text: rule === "freestyle" ? "rules.fiveinarow.goal" : `rules.fiveinarow.goal.${rule}`,
      values: { line },
      picture: won(line),
    },
    {
      text: "rules.fiveinarow.move",
      values: { width, height },
      picture: { game: "fiveinarow:size=9", moves: "e5 d6 f4" },
    },
    ...(opening === "free" ? [] : [{ text: `rules.fiveinarow.opening.${opening}` }]),
    { text: rule === "freestyle" ? "rules.fiveinarow.end" : "rules.fiveinarow.end.first", values: { line } },
  ];
}

/** A diagonal that wins, in the middle of a small board. */
function won(line) {
  const size = Math.min(15, Math.max(9, line + 2));
  const shown = Math.min(line, 13);
  const moves = [];
  for (let i = 0; i < shown; i++) {
    moves.push(String.fromCharCode(98 + i) + (2 + i));
    if (i + 1 < shown) moves.push(String.fromCharCode(98 + i) + (3 + i));
  }
  return {
    game: `fiveinarow:size=${size},line=${shown}`,
    moves: moves.join(" "),
    caption: shown === line ? "rules.fiveinarow.goal.picture" : undefined,
  };
}
