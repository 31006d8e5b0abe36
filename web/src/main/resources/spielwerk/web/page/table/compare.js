import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { timed, value } from "../app/words.js";
import { number } from "../charts/numbers.js";

const SHOWN = 10;

/** How much two engines agree about a position. */
export function agreement(one, other) {
  const first = new Map(one.candidates.map((candidate) => [candidate.move, candidate]));
  const second = new Map(other.candidates.map((candidate) => [candidate.move, candidate]));
  const moves = [...new Set([...first.keys(), ...second.keys()])];
  const share = (map, move) => map.get(move)?.percent ?? 0;
  moves.sort((a, b) => share(first, b) + share(second, b) - share(first, a) - share(second, a));
  const common = moves.reduce((sum, move) => sum + Math.min(share(first, move), share(second, move)), 0);
  const [best, otherBest] = [one.candidates[0], other.candidates[0]];
  const gap = best?.value !== undefined && otherBest?.value !== undefined ? best.value - otherBest.value : undefined;
  return { first, second, moves, common, gap, best: best?.move, otherBest: otherBest?.move };
}

/** Two engines side by side: their moves in columns, and where they differ. */
class Compare extends LitElement {
  static properties = { store: {}, stamp: {}, left: { state: true }, right: { state: true } };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        min-width: 0;
        overflow-x: auto;
      }
      .who {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 0.4rem;
      }
      select {
        width: 100%;
        min-width: 0;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
        font-size: 0.78rem;
        white-space: nowrap;
      }
      th {
        text-align: right;
        font-size: 0.74rem;
        font-weight: 550;
        color: var(--muted);
        padding: 0.1rem 0.25rem;
      }
      td {
        text-align: right;
        padding: 0.14rem 0.15rem;
        border-top: 1px solid var(--line);
      }
      th:first-child,
      td:first-child {
        text-align: left;
        font-weight: 650;
      }
      td.best {
        background: var(--accent-soft);
        font-weight: 650;
      }
      .apart {
        color: var(--bad);
        font-weight: 650;
      }
      .same {
        color: var(--good);
        font-weight: 650;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
  }

  render() {
    const all = [...this.store.advisors.values()].filter((one) => one.on);
    if (all.length < 2) return html`<p class="muted">${t("analysis.comparetwo")}</p>`;
    const left = all.find((one) => one.id === this.left) ?? all[0];
    const right = all.find((one) => one.id === this.right && one !== left) ?? all.find((one) => one !== left);
    const choose = (label, chosen, does) =>
      html`<select aria-label=${label} @change=${does}>
        ${all.map((one) => html`<option value=${one.id} ?selected=${one === chosen}>${one.engine}</option>`)}
      </select>`;
    return html`<div class="who">
        ${choose(t("analysis.left"), left, (e) => (this.left = e.target.value))}
        ${choose(t("analysis.right"), right, (e) => (this.right = e.target.value))}
      </div>
      ${
        left.advice?.candidates.length && right?.advice?.candidates.length
          ? this.both(left.advice, right.advice)
          : html`<p class="muted">${t("advice.thinking")}</p>`
      }`;
  }

  both(one, other) {
    const { goal } = this.store.table;
    const found = agreement(one, other);
    const same = found.best === found.otherBest;
    return html`<p>
        <span class=${same ? "same" : "apart"} data-same=${same}
          >${
            same
              ? t("analysis.agree", { move: found.best })
              : t("analysis.differ", { one: found.best, other: found.otherBest })
          }</span
        >
      </p>
      <p class="muted">
        ${t("analysis.common", { n: Math.round(found.common) })}${
          found.gap === undefined ? "" : " · " + t("analysis.gap", { n: this.gap(found.gap) })
        }
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("advice.move")}</th>
            <th scope="col" colspan="2">${t("analysis.left")}</th>
            <th scope="col" colspan="2">${t("analysis.right")}</th>
            <th scope="col">${t("analysis.difference")}</th>
          </tr>
        </thead>
        <tbody>
          ${found.moves.slice(0, SHOWN).map((move) => this.row(move, found, goal))}
        </tbody>
      </table>`;
  }

  row(move, { first, second, best, otherBest }, goal) {
    const a = first.get(move),
      b = second.get(move);
    const percent = (one) => (one ? Math.round(one.percent) + "%" : "–");
    const worth = (one) =>
      one?.value === undefined
        ? "–"
        : timed(one, goal)
          ? value(one, goal)
          : (one.exact ? "=" : "~") + value(one, goal).replace(" ", "");
    const gap = a?.value !== undefined && b?.value !== undefined ? this.gap(a.value - b.value) : "–";
    return html`<tr data-compared=${move}>
      <td>${move}</td>
      <td class=${move === best ? "best" : ""}>${percent(a)}</td>
      <td class=${move === best ? "best" : ""}>${worth(a)}</td>
      <td class=${move === otherBest ? "best" : ""}>${percent(b)}</td>
      <td class=${move === otherBest ? "best" : ""}>${worth(b)}</td>
      <td>${gap}</td>
    </tr>`;
  }

  gap(gap) {
    const sign = gap > 0 ? "+" : gap < 0 ? "−" : "±";
    return (
      sign + (this.store.table.goal === "points" ? number(Math.abs(gap), 1) : Math.round(Math.abs(gap) * 50) + "%")
    );
  }
}
customElements.define("sw-compare", Compare);
