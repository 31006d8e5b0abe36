import { html, nothing } from "lit";
import { t } from "../../app/i18n.js";
import { buildingName, seatName } from "./info.js";
import { name } from "./hexes.js";

/** How many rounds a newcomer is guided. */
export const ROUNDS = 10;

/**
 * Where what a building of some classes would do counts most, of those that can be paid.
 * @returns {{building: number, hex: number, worth: number} | null}
 */
function best(model, classes, worth) {
  /** @type {any} */
  let found = null;
  model.buildings.forEach((one, building) => {
    if (!classes.includes(one.class)) return;
    for (const hex of model.siteAt.keys()) {
      if (model.obstacle(building, hex)) continue;
      const n = worth(model.prospect(building, hex), hex);
      if (n > (found?.worth ?? 0)) found = { building, hex, worth: n };
    }
  });
  return found;
}

/** The hex of the thinking seat that falls first, or null. */
function besieged(model) {
  const mine = [...model.pressureAt.entries()].filter(
    ([hex, { besieger }]) => besieger >= 0 && model.owner(hex) === model.build.seat,
  );
  mine.sort(([, a], [, b]) => a.left - b.left);
  return mine[0] ?? null;
}

/** Free sites that cost no more food than the nearest ones but one. */
const near = (model) =>
  [...model.siteAt.keys()].filter(
    (hex) => model.owner(hex) < 0 && model.food(hex) <= (model.foodPrices[1] ?? Infinity),
  );

/**
 * What may be said, the most urgent first: each looks at the state and says nothing where it does
 * not fit. Values are for the places in the words.
 */
const HINTS = {
  siege: (model) => {
    const [hex, siege] = besieged(model) ?? [];
    if (hex === undefined) return null;
    const values = { who: seatName(model, siege.besieger), where: name(model.size, hex), n: siege.left };
    return { values, proposal: best(model, ["military"], ([, , , , front]) => front) };
  },
  food: (model) => {
    const proposal = best(model, ["food"], ([food]) => food);
    const [stock] = model.stock();
    return { values: { stock, n: proposal?.worth ?? 0, price: model.foodPrices[0] }, proposal };
  },
  material: (model) => {
    const proposal = best(model, ["material"], ([, material]) => material);
    const [, stock] = model.stock();
    const income = model.players[model.build.seat].income[1];
    return proposal && { values: { stock, income, n: proposal.worth }, proposal };
  },
  neighbours: (model) => {
    if (model.round < 2) return null;
    const proposal = best(model, ["food", "material", "housing"], ([food, material]) => food + material);
    return proposal && { values: { n: proposal.worth }, proposal };
  },
  city: (model) => {
    if (model.round < 3) return null;
    const proposal = best(model, ["city"], ([, , , land], hex) => (model.owner(hex) < 0 ? land : 0));
    return proposal && { values: { n: proposal.worth, left: near(model).length }, proposal };
  },
  attack: (model) => {
    const proposal = best(model, ["military"], ([, , , , front]) => front);
    return proposal && { values: { n: proposal.worth, rounds: model.siege }, proposal };
  },
  land: (model) =>
    model.round < 4 ? null : { values: { n: model.players[model.build.seat].hexes, left: near(model).length } },
  points: (model) => {
    if (model.round < 5) return null;
    const proposal = best(model, ["points"], ([, , points]) => points);
    return { values: { left: model.rounds - model.round, turn: Math.round(model.rounds * 0.6) }, proposal };
  },
};

/**
 * The hint of a round; each is given once, a siege whenever there is one.
 * @param {import("./model.js").MapModel} model
 * @param {Map<number, any>} given by round; the hint of this one is added
 */
export function hint(model, given) {
  if (!model.build || model.round >= ROUNDS) return null;
  if (given.has(model.round)) return given.get(model.round);
  const said = new Set([...given.values()].map((one) => one?.kind));
  for (const [kind, look] of Object.entries(HINTS)) {
    if (said.has(kind) && kind !== "siege") continue;
    const found = look(model);
    if (!found) continue;
    given.set(model.round, { kind, ...found });
    return given.get(model.round);
  }
  given.set(model.round, null);
  return null;
}

/** The hint as a panel; show: somebody wants to see the proposal, end: no more hints. */
export function guidePanel(model, one, show, end) {
  if (!one) return nothing;
  const { kind, values, proposal } = one;
  const what = proposal ? buildingName(model.buildings[proposal.building]) : "";
  const where = proposal ? name(model.size, proposal.hex) : "";
  return html`<div class="panel guide" data-hint=${kind} role="status">
    <h3>
      ${t("quickciv.guide." + kind + ".title")}
      <small>${t("quickciv.guide", { n: model.round + 1, of: ROUNDS })}</small>
    </h3>
    <p>${t("quickciv.guide." + kind, values)}</p>
    <div class="acts">
      ${
        proposal
          ? html`<button data-show @click=${() => show(proposal)}>${t("quickciv.guide.show", { what, where })}</button>`
          : ""
      }
      <button data-end @click=${end}>${t("quickciv.guide.end")}</button>
    </div>
  </div>`;
}
