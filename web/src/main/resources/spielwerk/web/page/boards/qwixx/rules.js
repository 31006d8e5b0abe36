import { html } from "lit";
import { Board } from "../board.js";
import { face } from "../dice.js";
import { LETTERS, ROWS, shape, sheet } from "./sheet.js";
import { style } from "./style.js";

const EMPTY = "r,y,g,b,p0";
const game = "qwixx";

/** @returns {import("../../rules/rules.js").Part[]} */
export function rules(option) {
  const paper = option("rules") !== "official";
  const turn = option("rules") === "paper" ? "rules.qwixx.paper" : "rules.qwixx.paper-text";
  const one = (position, caption) => ({ game, setup: position, tag: "sw-qwixx-example", wide: true, caption });
  return [
    { text: "rules.qwixx.goal", values: { players: option("players") } },
    { text: "rules.qwixx.rows", picture: one(`r2.3.6,y3.5,g11.9,b12,p0/${EMPTY} 1`, "rules.qwixx.rows.picture") },
    {
      text: paper ? turn : "rules.qwixx.turn",
      picture: one(`r2.3.6,y3.5,g11.9,b12,p0/${EMPTY} 1 25-3416`, "rules.qwixx.turn.picture"),
    },
    {
      text: paper ? "rules.qwixx.lock.paper" : "rules.qwixx.lock",
      picture: one(`r2.3.5.7.9.12,y3.5,g11.9,b12,p0/${EMPTY} 1`, "rules.qwixx.lock.picture"),
    },
    {
      text: paper ? "rules.qwixx.end.paper" : "rules.qwixx.end",
      picture: one(`r2.3.5.7.9.12,y3.5.8,g11.9.8.5,b12,p1/${EMPTY} 1`, "rules.qwixx.end.picture"),
    },
  ];
}

/** Dice and the first sheet, with what the white sum hits. */
class QwixxExample extends Board {
  static styles = [Board.base, style];

  render() {
    const { view } = this.position;
    if (!view) return "";
    const whites = view.dice.length ? view.dice[0] + view.dice[1] : 0;
    const hint = new Set(view.sheets[0].white.map((row) => LETTERS[row] + whites));
    return html`<div class="table">
      ${
        whites
          ? html`<div class="dice">
              ${view.dice.map(
                (eyes, i) =>
                  html`<span class="die ${i < 2 ? "white" : ROWS[i - 2]}"
                    ><svg viewBox="0 0 100 100">${face(eyes)}</svg>${i < 2 ? "" : shape(i - 2)}</span
                  >`,
              )}
            </div>`
          : ""
      }
      ${sheet({ sheet: view.sheets[0], seat: 0, closed: view.closed, hint })}
    </div>`;
  }
}
customElements.define("sw-qwixx-example", QwixxExample);
