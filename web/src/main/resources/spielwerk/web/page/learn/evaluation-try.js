import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, post, query, Refused } from "../app/api.js";
import { remember } from "../app/keyring.js";
import { change, settings } from "../app/settings.js";
import { given } from "../app/dom.js";

const GAMES = 20;

/** Tries an evaluation against those of the game, and hands it in to a class. Events "depth", "seed". */
class EvaluationTry extends LitElement {
  static properties = {
    about: { attribute: false },
    depth: { type: Number },
    seed: { type: Number },
    ready: { type: Boolean },
    results: { state: true },
    busy: { state: true },
    classes: { state: true },
    said: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
        gap: var(--gap);
        margin-top: var(--gap);
      }
      h2 {
        text-transform: none;
        letter-spacing: 0;
        font-size: 1.15rem;
        color: var(--ink);
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.8rem;
        align-items: center;
        margin-top: 0.5rem;
      }
      form label {
        display: flex;
        gap: 0.35rem;
        align-items: center;
      }
      input[type="number"] {
        width: 5rem;
      }
      input[name="name"] {
        width: 10rem;
      }
      section {
        min-width: 0;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        margin-top: 0.6rem;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.35rem 0.3rem;
        font-size: 0.92rem;
        text-align: right;
        border-bottom: 1px solid var(--line);
      }
      th:first-child {
        text-align: left;
      }
      code {
        overflow-wrap: anywhere;
      }
      .trouble {
        color: var(--bad);
      }
      .good {
        color: var(--good);
      }
      p {
        margin-top: 0.5rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.about = given();
    this.depth = 2;
    this.seed = 1;
    this.ready = false;
    /** @type {Record<string, any>} */
    this.results = {};
    this.busy = "";
    /** @type {any[]} */
    this.classes = [];
    this.said = "";
    this.trouble = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.list();
  }

  willUpdate(changes) {
    const before = changes.get("about");
    if (before && (before.text !== this.about.text || before.game !== this.about.game)) this.results = {};
    if (changes.has("depth") || changes.has("seed")) this.results = {};
  }

  async list() {
    try {
      this.classes = (await get("/classes")).items;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
    }
  }

  /** Classes of this game that have not begun. */
  get open() {
    return this.classes.filter(({ game, run }) => game === this.about.game && !run);
  }

  get engine() {
    return `alphabeta:depth=${this.depth},order=static,eval=[${this.about.text}]`;
  }

  async play(event) {
    event.preventDefault();
    const { about, depth, seed } = this;
    const { game, text: mine } = about;
    this.results = {};
    this.trouble = "";
    try {
      for (const against of about.against) {
        this.busy = against;
        const result = await get(
          "/lessons/evaluation/match" + query({ game, mine, against, depth, games: GAMES, seed }),
        );
        if (this.about.text !== mine || this.depth !== depth || this.seed !== seed) break;
        this.results = { ...this.results, [against]: result };
      }
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.trouble = refused.message;
    }
    this.busy = "";
  }

  async handIn(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const id = String(form.get("class"));
    const name = String(form.get("name")).trim();
    this.said = "";
    this.trouble = "";
    try {
      const { key } = await post(`/classes/${id}/entries`, { name, engine: this.engine });
      remember(id, key);
      change({ name });
      this.said = id;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      this.trouble = refused.message;
    }
  }

  render() {
    return html`<section class="panel">${this.trial()}</section>
      <section class="panel">${this.hand()}</section>`;
  }

  trial() {
    const { about, busy } = this;
    const percent = (share) => Math.round(100 * share) + " %";
    return html`<h2>${t("mine.try")}</h2>
      <p class="muted">${t("mine.try.about", { n: GAMES })}</p>
      <form @submit=${this.play}>
        <label
          >${t("learn.depth")}
          <input
            id="play-depth"
            type="number"
            min="1"
            max="3"
            .value=${String(this.depth)}
            @change=${(e) => this.dispatchEvent(new CustomEvent("depth", { detail: e.target.value }))}
        /></label>
        <label
          >${t("mine.seed")}
          <input
            id="play-seed"
            type="number"
            min="0"
            max="1000000000"
            .value=${String(this.seed)}
            @change=${(e) => this.dispatchEvent(new CustomEvent("seed", { detail: e.target.value }))}
        /></label>
        <button class="primary" id="try" ?disabled=${!this.ready || Boolean(busy)}>${t("mine.try.do")}</button>
      </form>
      <div class="scroll" tabindex="0" role="region" aria-label=${t("mine.try")}>
        <table aria-busy=${busy ? "true" : "false"}>
          <thead>
            <tr>
              <th scope="col">${t("mine.against")}</th>
              <th scope="col">${t("mine.results")}</th>
              <th scope="col">${t("mine.score")}</th>
              <th scope="col">${t("mine.interval")}</th>
            </tr>
          </thead>
          <tbody>
            ${about.against.map((name) => {
              const one = this.results[name];
              return html`<tr data-against=${name} class=${busy === name ? "busy" : ""}>
                <th scope="row">${name === "nothing" ? t("mine.nothing") : html`<code>${name}</code>`}</th>
                <td>${one ? `${one.wins} / ${one.draws} / ${one.losses}` : busy === name ? "…" : ""}</td>
                <td>${one ? percent(one.score) : ""}</td>
                <td>${one ? `${percent(one.interval[0])} – ${percent(one.interval[1])}` : ""}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>`;
  }

  hand() {
    const { open } = this;
    return html`<h2>${t("mine.hand")}</h2>
      ${
        open.length
          ? html`<form @submit=${this.handIn}>
              <label
                >${t("mine.class")}
                <select name="class">
                  ${open.map(({ id, title }) => html`<option value=${id}>${title || id}</option>`)}
                </select></label
              >
              <label
                >${t("mine.name")}
                <input name="name" required maxlength="40" .value=${settings.name} autocomplete="nickname"
              /></label>
              <button id="hand" class="primary" ?disabled=${!this.ready}>${t("mine.hand.do")}</button>
            </form>`
          : html`<p class="muted">${t("mine.noclass", { game: maybe("game." + this.about.game, this.about.game) })}</p>`
      }
      ${
        this.said
          ? html`<p class="good" role="status">
              ${t("mine.handed")} <a href="#/arena/class/${this.said}">${t("mine.toclass")}</a>
            </p>`
          : ""
      }
      <p class="trouble" role="alert">${this.trouble}</p>
      ${
        this.ready
          ? html`<p class="muted">${t("mine.engine")}</p>
              <p><code id="engine">${this.engine}</code></p>`
          : ""
      }`;
  }
}
customElements.define("sw-evaluation-try", EvaluationTry);
