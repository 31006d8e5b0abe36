import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { number } from "../charts/numbers.js";
import { Lesson } from "./lesson.js";

/** Positions that a fast program looks at in a second. */
const SPEED = 5e6;

const YEAR = 365.25 * 24 * 3600;

/** Leaves of the tree: every field may be taken next, and one is gone after each move. */
function leaves(fields, plies) {
  let product = 1;
  for (let i = 0; i < plies; i++) product *= fields - i;
  return product;
}

/** At best, with perfect order, only every second level is wide (Knuth and Moore 1975). */
function cut(fields, plies) {
  let odd = 1;
  let even = 1;
  for (let i = 0; i < plies; i++) {
    if (i % 2 === 0) odd *= fields - i;
    else even *= fields - i;
  }
  return odd + even - 1;
}

/** A large number as 6.1 · 10⁶². */
export function large(value) {
  if (value < 1e6) return number(value, 0);
  const exponent = Math.floor(Math.log10(value));
  const digits = [...String(exponent)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${number(value / 10 ** exponent, 1)} · 10${digits}`;
}

/** How fast a game tree grows, and what each improvement makes of it. */
class GrowthLesson extends Lesson {
  static styles = [
    Lesson.frame,
    css`
      .large {
        font-size: 1.2rem;
      }
    `,
  ];

  get name() {
    return "growth";
  }

  get usual() {
    return { side: 7, plies: 49 };
  }

  async fetch() {
    return {};
  }

  time(nodes) {
    const seconds = nodes / SPEED;
    if (seconds < 60)
      return t("learn.growth.seconds", { n: seconds < 0.1 ? "< " + number(0.1, 1) : number(seconds, 1) });
    if (seconds < YEAR) return t("learn.growth.days", { n: number(seconds / 86400, 2) });
    return t("learn.growth.years", { n: large(seconds / YEAR) });
  }

  render() {
    const side = Math.max(3, Math.min(12, Math.trunc(Number(this.values.side)) || 7));
    const fields = side * side;
    const plies = Math.max(1, Math.min(fields, Math.trunc(Number(this.values.plies)) || 1));
    // a table meets every set of own and other stones once, not every order in which they came
    const first = Math.ceil(plies / 2);
    const orders = leaves(first, first) * leaves(plies - first, plies - first);
    const rows = [
      ["negamax", leaves(fields, plies)],
      ["alphabeta", cut(fields, plies)],
      ["table", leaves(fields, plies) / orders],
      ["symmetry", Math.max(1, leaves(fields, plies) / orders / 8)],
    ];
    return html`${this.head(t("learn.growth"))}
      <p>${t("learn.growth.how")}</p>
      <div class="choice">
        ${this.number("side", t("learn.growth.side"), side, 3, 12, (value) => this.change({ side: value }))}
        ${this.number("plies", t("learn.growth.plies"), plies, 1, fields, (value) => this.change({ plies: value }))}
      </div>
      <div class="scroll" tabindex="0" role="group" aria-label=${t("learn.growth")}>
        <table class="large">
          <thead>
            <tr>
              <th scope="col">${t("learn.counts.search")}</th>
              <th scope="col">${t("learn.growth.leaves")}</th>
              <th scope="col">${t("learn.growth.time")}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([name, nodes]) =>
                html`<tr data-row=${name}>
                  <th scope="row">${t("learn.growth." + name)}</th>
                  <td>${large(nodes)}</td>
                  <td>${this.time(nodes)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="muted">${t("learn.growth.note")}</p>`;
  }
}
customElements.define("sw-learn-growth", GrowthLesson);
