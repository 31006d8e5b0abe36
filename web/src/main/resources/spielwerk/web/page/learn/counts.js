import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get } from "../app/api.js";
import { number } from "../charts/numbers.js";

/** How many nodes each improvement saves: figures of real searches of the same position. */
class Counts extends LitElement {
  static properties = { question: {}, shown: { type: Boolean }, data: { state: true }, trouble: { state: true } };
  static styles = [
    look,
    css`
      :host {
        margin-top: 1rem;
      }
      summary {
        cursor: pointer;
        font-weight: 600;
        padding: 0.3rem 0;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
        margin: 0.6rem 0;
      }
      th,
      td {
        padding: 0.32rem 0.9rem;
        text-align: right;
        border-bottom: 1px solid var(--line);
        white-space: nowrap;
      }
      th {
        color: var(--muted);
        font-weight: 600;
        font-size: 0.86rem;
      }
      th:first-child {
        text-align: left;
      }
      tbody th {
        color: var(--ink);
        font-size: 1rem;
      }
      .bar {
        display: block;
        height: 0.5rem;
        background: var(--accent);
        border-radius: 2px;
        min-width: 2px;
      }
      .track {
        display: flex;
        align-items: center;
        min-width: 11rem;
        border-left: 1px solid var(--line);
        border-right: 1px solid var(--line);
        background: linear-gradient(var(--line), var(--line)) center / 1px 100% no-repeat;
        line-height: 0.6rem;
      }
      .scale {
        display: flex;
        justify-content: space-between;
        font-weight: 450;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.shown;
    /** @type {any} */
    this.question;
  }

  willUpdate(changes) {
    if ((changes.has("question") || changes.has("shown")) && this.shown && this.asked !== this.question) this.load();
  }

  async load() {
    const question = (this.asked = this.question);
    this.trouble = "";
    try {
      const data = await get("/lessons/counts" + question);
      if (this.asked === question) this.data = data;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  /** The end of the scale: a round number that no search exceeds, but for NegaMax, whose bar may leave it. */
  get end() {
    const { negamax, alphabeta, all, items } = this.data;
    const found = [alphabeta, all, ...items.flatMap(({ alone, without }) => [alone, without])].filter(Boolean);
    const most = Math.max(...found.map(({ nodes }) => nodes));
    const longest = negamax.nodes <= 4 * most ? Math.max(most, negamax.nodes) : most;
    const unit = 10 ** Math.floor(Math.log10(Math.max(1, longest)));
    return Math.ceil(longest / unit) * unit;
  }

  cell(found) {
    if (!found) return html`<td class="muted">–</td>`;
    const { nodes, whole } = found;
    const beyond = nodes > this.end;
    return html`<td title=${found.engine}>
      ${whole ? "" : "> "}${number(nodes, 0)}<span class="track"
        ><span class="bar" style="width:${beyond ? 100 : (100 * nodes) / this.end}%"></span>${beyond ? "»" : ""}</span
      >
    </td>`;
  }

  /** From 0 to its end, in equal steps. */
  scale() {
    return html`<span class="scale" aria-hidden="true"
      >${[0, 0.5, 1].map((share) => html`<span>${number(share * this.end)}</span>`)}</span
    >`;
  }

  render() {
    return html`<details
      ?open=${this.shown}
      @toggle=${(e) =>
        e.target.open !== this.shown && this.dispatchEvent(new CustomEvent("toggled", { detail: e.target.open }))}
    >
      <summary>${t("learn.counts")}</summary>
      ${this.trouble ? html`<p role="alert">${this.trouble}</p>` : ""} ${this.shown && this.data ? this.table() : ""}
    </details>`;
  }

  table() {
    const { negamax, alphabeta, all, items } = this.data;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("learn.counts")}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("learn.counts.search")}</th>
              <th scope="col">${t("learn.counts.alone")}${this.scale()}</th>
              <th scope="col">${t("learn.counts.without")}${this.scale()}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">NegaMax</th>
              ${this.cell(negamax)}
              <td></td>
            </tr>
            <tr>
              <th scope="row">Alpha-Beta</th>
              ${this.cell(alphabeta)}${this.cell(all)}
            </tr>
            ${items.map(
              (item) =>
                html`<tr>
                  <th scope="row">${t("learn.switch." + item.name)}</th>
                  ${this.cell(item.alone)}${this.cell(item.without)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="muted">${t("learn.counts.how", { depth: this.data.depth })}</p>`;
  }
}
customElements.define("sw-counts", Counts);
