import { scalar } from "../app/yaml.js";

/**
 * A competition that is being set up, as one object, and the YAML that says the same. All values are texts,
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
export const belongs = (competition, field) =>
  competition.kind === "match" ? !["rounds", "anchor", "teams"].includes(field) : field !== "sprt";

function player(one) {
  if (!one.name && !one.budget && !one.choice) return "  - " + scalar(one.engine);
  const parts = ["name", "engine", "budget", "choice"]
    .filter((key) => one[key])
    .map((key) => `${key}: ${JSON.stringify(one[key])}`);
  return `  - {${parts.join(", ")}}`;
}

/** The YAML of a competition. */
export function toYaml(competition) {
  const lines = ["game: " + scalar(competition.game), "kind: " + competition.kind];
  if (competition.players.length) lines.push("players:", ...competition.players.map(player));
  const of = competition.teams.of
    .split("+")
    .map((text) => text.trim())
    .filter(Boolean);
  if (of.length && belongs(competition, "teams")) {
    lines.push(
      `teams: {of: [${of
        .map((text) => JSON.stringify(text))
        .join(", ")}]${competition.teams.most ? `, most: ${competition.teams.most}` : ""}}`,
    );
  }
  for (const field of PLAIN) {
    if (competition[field] === "" || !belongs(competition, field)) continue;
    if (field === "openings" && competition.openings.includes("\n")) {
      lines.push(
        "openings:",
        ...competition.openings
          .split("\n")
          .filter((line) => line.trim())
          .map((line) => "  - " + JSON.stringify(line.trim())),
      );
    } else {
      lines.push(`${field}: ${scalar(competition[field])}`);
    }
  }
  if (!competition.drawOffers) lines.push("drawOffers: false");
  if (competition.anchor.name && belongs(competition, "anchor"))
    lines.push(`anchor: {${JSON.stringify(competition.anchor.name)}: ${competition.anchor.elo || 0}}`);
  return lines.join("\n") + "\n";
}

/** The competition that the fields of a YAML text say, as the server read them. */
export function fromFields(fields) {
  const competition = empty();
  competition.kind = fields.kind ?? "roundrobin";
  competition.game = fields.game ?? competition.game;
  competition.players = (fields.players ?? []).map((one) =>
    typeof one === "string"
      ? { name: "", engine: one, budget: "", choice: "" }
      : { name: "", engine: "", budget: "", choice: "", ...one },
  );
  for (const field of PLAIN)
    if (fields[field] !== undefined)
      competition[field] = Array.isArray(fields[field]) ? fields[field].join("\n") + "\n" : fields[field];
  if (fields.teams) competition.teams = { of: [fields.teams.of].flat().join(" + "), most: fields.teams.most ?? "" };
  competition.drawOffers = fields.drawOffers !== "false";
  const [anchor] = Object.entries(fields.anchor ?? {});
  if (anchor) competition.anchor = { name: anchor[0], elo: String(anchor[1]) };
  return competition;
}

/** The competition of a run that is there already, to be played again with changes. */
export function fromSpec(kind, spec) {
  const given = (value, usual) => (String(value) === usual ? undefined : String(value));
  const player = ({ name, engine, budget, choice }) => ({
    name: given(name, engine) ?? "",
    engine,
    budget: given(budget, "free") ?? "",
    choice: given(choice, "best") ?? "",
  });
  return fromFields({
    ...spec,
    kind: kind === "match" ? kind : spec.kind,
    players: spec.players.map(player),
    // every player has its own, and teams are players already
    teams: undefined,
    budget: undefined,
    choice: undefined,
    seed: undefined,
    games: String(spec.games),
    rounds: spec.rounds && given(spec.rounds, "1"),
    maxMoves: given(spec.maxMoves, "0"),
    drawOffers: String(spec.drawOffers),
    clock: given(spec.clock, "none"),
    resign: given(spec.resign, "never"),
    draw: given(spec.draw, "never"),
  });
}
