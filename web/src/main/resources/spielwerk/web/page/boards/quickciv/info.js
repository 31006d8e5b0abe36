import { html } from "lit";
import { t } from "../../app/i18n.js";
import { name } from "./hexes.js";

const GOODS = ["food", "material", "points", "land", "front"];

export const buildingName = (building) => t("quickciv.building." + building.name);
export const seatName = (model, seat) => t("seat." + model.players[seat].name);

/** 2 food, 1 material; or the word for nothing. */
export function goods(amounts, plus = "") {
  const said = amounts
    .map((n, i) => (n ? `${n > 0 ? plus : "−"}${Math.abs(n)} ${t("quickciv.good." + GOODS[i])}` : ""))
    .filter(Boolean);
  return said.length ? said.join(", ") : t("quickciv.nothing");
}

/** What an effect of a building does, in a few words. */
export function effect(one) {
  const where = one.where ? t("quickciv.where." + one.where) : "";
  if (one.pressure) return t("quickciv.presses", { n: one.pressure, where });
  if (!one.per) return goods(one.gain);
  const not = one.per.startsWith("non-");
  const thing = t("quickciv.count." + one.per.slice(not ? 4 : 0));
  const what = not ? t("quickciv.non", { what: thing }) : one.foreign ? t("quickciv.foreign", { what: thing }) : thing;
  return t("quickciv.per", { gain: goods(one.gain), what, where });
}

/** What a building is and does, for the palette. */
export const about = (building) =>
  building.effects.length ? building.effects.map(effect).join("; ") : t("quickciv.centre");

/** Why something cannot be built, or "". */
export function reason(model, building, hex) {
  const why = model.obstacle(building, hex);
  if (!why) return "";
  const needs = why === "food" ? model.food(hex) : why === "material" ? model.buildings[building].price : 0;
  return t("quickciv.no." + why, { needs, has: model.build ? model.stock()[why === "food" ? 0 : 1] : 0 });
}

/** A hex in one sentence, for screen readers. */
export function sentence(model, hex, building) {
  const one = model.builtAt.get(hex);
  const [forests, mountains] = model.nature(hex);
  const parts = [
    name(model.size, hex),
    one
      ? `${buildingName(
          model.buildings[one.building],
        )}, ${seatName(model, one.owner)}, ${t("quickciv.earns")} ${goods(one.yield)}`
      : t("quickciv.free"),
    forests ? t("quickciv.forests", { n: forests }) : "",
    mountains ? t("quickciv.mountains", { n: mountains }) : "",
    building >= 0 && model.siteAt.has(hex) ? `${t("quickciv.would")} ${goods(model.prospect(building, hex), "+")}` : "",
    building >= 0 ? reason(model, building, hex) : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** All about a hex: what stands there, what it yields and why, who presses, what could be. */
export function details(model, hex, building) {
  const one = model.builtAt.get(hex);
  const [forests, mountains] = model.nature(hex);
  const land = [
    forests ? t("quickciv.forests", { n: forests }) : "",
    mountains ? t("quickciv.mountains", { n: mountains }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return html`<h3>
      ${
        one
          ? html`<i class="chip s${one.owner}"></i>${buildingName(model.buildings[one.building])}`
          : t("quickciv.free")
      }
      <small>${name(model.size, hex)}${land ? " · " + land : ""}</small>
    </h3>
    ${one ? now(model, one) : ""} ${pressing(model, hex)} ${falls(model, hex)} ${fell(model, hex)}
    ${building >= 0 && model.build ? prospect(model, hex, building) : ""}`;
}

function now(model, one) {
  const building = model.buildings[one.building];
  return html`<p>${t("quickciv.earns")} <b>${goods(one.yield)}</b></p>
    <ul>
      ${building.effects.map(
        (each, i) => html`<li>${effect(each)}${each.per ? html` <b>× ${one.counts[i]}</b>` : ""}</li>`,
      )}
    </ul>`;
}

function pressing(model, hex) {
  const pressure = model.pressureAt.get(hex);
  if (!pressure) return "";
  return html`<p>
      ${t("quickciv.pressure")}
      ${pressure.by.map((n, seat) =>
        n ? html`<span class="by"><i class="chip s${seat}"></i>${seatName(model, seat)} ${n}</span>` : "",
      )}
    </p>
    ${
      pressure.besieger >= 0 && !model.fallAt.get(hex)?.unless
        ? html`<p class="alarm">
            ${t(pressure.left === 1 ? "quickciv.fallsnow" : "quickciv.falls", {
              who: seatName(model, pressure.besieger),
              n: pressure.left,
            })}
          </p>`
        : ""
    }`;
}

/** A building on a hex in a few words. */
const placed = (model, building, hex) => `${buildingName(model.buildings[building])} ${name(model.size, hex)}`;

/** That a hex falls if nobody builds, and what would keep it. */
function falls(model, hex) {
  const fall = model.fallAt.get(hex);
  if (!fall || (!fall.unless && model.pressureAt.get(hex)?.besieger === fall.to)) return "";
  const unless = fall.unless?.map(([building, where]) => placed(model, building, where)).join(", ");
  const lost = t(fall.rounds === 1 ? "quickciv.lostnow" : "quickciv.lost", {
    n: fall.rounds,
    who: seatName(model, fall.to),
  });
  const way = !fall.unless ? "" : unless ? t("quickciv.unless", { what: unless }) : t("quickciv.hopeless");
  return html`<p class="alarm" data-falls>${lost}${way}</p>`;
}

/** Why a hex changed hands the last time: who pressed with what, for how long. */
function fell(model, hex) {
  const fall = model.history.falls.filter((one) => one.hex === hex).at(-1);
  return fall ? html`<p data-fell>${whyItFell(model, fall)}</p>` : "";
}

export const whyItFell = (model, fall) =>
  t("quickciv.fell", {
    round: fall.round + 1,
    from: seatName(model, fall.from),
    to: seatName(model, fall.to),
    n: fall.rounds,
    pressure: fall.pressure,
    held: fall.held,
    by: fall.by.map(([where, building, n]) => `${placed(model, building, where)} (${n})`).join(", "),
  });

/** What the new building would change for others around it, its owner's first. */
const around = (model, hex, building) =>
  model
    .neighbours(building, hex)
    .map(
      ({ seat, gain }) =>
        html`<br /><span data-around=${seat}
            >${seat === model.build.seat ? t("quickciv.ofthat") : t("quickciv.theirs", { who: seatName(model, seat) })}
            ${goods(gain, "+")}</span
          >`,
    );

/** What a building does besides its income. */
const doing = ([, , , land, front]) => [
  land ? html`<br />${t("quickciv.opens", { n: land })}` : "",
  front > 0 ? html`<br />${t("quickciv.fronts", { n: front })}` : "",
  front < 0 ? html`<br />${t("quickciv.frontslost", { n: -front })}` : "",
];

function prospect(model, hex, building) {
  const what = model.buildings[building];
  const why = reason(model, building, hex);
  if (!model.siteAt.has(hex)) return html`<p class="prospect-line">${buildingName(what)}: ${why}</p>`;
  const food = model.food(hex);
  return html`<p class="prospect-line">
    ${t("quickciv.wouldearn", { what: buildingName(what) })} <b>${goods(model.gain(building, hex), "+")}</b>
    ${around(model, hex, building)} ${doing(model.prospect(building, hex))}
    <br />${t("quickciv.costs")}
    ${goods([food, what.price, 0])}${
      model.builtAt.has(hex)
        ? `, ${t("quickciv.replaces", { what: buildingName(model.buildings[model.builtAt.get(hex).building]) })}`
        : ""
    }${why ? html` · <b>${why}</b>` : ""}
  </p>`;
}
