import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { count, value } from "../app/words.js";

const BUDGETS = ["time=500ms", "time=2s", "time=10s", "time=60s"];
const SHOWN = 8;

/** Engines beside the board. Nothing is shown or computed before somebody asks. */
class AdvisorPanel extends LitElement {
  static properties = { store: {}, stamp: {}, alone: {}, engines: { state: true }, engine: { state: true }, budget: { state: true }, thoughts: { state: true } };
  static styles = [
    look,
    css`
      .panel { display: grid; gap: 0.7rem; }
      .head { display: flex; align-items: center; gap: 0.5rem; }
      .head b { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      article { border-top: 1px solid var(--line); padding-top: 0.6rem; display: grid; gap: 0.4rem; }
      table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.93rem; table-layout: fixed; }
      td { padding: 0.16rem 0.25rem; vertical-align: middle; }
      th { text-align: left; font-size: 0.76rem; font-weight: 550; color: var(--muted); padding: 0 0.25rem; }
      td:nth-child(1), th:nth-child(1) { width: 3.4rem; }
      td:nth-child(2), th:nth-child(2) { width: 5.6rem; }
      td:nth-child(3), th:nth-child(3) { width: 4rem; text-align: right; }
      td:nth-child(4) { color: var(--muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 0.85rem; }
      .bar { position: relative; height: 1.25rem; border-radius: 4px; background: var(--raised); overflow: hidden; }
      .bar i { position: absolute; inset: 0 auto 0 0; background: color-mix(in srgb, var(--advice) 38%, transparent); }
      .bar span { position: relative; padding-left: 0.35rem; font-size: 0.85rem; }
      .move { border: 0; background: none; padding: 0 0.2rem; min-height: 1.5rem; font-weight: 650; }
      .exact { font-size: 0.7rem; border: 1px solid var(--good); color: var(--good); border-radius: 4px; padding: 0 0.2rem; margin-left: 0.2rem; }
      .effort { font-size: 0.82rem; color: var(--muted); }
      .small { min-height: 1.9rem; padding: 0.1rem 0.5rem; font-size: 0.85rem; }
      form { display: grid; grid-template-columns: 1fr auto; gap: 0.4rem; }
      form input { min-width: 0; }
      form button { grid-column: 1 / -1; }
      label.switch { display: inline-flex; gap: 0.4rem; align-items: center; font-size: 0.92rem; }
      input[type="checkbox"], input[type="radio"] { min-height: 0; width: 1.05rem; height: 1.05rem; accent-color: var(--accent); }
    `,
  ];

  constructor() {
    super();
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
      ${all.length ? "" : html`<p class="muted">${t("advice.none")}</p>`}
      ${all.length > 1 ? this.together() : ""}
      ${all.map((advisor) => this.advisor(advisor))}
      <form @submit=${this.add}>
        <input id="engine" aria-label=${t("advice.engine")} list="known" placeholder=${t("advice.engine")} .value=${this.engine} @input=${(e) => (this.engine = e.target.value)} />
        <datalist id="known">${this.engines.map((engine) => html`<option value=${engine.id}>${engine.about}</option>`)}</datalist>
        <select aria-label=${t("advice.budget")} @change=${(e) => (this.budget = e.target.value)}>
          ${BUDGETS.map((budget) => html`<option value=${budget} ?selected=${budget === this.budget}>${budget.slice(5)}</option>`)}
        </select>
        <button id="ask">${t("advice.ask")}</button>
      </form>
      ${store.table.seats.some((seat) => seat.kind === "engine") ? html`
        <label class="switch"><input type="checkbox" .checked=${this.thoughts} @change=${(e) => (this.thoughts = e.target.checked)} />${t("advice.thoughts")}</label>
        ${this.thoughts && store.thought ? html`<article>${this.candidates(store.thought)}</article>` : ""}` : ""}
    </section>`;
  }

  /** Whose percentages are on the board: one engine's, or those of all together. */
  together() {
    return html`<label class="switch"><input type="radio" name="alone" .checked=${!this.alone} @change=${() => this.single("")} />${t("advice.together")}</label>`;
  }

  single(id) {
    this.dispatchEvent(new CustomEvent("alone", { detail: id }));
  }

  advisor(advisor) {
    return html`<article data-advisor=${advisor.id}>
      <div class="head">
        ${this.store.advisors.size > 1 ? html`<input type="radio" name="alone" aria-label=${t("advice.alone", { who: advisor.engine })} .checked=${this.alone === advisor.id} @change=${() => this.single(advisor.id)} />` : ""}
        <b title=${advisor.engine + ", " + advisor.budget}>${advisor.engine}</b>
        <button class="small" aria-pressed=${advisor.on} @click=${() => this.store.switchAdvisor(advisor.id, !advisor.on)}>${t(advisor.on ? "advice.on" : "advice.off")}</button>
        <button class="small quiet" aria-label=${t("advice.remove", { who: advisor.engine })} title=${t("advice.remove", { who: advisor.engine })} @click=${() => this.store.removeAdvisor(advisor.id)}>✕</button>
      </div>
      ${advisor.on ? (advisor.advice ? this.candidates(advisor.advice) : html`<p class="muted">${this.store.position.over ? t("advice.over") : t("advice.thinking")}</p>`) : ""}
    </article>`;
  }

  candidates(advice) {
    if (advice.trouble) return html`<p>${advice.trouble}</p>`;
    if (!advice.candidates.length) return html`<p class="muted">${t("advice.noopinion")}</p>`;
    const { goal } = this.store.table;
    const { effort } = advice;
    return html`<table>
        <thead><tr><th scope="col">${t("advice.move")}</th><th scope="col">${t("advice.share")}</th><th scope="col">${t(goal === "points" ? "advice.points" : "advice.chance")}</th><th scope="col">${t("advice.line")}</th></tr></thead>
        <tbody>
        ${advice.candidates.slice(0, SHOWN).map((one) => html`<tr @pointerenter=${() => this.preview(one.move)} @pointerleave=${() => this.preview("")}>
          <td><button class="move" @click=${() => this.store.mover >= 0 && this.store.play(one.move)} title=${t("advice.play")}>${one.move}</button></td>
          <td><div class="bar"><i style="width:${one.percent}%"></i><span>${Math.round(one.percent)} %</span></div></td>
          <td>${value(one, goal)}${one.exact ? html`<span class="exact" title=${t("advice.exact.long")}>${t("advice.exact")}</span>` : ""}</td>
          <td title=${one.line.join(" ")}>${one.line.slice(1, 8).join(" ")}</td></tr>`)}
        </tbody></table>
      <p class="effort">${[effort.nodes ? t("advice.nodes", { n: count(effort.nodes) }) : "", effort.depth ? t("advice.depth", { n: effort.depth }) : "", effort.seconds ? effort.seconds.toFixed(1) + " s" : "", advice.done ? "" : t("advice.thinking")].filter(Boolean).join(" · ")}</p>`;
  }

  preview(move) {
    this.dispatchEvent(new CustomEvent("preview", { detail: move }));
  }

  add(event) {
    event.preventDefault();
    this.store.addAdvisor(this.engine.trim() || "mcts", this.budget);
    this.engine = "";
  }
}
customElements.define("sw-advisors", AdvisorPanel);
