/**
 * A war that is being set up, as one object, and the YAML that says the same. All values are texts,
 * as people type them; what is empty is left out.
 */
export const empty = () => ({
  kind: "roundrobin",
  game: "othello",
  players: [],
  teams: { of: "", most: "" },
  games: "",
  rounds: "",
  openings: "",
  budget: "",
  choice: "",
  maxMoves: "",
  drawOffers: true,
  clock: "",
  resign: "",
  draw: "",
  goal: "",
  anchor: { name: "", elo: "" },
  sprt: "",
  seed: "",
});

const PLAIN = [
  "games",
  "rounds",
  "openings",
  "budget",
  "choice",
  "maxMoves",
  "clock",
  "resign",
  "draw",
  "goal",
  "sprt",
  "seed",
];

/** What makes sense for a match only, or for a tournament only. */
export const belongs = (war, field) =>
  war.kind === "match" ? !["rounds", "anchor", "teams"].includes(field) : field !== "sprt";

/** A text as YAML writes it: plain where that cannot be misread. */
function scalar(text) {
  return /^[A-Za-z0-9][\w .*+%/;=-]*(:[\w=.-]+)?$/.test(text) && !/\s$|: |^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}

function player(one) {
  if (!one.name && !one.budget && !one.choice) return "  - " + scalar(one.engine);
  const parts = ["name", "engine", "budget", "choice"]
    .filter((key) => one[key])
    .map((key) => `${key}: ${JSON.stringify(one[key])}`);
  return `  - {${parts.join(", ")}}`;
}

/** The YAML of a war. */
export function toYaml(war) {
  const lines = ["game: " + scalar(war.game), "kind: " + war.kind];
  if (war.players.length) lines.push("players:", ...war.players.map(player));
  const of = war.teams.of
    .split("+")
    .map((text) => text.trim())
    .filter(Boolean);
  if (of.length && belongs(war, "teams")) {
    lines.push(
      `teams: {of: [${of
        .map((text) => JSON.stringify(text))
        .join(", ")}]${war.teams.most ? `, most: ${war.teams.most}` : ""}}`,
    );
  }
  for (const field of PLAIN) {
    if (war[field] === "" || !belongs(war, field)) continue;
    if (field === "openings" && war.openings.includes("\n")) {
      lines.push(
        "openings:",
        ...war.openings
          .split("\n")
          .filter((line) => line.trim())
          .map((line) => "  - " + JSON.stringify(line.trim())),
      );
    } else {
      lines.push(`${field}: ${scalar(war[field])}`);
    }
  }
  if (!war.drawOffers) lines.push("drawOffers: false");
  if (war.anchor.name && belongs(war, "anchor"))
    lines.push(`anchor: {${JSON.stringify(war.anchor.name)}: ${war.anchor.elo || 0}}`);
  return lines.join("\n") + "\n";
}

/** The war that the fields of a YAML text say, as the server read them. */
export function fromFields(fields) {
  const war = empty();
  war.kind = fields.kind ?? "roundrobin";
  war.game = fields.game ?? war.game;
  war.players = (fields.players ?? []).map((one) =>
    typeof one === "string"
      ? { name: "", engine: one, budget: "", choice: "" }
      : { name: "", engine: "", budget: "", choice: "", ...one },
  );
  for (const field of PLAIN)
    if (fields[field] !== undefined)
      war[field] = Array.isArray(fields[field]) ? fields[field].join("\n") + "\n" : fields[field];
  if (fields.teams) war.teams = { of: [fields.teams.of].flat().join(" + "), most: fields.teams.most ?? "" };
  war.drawOffers = fields.drawOffers !== "false";
  const [anchor] = Object.entries(fields.anchor ?? {});
  if (anchor) war.anchor = { name: anchor[0], elo: anchor[1] };
  return war;
}

const seconds = (millis) => (millis % 1000 ? millis + "ms" : millis / 1000 + "s");

/** The war of a run that is there already, to be fought again with changes. */
export function fromSpec(kind, spec) {
  const war = empty();
  war.kind = kind === "match" ? "match" : spec.kind;
  war.game = spec.game;
  const own = (list, i) => list[list.length === 1 ? 0 : i];
  const given = (text, usual) => (text === usual ? "" : text);
  war.players =
    kind === "match"
      ? spec.engines.map((engine, i) => ({
          name: "",
          engine,
          budget: given(own(spec.budgets, i), "free"),
          choice: given(own(spec.choices, i), "best"),
        }))
      : spec.players.map((one) => ({
          name: given(one.name, one.engine),
          engine: one.engine,
          budget: given(one.budget, "free"),
          choice: given(one.choice, "best"),
        }));
  war.games = String(spec.games);
  if (kind !== "match" && war.kind !== "knockout") war.rounds = given(String(spec.rounds), "1");
  war.openings = spec.openings.startsWith("list\n") ? spec.openings.slice(5) + "\n" : spec.openings;
  const { maxMoves, draws, clockMillis, incrementMillis, adjudication } = spec.limits;
  war.maxMoves = maxMoves ? String(maxMoves) : "";
  war.drawOffers = draws !== false;
  war.clock = clockMillis ? seconds(clockMillis) + (incrementMillis ? "+" + seconds(incrementMillis) : "") : "";
  if (adjudication?.win?.moves) war.resign = `value=${adjudication.win.value},moves=${adjudication.win.moves}`;
  if (adjudication?.draw?.moves)
    war.draw = `value=${adjudication.draw.value},moves=${adjudication.draw.moves},from=${adjudication.draw.from}`;
  war.goal = String(spec.goal).toLowerCase();
  war.sprt = spec.sprt ?? "";
  if (spec.anchor) war.anchor = { name: spec.anchor, elo: String(spec.anchorElo) };
  return war;
}
