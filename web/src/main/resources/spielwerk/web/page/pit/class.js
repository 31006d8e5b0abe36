import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, hear, post, remove } from "../app/api.js";
import { change, settings } from "../app/settings.js";
import { gameName, notice } from "./words.js";

/** One tournament of a class: students enter, the teacher begins. */
class SchoolClass extends LitElement {
  static properties = { id: {}, now: { state: true }, way: { state: true }, trouble: { state: true }, missing: { state: true }, entered: { state: true } };
  static styles = [
    look,
    css`
      :host { display: grid; gap: var(--gap); max-width: 1000px; margin: 0 auto; }
      h1 { font-size: 1.6rem; }
      .link { display: flex; gap: 0.5rem; flex-wrap: wrap; align-items: center; }
      .link code { font-family: var(--mono); background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius-small); padding: 0.4rem 0.7rem; overflow-wrap: anywhere; }
      .grid { display: grid; gap: var(--gap); grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
      form { display: grid; gap: 0.8rem; margin-top: 0.7rem; }
      .panel > .row { margin-top: 0.6rem; }
      details { margin-top: 0.7rem; }
      label { display: grid; gap: 0.2rem; font-weight: 600; font-size: 0.92rem; }
      label > * { font-weight: 400; width: 100%; }
      textarea { font-family: var(--mono); }
      ol { margin: 0.7rem 0; padding: 0; list-style: none; display: grid; gap: 0.4rem; }
      li { display: flex; gap: 0.6rem; align-items: center; border-bottom: 1px solid var(--line); padding-bottom: 0.3rem; }
      li span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
      li code { font-family: var(--mono); font-size: 0.85rem; color: var(--muted); display: block; }
      .trouble { color: var(--bad); }
      .good { color: var(--good); }
      @media (max-width: 760px) { .grid { grid-template-columns: minmax(0, 1fr); } }
    `,
  ];

  constructor() {
    super();
    this.id = "";
    this.now = null;
    this.way = "engine";
    this.trouble = "";
    this.missing = "";
    this.entered = "";
  }

  willUpdate(changed) {
    if (changed.has("id") && this.id) this.follow();
  }

  async follow() {
    this.stream?.close();
    try {
      this.now = await get("/classes/" + encodeURIComponent(this.id));
      this.stream = hear(`/classes/${this.id}/events`, { class: (now) => (this.now = now) });
    } catch (refused) {
      this.missing = refused.message;
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  /** Under which this browser may change the entry of a name. */
  keep(name, value) {
    const place = `spielwerk.class.${this.id}.${name}`;
    try {
      if (value !== undefined) localStorage.setItem(place, value);
      return localStorage.getItem(place) ?? "";
    } catch {
      return "";
    }
  }

  async enter(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const name = form.get("name").trim();
    const body = { name, key: this.keep(name), engine: form.get("engine").trim() };
    if (this.way === "opening") body.opening = form.get("opening");
    try {
      const { key } = await post(`/classes/${this.id}/entries`, body);
      this.keep(name, key);
      change({ name });
      this.trouble = "";
      this.entered = name;
    } catch (refused) {
      this.trouble = refused.message;
      this.entered = "";
    }
  }

  async drop(name) {
    if (!confirm(t("pit.class.out", { name }))) return;
    await remove(`/classes/${this.id}/entries/${encodeURIComponent(name)}`).catch((refused) => notice(this, refused));
  }

  async begin() {
    try {
      const { run } = await post(`/classes/${this.id}/start`);
      location.hash = "#/pit/" + run;
    } catch (refused) {
      notice(this, refused);
    }
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      notice(this, { message: t("pit.class.copied") });
    } catch {
      // the address stands there to be read
    }
  }

  render() {
    const { now } = this;
    if (this.missing) return html`<p class="panel">${this.missing} <a href="#/pit/class">${t("pit.class")}</a></p>`;
    if (now === null) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    return html`
      <div><p class="muted"><a href="#/pit/class">${t("pit.class")}</a></p>
        <h1>${now.title || gameName(now.game)}</h1>
        <p class="muted">${gameName(now.game)} · ${t("pit.class.rules", { games: now.games, budget: now.budget, openings: now.openings })}</p></div>
      <section class="panel link"><b>${t("pit.class.link")}</b><code>${location.href}</code><button @click=${this.copy}>${t("pit.class.copy")}</button></section>
      <div class="grid">
        <section class="panel"><h2>${t("pit.class.enter")}</h2>
          <div class="row" role="group" aria-label=${t("pit.class.way")}>
            ${["engine", "opening"].map((way) => html`<button data-way=${way} aria-pressed=${this.way === way} @click=${() => (this.way = way)}>${t("pit.class.way." + way)}</button>`)}</div>
          <form @submit=${this.enter}>
            <label>${t("pit.class.name")}<input name="name" required maxlength="40" value=${settings.name} autocomplete="nickname" /></label>
            ${this.way === "opening" ? html`<label>${t("pit.class.lines")}<textarea name="opening" rows="5" placeholder=${t("pit.class.example")}></textarea></label>` : ""}
            <label>${this.way === "opening" ? t("pit.class.then") : t("pit.class.engine")}<input name="engine" required list="class-engines" value=${this.way === "opening" ? "alphabeta:depth=2" : ""} placeholder="alphabeta:depth=2" /></label>
            <datalist id="class-engines">${now.engines.map((engine) => html`<option value=${engine.id}>${engine.about}</option>`)}</datalist>
            <button class="primary" id="enter">${t("pit.class.do")}</button>
          </form>
          <p class="trouble" role="alert">${this.trouble}</p>
          ${this.entered ? html`<p class="good" role="status">${t("pit.class.in", { name: this.entered })}</p>` : ""}
          <details><summary>${t("pit.class.own")}</summary><p class="muted">${t("pit.class.own.about")}</p></details>
        </section>
        <section class="panel"><h2>${t("pit.class.n", { n: now.entries.length })}</h2>
          <ol>${now.entries.map((one) => html`<li data-entry=${one.name}><span><b>${one.name}</b><code>${one.engine}</code></span>
            <button class="quiet" aria-label=${t("pit.remove", { name: one.name })} @click=${() => this.drop(one.name)}>✕</button></li>`)}</ol>
          <div class="row">
            <button class="primary" id="begin" ?disabled=${now.entries.length < 2} @click=${this.begin}>${t("pit.class.start")}</button>
            ${now.run ? html`<a href="#/pit/${now.run}">${t("pit.class.last")}</a>` : ""}
          </div>
        </section>
      </div>`;
  }
}
customElements.define("sw-class", SchoolClass);
