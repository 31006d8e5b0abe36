import { html, nothing, svg } from "lit";
import { t } from "../../app/i18n.js";
import { settings } from "../../app/settings.js";
import { arrow, weight } from "../arrows.js";
import { buildingName, goods } from "./info.js";
import { middle } from "./hexes.js";

const GOODS = ["food", "material", "points", "land", "front"];

/** The plan behind the best move, if whoever advises has one: building, hex and what it brings. */
export function planOf(model, advice) {
  const best = [...advice.values()].find((mark) => mark.best);
  const plan = (best?.plan ?? []).map(({ move, effect }) => {
    const found = /^(.+)@(\d+),(\d+)$/.exec(move);
    const amounts = GOODS.map((good) => Number(new RegExp(`([+-]\\d+) ${good}`).exec(effect)?.[1] ?? 0));
    return found
      ? { name: found[1], hex: (Number(found[3]) - 1) * model.size + Number(found[2]) - 1, move, amounts }
      : { name: "", hex: -1, move, amounts };
  });
  return plan.length > 1 ? plan : [];
}

/** Its steps on the map, numbered; the first is the move that is advised. */
export const planned = (model, plan) =>
  svg`<g class="planned">${plan.map(({ hex }, i) => {
    if (!i || hex < 0) return "";
    const { x, y } = middle(model.size, hex);
    return svg`<g data-planned=${i + 1} transform="translate(${(x + 12).toFixed(1)} ${(y + 11).toFixed(1)})">
      <circle r="7" /><text y="3.200">${i + 1}</text></g>`;
  })}</g>`;

/** The same as a list. */
export const planPanel = (plan) =>
  plan.length
    ? html`<div class="panel" data-plan>
        <h3>${t("quickciv.plan")}</h3>
        <ol class="plan">
          ${plan.map(
            ({ name, move, amounts }) =>
              html`<li>
                ${name ? `${buildingName({ name })} ${move.split("@")[1]}: ${goods(amounts, "+")}` : t("pass")}
              </li>`,
          )}
        </ol>
      </div>`
    : nothing;

/** Where the arrow at a hex begins and ends, seen from its middle. */
const TAIL = { x: 22, y: -24 };
const TIP = { x: 7, y: -8 };

/** What advisors say, by hex: the share of all buildings there together; the best one is ringed. */
export function advised(model, advice) {
  const byHex = new Map();
  for (const [move, { percent, best, rank, pointed }] of advice) {
    const found = /@(\d+),(\d+)$/.exec(move);
    if (!found) continue;
    const hex = (Number(found[2]) - 1) * model.size + Number(found[1]) - 1;
    const mark = byHex.get(hex) ?? { percent: 0, best: false, rank: undefined, pointed: false };
    const first = Math.min(mark.rank ?? Infinity, rank ?? Infinity);
    byHex.set(hex, {
      percent: mark.percent + percent,
      best: mark.best || best,
      rank: first < Infinity ? first : undefined,
      pointed: mark.pointed || !!pointed,
    });
  }
  return [...byHex]
    .filter(([, { percent, best }]) => best || percent >= 1)
    .map(([hex, { percent, best, rank, pointed }]) => {
      const { x, y } = middle(model.size, hex);
      return svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${
        best ? svg`<circle class="chosen" r="15" />` : ""
      }<text class="percent" y="14">${Math.round(percent)}</text>${
        pointed && settings.arrows ? arrow(TAIL, TIP, 4.5 * weight(rank ?? 1), 0, rank ?? 1) : ""
      }${
        rank ? svg`<circle class="place" cx="0" cy="-11" r="5.500" /><text class="order" y="-8.600">${rank}</text>` : ""
      }</g>`;
    });
}
