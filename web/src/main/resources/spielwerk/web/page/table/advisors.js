import { LitElement, html } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, translated } from "../app/i18n.js";
import { say } from "../app/sentences.js";
import { get, query } from "../app/api.js";
import { count, timed, value } from "../app/words.js";
import { number } from "../charts/numbers.js";
import { withPriors } from "./marks.js";
import "./compare.js";
import "./figures.js";
import { advisorsStyle } from "./advisors-style.js";

const BUDGETS = ["time=500ms", "time=2s", "time=10s", "time=60s"];
const SHOWN = 8;
const LINES = 4;
const LONGEST_LINE = 8;
/** Longer moves, as in Quick Civ, need a wider column. */
const SHORT_MOVE = 6;

/** Engines beside the board. Nothing is shown or computed before somebody asks. */
class AdvisorPanel extends LitElement {
  static properties = {
    store: {},
    stamp: {},
    alone: {},
    compare: {},
    engines: { state: true },
    engine: { state: true },
    budget: { state: true },
    thoughts: { state: true },
  };
  static styles = [look, advisorsStyle];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    /** @type {any} */
    this.compare;
    /** @type {any} */
    this.alone;
    this.engines = [];
    this.engine = "";
    this.budget = BUDGETS[1];
    this.thoughts = false;
  }

  async willUpdate() {
    const game = this.store?.table?.game;
    if (game && game !== this.game) {
      this.game = game;
      this.engines = (await get("/engines" + query({ game }))).items;
    }
  }

  render() {
    const { store } = this;
    const all = [...store.advisors.values()];
    return html`<section class="panel" aria-label=${t("advice.title")}>
      <div class="head"><h2>${t("advice.title")}</h2></div>
      ${all.length ? this.views(all) : html`<p class="muted">${t("advice.none")}</p>`}
      ${this.compare ? html`<sw-compare .store=${store} .stamp=${{}}></sw-compare>` : ""}
      ${all.length > 1 ? this.together() : ""} ${all.map((advisor) => this.advisor(advisor))}
      <form @submit=${this.add}>
        <input
          id="engine"
          aria-label=${t("advice.engine")}
          list="known"
          placeholder=${store.recommended?.advisor.engine ?? t("advice.engine")}
          .value=${this.engine}
          @input=${(e) => (this.engine = e.target.value)}
        />
        <datalist id="known">
          ${this.engines.map((engine) => html`<option value=${engine.id}>${translated(engine.about)}</option>`)}
        </datalist>
        <select aria-label=${t("advice.budget")} @change=${(e) => (this.budget = e.target.value)}>
          ${BUDGETS.map(
            (budget) => html`<option value=${budget} ?selected=${budget === this.budget}>${budget.slice(5)}</option>`,
          )}
        </select>
        <button id="ask">${t("advice.ask")}</button>
      </form>
      ${
        store.table.seats.some((seat) => seat.kind === "engine")
          ? html` <label class="switch"
                ><input
                  type="checkbox"
                  .checked=${this.thoughts}
                  @change=${(e) => (this.thoughts = e.target.checked)}
                />${t("advice.thoughts")}</label
              >
              ${this.thoughts && store.thought ? html`<article>${this.candidates(store.thought)}</article>` : ""}`
          : ""
      }
    </section>`;
  }

  /** What the board shows of the advice, and whether two engines stand side by side. */
  views(all) {
    const { store } = this;
    const priors = withPriors(all.filter((one) => one.on && one.advice).map((one) => one.advice));
    return html`<div class="show" role="group" aria-label=${t("analysis.show")}>
      <button id="values" class="small" aria-pressed=${store.values} @click=${() => store.showValues(!store.values)}>
        ${t("analysis.values")}
      </button>
      ${
        priors || store.heat === "prior"
          ? html`<button
              id="heat"
              class="small"
              aria-pressed=${store.heat === "prior"}
              @click=${() => store.switchHeat()}
            >
              ${t("analysis.heat.prior")}
            </button>`
          : ""
      }
      ${
        all.length > 1
          ? html`<button
              id="compare"
              class="small"
              aria-pressed=${!!this.compare}
              @click=${() => this.dispatchEvent(new CustomEvent("compare", { detail: !this.compare }))}
            >
              ${t("analysis.compare")}
            </button>`
          : ""
      }
    </div>`;
  }

  /** Whose percentages are on the board: one engine's, or those of all together. */
  together() {
    return html`<label class="switch"
      ><input
        type="radio"
        name="alone"
        .checked=${!this.alone}
        @change=${() => this.single("")}
      />${t("advice.together")}</label
    >`;
  }

  single(id) {
    this.dispatchEvent(new CustomEvent("alone", { detail: id }));
  }

  advisor(advisor) {
    return html`<article data-advisor=${advisor.id}>
      <div class="head">
        ${
          this.store.advisors.size > 1
            ? html`<input
                type="radio"
                name="alone"
                aria-label=${t("advice.alone", { who: advisor.engine })}
                .checked=${this.alone === advisor.id}
                @change=${() => this.single(advisor.id)}
              />`
            : ""
        }
        <b title=${advisor.engine + ", " + advisor.budget}>${advisor.engine}</b>
        <button
          class="small"
          aria-pressed=${advisor.on}
          @click=${() => this.store.switchAdvisor(advisor.id, !advisor.on)}
        >
          ${t(advisor.on ? "advice.on" : "advice.off")}
        </button>
        <button
          class="small quiet"
          aria-label=${t("advice.remove", { who: advisor.engine })}
          title=${t("advice.remove", { who: advisor.engine })}
          @click=${() => this.store.removeAdvisor(advisor.id)}
        >
          ✕
        </button>
      </div>
      ${
        advisor.on && !this.compare
          ? advisor.advice
            ? this.candidates(advisor.advice)
            : html`<p class="muted">${this.store.position.over ? t("advice.over") : t("advice.thinking")}</p>`
          : ""
      }
    </article>`;
  }

  candidates(advice) {
    if (advice.trouble) return html`<p>${say(advice.trouble)}</p>`;
    if (!advice.candidates.length) return html`<p class="muted">${t("advice.noopinion")}</p>`;
    const { goal } = this.store.table;
    const { effort } = advice;
    const priors = withPriors([advice]);
    const counted = goal === "points" || advice.candidates.some((one) => one.points !== undefined);
    const long = advice.candidates.slice(0, SHOWN).some(({ move }) => move.length > SHORT_MOVE);
    return html`<table class=${long ? "long" : ""}>
        <thead>
          <tr>
            <th scope="col">${t("advice.move")}</th>
            <th scope="col">${t("advice.share")}</th>
            <th scope="col">${t(counted ? "advice.points" : "advice.chance")}</th>
            ${priors ? html`<th scope="col">${t("analysis.prior")}</th>` : ""}
          </tr>
        </thead>
        <tbody>
          ${advice.candidates.slice(0, SHOWN).map((one, i) => this.candidate(one, i, goal, priors, advice))}
        </tbody>
      </table>
      <p class="effort">
        ${[
          effort.nodes ? t("advice.nodes", { n: count(effort.nodes) }) : "",
          effort.depth ? t("advice.depth", { n: effort.depth }) : "",
          effort.seconds ? number(effort.seconds, 1) + " s" : "",
          advice.done ? (advice.cut ? t("advice.cut") : "") : t("advice.thinking"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      ${
        effort.searchSpace === undefined
          ? ""
          : html`<details>
              <summary>${t("analysis.figures")}</summary>
              <sw-figures
                .effort=${effort}
                .move=${advice.candidates[0].move}
                .value=${advice.candidates[0].value}
              ></sw-figures>
            </details>`
      }`;
  }

  candidate(one, place, goal, priors, advice) {
    const line = one.line.length ? one.line : [one.move];
    return html`<tr @pointerenter=${() => this.preview(one.move)} @pointerleave=${() => this.preview("")}>
        <td>
          <button
            class="move"
            @click=${() => this.store.mover >= 0 && this.store.play(one.move)}
            title=${t("advice.play")}
          >
            ${one.move}
          </button>
        </td>
        <td>
          <div class="bar"><i style="width:${one.percent}%"></i><span>${Math.round(one.percent)} %</span></div>
        </td>
        <td class=${one.exact ? "" : "estimate"}>
          <span class=${timed(one, goal) ? "worth end" : "worth"}>${value(one, goal)}</span> ${
            one.exact ? html`<span class="exact" title=${t("advice.exact.long")}>${t("advice.exact")}</span>` : ""
          }
        </td>
        ${priors ? html`<td>${one.prior === undefined ? "–" : number(100 * one.prior, 1) + " %"}</td>` : ""}
      </tr>
      ${
        place < LINES && line.length > 1 && advice.node === this.store.cursor
          ? html`<tr class="line">
              <td colspan=${priors ? 4 : 3} @pointerleave=${() => this.store.preview([])}>
                ${line
                  .slice(0, LONGEST_LINE)
                  .map(
                    (move, i) =>
                      html`<button
                        class="step"
                        data-step=${i}
                        aria-label=${t("analysis.enter", { line: line.slice(0, i + 1).join(" ") })}
                        @pointermove=${(e) => (e.movementX || e.movementY) && this.store.preview(line.slice(0, i + 1))}
                        @focus=${() => this.store.preview(line.slice(0, i + 1))}
                        @blur=${() => this.store.preview([])}
                        @click=${() => this.store.enter(line.slice(0, i + 1))}
                      >
                        ${move}
                      </button>`,
                  )}
              </td>
            </tr>`
          : ""
      }`;
  }

  preview(move) {
    this.dispatchEvent(new CustomEvent("preview", { detail: move }));
  }

  add(event) {
    event.preventDefault();
    const engine = this.engine.trim() || this.store.recommended?.advisor.engine;
    if (engine) this.store.addAdvisor(engine, this.budget);
    this.engine = "";
  }
}
customElements.define("sw-advisors", AdvisorPanel);
