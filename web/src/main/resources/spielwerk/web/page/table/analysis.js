import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { say } from "../app/sentences.js";
import { get, query } from "../app/api.js";
import { side } from "../app/words.js";
import "./graph.js";
import "./figures.js";
import "./mistakes.js";
import { costliest } from "./costliest.js";

const BUDGETS = ["time=100ms", "time=300ms", "time=1s", "time=5s", "depth=4", "depth=8", "sims=1000", "nodes=100000"];
const MARKS = ["?!", "?", "??"];

/** One click lets an engine walk through the whole game; the graph shows what came out. */
class AnalysisPanel extends LitElement {
  static properties = {
    store: {},
    stamp: {},
    engines: { state: true },
    engine: { state: true },
    budget: { state: true },
    source: { state: true },
    panel: { state: true },
  };
  static styles = [
    look,
    css`
      .panel {
        display: grid;
        gap: 0.6rem;
      }
      form {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 6.4rem;
        gap: 0.4rem;
      }
      form button {
        grid-column: 1 / -1;
      }
      .busy {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.3rem 0.6rem;
        align-items: center;
      }
      progress {
        width: 100%;
        height: 0.7rem;
        accent-color: var(--accent);
      }
      .small {
        min-height: 1.9rem;
        padding: 0.1rem 0.55rem;
        font-size: 0.85rem;
      }
      .sum {
        display: grid;
        gap: 0.1rem;
        font-size: 0.9rem;
        font-variant-numeric: tabular-nums;
      }
      .mark {
        color: var(--bad);
        font-weight: 700;
      }
      summary {
        cursor: pointer;
        font-size: 0.9rem;
      }
      details sw-figures {
        margin-top: 0.4rem;
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    this.engines = [];
    this.engine = "";
    this.budget = BUDGETS[1];
    this.source = "";
  }

  async willUpdate() {
    const game = this.store?.table?.game;
    if (game && game !== this.game) {
      this.game = game;
      this.engines = (await get("/engines" + query({ game }))).items.map((engine) => engine.id);
    }
    const usual = this.store?.recommended?.analyst;
    if (usual && !this.engine) {
      this.engine = usual.engine;
      this.budget = usual.budget.replace(/000ms$/, "s");
    }
  }

  get busy() {
    return ["waiting", "running"].includes(this.store.analysis.phase);
  }

  /** What the graph can be drawn from. Thoughts of a game under way are shown only if asked for. */
  sources() {
    const { analysis, nodes, table } = this.store;
    const stored = [...nodes.values()]
      .filter((node) => node.value !== undefined)
      .map((node) => ({ node: node.id, value: node.value, seat: node.seat, exact: node.exact }));
    const all = {
      analysis: analysis.moments,
      stored: analysis.phase === "done" ? [] : stored,
      thoughts: analysis.thoughts,
    };
    const names = Object.keys(all).filter((name) => all[name].length > 0);
    const usual = names.find((name) => name !== "thoughts" || table.status === "over") ?? "";
    return { all, names, chosen: names.includes(this.source) ? this.source : usual };
  }

  render() {
    const { store } = this;
    const { analysis } = store;
    const { all, names, chosen } = this.sources();
    return html`<section class="panel" aria-label=${t("analysis.title")}>
      <h2>${t("analysis.title")}</h2>
      ${this.busy ? this.progress() : this.stopped()}
      ${analysis.trouble ? html`<p class="trouble">${say(analysis.trouble)}</p>` : ""}
      ${
        names.length > 1 || (names.length === 1 && !chosen)
          ? html`<div class="row" role="group" aria-label=${t("analysis.source")}>
              ${names.map(
                (name) =>
                  html`<button
                    class="small"
                    data-source=${name}
                    aria-pressed=${name === chosen}
                    @click=${() => (this.source = name)}
                  >
                    ${t("analysis.source." + name)}
                  </button>`,
              )}
            </div>`
          : ""
      }
      ${chosen ? html`<sw-graph .store=${store} .stamp=${{}} .points=${all[chosen]}></sw-graph>` : ""}
      ${chosen ? this.summary() : ""} ${chosen ? this.figures(all[chosen]) : ""} ${this.busy ? "" : this.start()}
    </section>`;
  }

  /** How the last analysis ended; one that was interrupted can be resumed. */
  stopped() {
    const { phase, done, total, engine, budget } = this.store.analysis;
    if (phase === "done") return html`<p class="muted">${t("analysis.by", { who: engine, budget })}</p>`;
    if (!["interrupted", "cancelled"].includes(phase)) return "";
    return html`<div class="busy">
      <p>${t("analysis." + phase, { n: done, of: total })}</p>
      <button id="goon" class="small" @click=${() => this.store.analyse(engine, budget)}>${t("analysis.goon")}</button>
    </div>`;
  }

  start() {
    const none = this.store.table.live === 0;
    return html`<form @submit=${this.begin}>
      <input
        id="judge"
        list="judges"
        aria-label=${t("analysis.engine")}
        .value=${this.engine}
        @input=${(e) => (this.engine = e.target.value)}
      />
      <datalist id="judges">${this.engines.map((engine) => html`<option value=${engine}></option>`)}</datalist>
      <select id="judgebudget" aria-label=${t("analysis.budget")} @change=${(e) => (this.budget = e.target.value)}>
        ${[...new Set([...BUDGETS, this.budget])].map(
          (budget) =>
            html`<option value=${budget} ?selected=${budget === this.budget}>${budget.replace("time=", "")}</option>`,
        )}
      </select>
      <button id="analyse" ?disabled=${none}>${t("analysis.start")}</button>
    </form>`;
  }

  begin(event) {
    event.preventDefault();
    this.source = "analysis";
    const engine = this.engine.trim() || this.store.recommended?.analyst.engine;
    if (engine) this.store.analyse(engine, this.budget);
  }

  progress() {
    const { done, total, engine, phase } = this.store.analysis;
    return html`<div class="busy">
      <label for="walk"
        >${
          phase === "waiting" ? t("analysis.waiting") : t("analysis.running", { who: engine, n: done, of: total })
        }</label
      >
      <button id="cancel" class="small" @click=${() => this.store.cancelAnalysis()}>${t("cancel")}</button>
      <progress id="walk" max=${total} value=${done}></progress>
    </div>`;
  }

  /** How many slips, mistakes and blunders each seat made on this line. */
  summary() {
    const { store } = this;
    const line = store.line();
    const marks = line.map((node) => store.mark(node));
    if (!marks.some((mark) => mark.startsWith("?"))) return "";
    const seats = store.table.seats.map((_, seat) => seat);
    const mover = (node) => store.moments.get(node.parent)?.turn;
    return html`<div class="sum">
        ${(store.moments.size ? seats : []).map(
          (seat) =>
            html`<span
              >${side(store.table, seat)}:
              ${MARKS.map(
                (mark) =>
                  html`<span class="mark">${mark}</span>
                    ${line.filter((node, i) => marks[i] === mark && mover(node) === seat).length} `,
              )}</span
            >`,
        )}
      </div>
      <div class="row">
        <button class="small" id="mistake" @click=${() => store.mistake(1)}>${t("analysis.next")}</button>
        <button class="small" id="mistakeback" @click=${() => store.mistake(-1)}>${t("analysis.previous")}</button>
      </div>
      ${this.worst()}`;
  }

  /** In games for two the mistakes are to be solved again; in others the turns that cost most are listed. */
  worst() {
    const { store } = this;
    return store.table.seats.length === 2
      ? html`<sw-mistakes .store=${store} .stamp=${{}}></sw-mistakes>`
      : costliest(store);
  }

  figures(points) {
    const { store } = this;
    const moment = points.find((one) => one.node === store.cursor);
    if (moment?.effort?.searchSpace === undefined) return "";
    const node = store.nodes.get(store.cursor);
    return html`<details ?open=${this.panel} @toggle=${(e) => (this.panel = e.target.open)}>
      <summary>${t("analysis.figures")}</summary>
      <sw-figures
        .effort=${moment.effort}
        .move=${node?.children[0]?.move ?? moment.line?.[0]}
        .value=${moment.turn === moment.seat ? moment.value : -moment.value}
      ></sw-figures>
    </details>`;
  }
}
customElements.define("sw-analysis", AnalysisPanel);
