import { html } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";
import { get, query } from "../../app/api.js";
import { theme } from "../../app/settings.js";
import { about, buildingName } from "./info.js";
import { extent } from "./hexes.js";
import { layers } from "./map.js";
import { MapModel } from "./model.js";
import { tiers } from "./signs.js";
import { night, style } from "./style.js";
import { panelStyle } from "./panel-style.js";

const SMALL = "quickciv:size=7,players=2,seed=3,rounds=20";
const CLASSES = ["city", "food", "material", "housing", "points", "military", "trade"];

/**
 * The numbers come from the table of rules that the game is played by.
 * @returns {Promise<import("../../rules/rules.js").Part[]>}
 */
export async function rules(option, text) {
  const { view } = await get("/lessons/position" + query({ game: text }));
  const [food, material] = view.players[0].stock;
  const city = view.buildings.find((one) => one.class === "city");
  const prices = [...new Set(view.buildings.map((one) => one.price))].sort((a, b) => a - b).join(", ");
  const picture = (moves, caption) => ({ game: SMALL, moves, caption, tag: "sw-quickciv-example" });
  return [
    {
      text: "rules.quickciv.goal",
      values: { rounds: view.rounds, players: view.players.length, size: view.size },
      picture: picture("", "rules.quickciv.goal.picture"),
    },
    { text: "rules.quickciv.round" },
    {
      text: "rules.quickciv.build",
      values: { range: view.foodPrices.length, food: view.foodPrices.join(", "), prices, stock: food, material },
      picture: picture("farm@2,1 pass", "rules.quickciv.build.picture"),
    },
    { text: "rules.quickciv.city", values: { price: city.price, range: view.foodPrices.length } },
    {
      text: "rules.quickciv.war",
      values: { n: view.siege },
      picture: {
        ...picture("", "rules.quickciv.war.picture"),
        game: "quickciv:size=5,players=2,rounds=20",
        setup:
          "round 4; seat 1; stock 90 10 0, 90 10 0; land ...../..../..a../..../.....; " +
          "red city-centre@1,1 farm@2,2 barracks@3,2; blue city-centre@5,5 lumberjack@3,3 fort@4,4; siege red 3,3 1",
      },
    },
    { text: "rules.quickciv.end" },
    { text: "rules.quickciv.buildings", more: table(view.buildings) },
  ];
}

const table = (buildings) =>
  html`<table>
    ${CLASSES.map(
      (kind) =>
        html`<tr class="class">
            <th colspan="3" scope="colgroup">${t("quickciv.class." + kind)}</th>
          </tr>
          ${buildings
            .filter((one) => one.class === kind)
            .map(
              (one) =>
                html`<tr>
                  <td>${buildingName(one)}</td>
                  <td class="n">${one.price}</td>
                  <td>${about(one)}</td>
                </tr>`,
            )}`,
    )}
  </table>`;

/** The map alone. */
class QuickCivExample extends Board {
  static styles = [Board.base, style, panelStyle, night];

  dress() {
    super.dress();
    this.toggleAttribute("night", theme() === "dark");
  }

  render() {
    if (!this.position.view) return "";
    const model = new MapModel(this.position.view);
    const { wide, high } = extent(model.size);
    const shown = { terrain: true, owners: true, buildings: true, yields: false, pressure: true };
    return html`<svg viewBox="-6 -6 ${wide + 12} ${high + 12}" style="display:block;width:100%">
      ${layers(model, shown, tiers(model.buildings))}
    </svg>`;
  }
}
customElements.define("sw-quickciv-example", QuickCivExample);
