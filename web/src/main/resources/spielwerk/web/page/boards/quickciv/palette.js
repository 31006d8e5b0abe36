import { html, nothing } from "lit";
import { t } from "../../app/i18n.js";
import { about, buildingName, goods, reason } from "./info.js";
import { icon, shape } from "./map.js";

const CLASSES = ["city", "food", "material", "housing", "points", "military", "trade"];

/**
 * The buildings by class with their prices. With a hex chosen each also tells what it would earn
 * there. What cannot be paid is grey and says why, but can be looked at.
 *
 * @param {object} given
 * @param {import("./model.js").MapModel} given.model
 * @param {number[]} given.tiers
 * @param {number} given.building
 * @param {number} given.hex
 * @param {boolean} given.playable
 * @param {(building: number) => void} given.choose
 * @param {(building: number) => void} given.look
 */
export function palette({ model, tiers, building, hex, playable, choose, look }) {
  const groups = CLASSES.map((name) => [
    name,
    model.buildings.map((one, i) => [one, i]).filter(([one]) => one.class === name),
  ]);
  const site = hex >= 0 && model.build && model.siteAt.has(hex);
  return html`<div class="palette" role="group" aria-label=${t("quickciv.buildings")}>
    ${groups
      .filter(([, all]) => all.length)
      .map(
        ([name, all]) =>
          html`<div class="class" role="group" aria-label=${t("quickciv.class." + name)}>
            <span class="label">${t("quickciv.class." + name)}</span>
            ${all.map(([one, i]) => {
              const why = playable ? reason(model, i, hex) : "";
              const gain = site ? model.prospect(i, hex) : null;
              return html`<button
                class="building ${why ? "cannot" : ""}"
                data-building=${one.name}
                aria-pressed=${building === i ? "true" : "false"}
                title=${`${buildingName(one)}: ${about(one)}${why ? " – " + why : ""}`}
                aria-label=${[
                  buildingName(one),
                  t("quickciv.price", { n: one.price }),
                  gain ? goods(gain, "+") : "",
                  why,
                ]
                  .filter(Boolean)
                  .join(", ")}
                aria-disabled=${why ? "true" : nothing}
                @click=${() => choose(i)}
                @pointerenter=${() => look(i)}
                @pointerleave=${() => look(-1)}
                @focus=${() => look(i)}
                @blur=${() => look(-1)}
              >
                ${icon(one, tiers[i])}<span class="price">${gain ? little(gain) : one.price}</span>
              </button>`;
            })}
          </div>`,
      )}
  </div>`;
}

const little = (gain) =>
  gain.some(Boolean)
    ? gain.map((n, i) =>
        n ? html`<span class=${n < 0 ? "less" : "more"}>${n > 0 ? "+" : "−"}${Math.abs(n)}${shape(i)}</span>` : "",
      )
    : "0";

/** Stocks and incomes of all players. */
export function standing(model, turn) {
  return html`<table class="standing">
    <caption>
      ${
        model.round < model.rounds
          ? t("quickciv.round", { n: model.round + 1, of: model.rounds })
          : t("quickciv.after", { of: model.rounds })
      }
    </caption>
    <thead>
      <tr>
        <td></td>
        ${["food", "material", "points"].map(
          (good, i) => html`<th scope="col">${shape(i)} ${t("quickciv.good." + good)}</th>`,
        )}
        <th scope="col" title=${t("quickciv.hexes")}>
          <span class="hidden">${t("quickciv.hexes")}</span><span aria-hidden="true">⬡</span>
        </th>
      </tr>
    </thead>
    <tbody>
      ${model.players.map(
        (player, seat) =>
          html`<tr class=${seat === turn ? "turn" : ""}>
            <th scope="row">
              <i class="chip s${seat}"></i>${t("seat." + player.name)}${
                seat === turn ? html`<span class="hidden">, ${t("quickciv.toMove")}</span>` : ""
              }
            </th>
            ${player.stock.map(
              (n, i) =>
                html`<td>${n}<small>${player.income[i] < 0 ? "−" : "+"}${Math.abs(player.income[i])}</small></td>`,
            )}
            <td>${player.hexes}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
