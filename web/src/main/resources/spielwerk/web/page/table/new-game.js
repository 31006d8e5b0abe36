import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, post, query } from "../app/api.js";
import { settings, change } from "../app/settings.js";

const CLOCKS = [[0, 0], [60, 1], [180, 2], [300, 3], [600, 5], [1800, 20]];

/** Who sits where, how long they may think, which game with which options. */
class NewGame extends LitElement {
  static properties = {
    game: { state: true }, options: { state: true }, games: { state: true }, info: { state: true },
    engines: { state: true }, seats: { state: true }, clock: { state: true }, trouble: { state: true },
  };
  static styles = [
    look,
    css`
      form { display: grid; gap: 0.9rem; margin-top: 1rem; }
      label { display: grid; gap: 0.25rem; font-weight: 600; }
      label > * { font-weight: 400; }
      fieldset { border: 1px solid var(--line); border-radius: var(--radius-small); padding: 0.6rem 0.9rem 0.9rem; display: grid; gap: 0.5rem; margin: 0; min-width: 0; }
      .end { justify-content: flex-end; }
      .trouble { color: var(--bad); }
    `,
  ];

  constructor() {
    super();
    this.game = "othello";
    this.options = "";
    this.games = [];
    this.engines = [];
    this.seats = [];
    this.clock = 0;
    this.trouble = "";
  }

  async show(game) {
    this.renderRoot.querySelector("dialog").showModal();
    this.games = (await get("/games")).items;
    await this.choose(game.split(":")[0], game.includes(":") ? game.slice(game.indexOf(":") + 1) : "");
  }

  get text() {
    return this.options ? `${this.game}:${this.options}` : this.game;
  }

  async choose(game, options = "") {
    this.game = game;
    this.options = options;
    this.trouble = "";
    try {
      const [info, engines] = await Promise.all([get("/levels" + query({ game: this.text })), get("/engines" + query({ game: this.text }))]);
      this.info = info;
      this.engines = engines.items;
      this.seats = Array.from({ length: info.seats }, (_, seat) => this.seats[seat] ?? { who: seat ? "level" : "person", level: settings.level, engine: "mcts", budget: "time=1s", name: "" });
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  set(seat, some) {
    this.seats = this.seats.map((one, i) => (i === seat ? { ...one, ...some } : one));
  }

  chair(seat) {
    if (seat.who === "person") return { kind: "person", name: seat.name || settings.name || t("you") };
    if (seat.who === "level") return { kind: "engine", level: Number(seat.level) };
    return { kind: "engine", engine: seat.engine, budget: seat.budget };
  }

  async start(event) {
    event.preventDefault();
    try {
      const [limit, increment] = CLOCKS[this.clock];
      const named = this.seats.find((seat) => seat.who === "person" && seat.name);
      if (named) change({ name: named.name });
      const table = await post("/tables", {
        game: this.text, seats: this.seats.map((seat) => this.chair(seat)), clock: { limit: limit * 1000, increment: increment * 1000 },
      });
      this.renderRoot.querySelector("dialog").close();
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("new.title")}</h1>
      <form @submit=${this.start}>
        <label>${t("new.game")}
          <select @change=${(e) => this.choose(e.target.value)}>
            ${this.games.filter((game) => game.id !== "tree").map((game) => html`<option value=${game.id} ?selected=${game.id === this.game}>${maybe("game." + game.id, game.name)}</option>`)}
          </select></label>
        <label>${t("new.options")}
          <input .value=${this.options} placeholder=${this.example()} @change=${(e) => this.choose(this.game, e.target.value.trim())} /></label>
        ${this.seats.map((seat, i) => this.seat(seat, i))}
        <label>${t("new.clock")}
          <select @change=${(e) => (this.clock = Number(e.target.value))}>
            ${CLOCKS.map(([limit, more], i) => html`<option value=${i} ?selected=${i === this.clock}>${limit ? t("new.minutes", { m: limit / 60, s: more }) : t("new.noclock")}</option>`)}
          </select></label>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
        <div class="row end">
          <button type="button" class="quiet" @click=${() => this.renderRoot.querySelector("dialog").close()}>${t("cancel")}</button>
          <button class="primary" id="start">${t("new.start")}</button>
        </div>
      </form>
    </dialog>`;
  }

  example() {
    const options = this.games.find((game) => game.id === this.game)?.options ?? {};
    return Object.entries(options).map(([name, option]) => `${name}=${option.default}`).join(",");
  }

  seat(seat, i) {
    const name = this.info?.seatNames[i] ?? String(i + 1);
    return html`<fieldset>
      <legend>${maybe(`seat.${this.game}.${i}`, maybe("seat." + name, name))}</legend>
      <select aria-label=${t("new.who")} @change=${(e) => this.set(i, { who: e.target.value })}>
        ${["person", "level", "engine"].map((who) => html`<option value=${who} ?selected=${seat.who === who}>${t("new." + who)}</option>`)}
      </select>
      ${seat.who === "person" ? html`<input aria-label=${t("new.name")} maxlength="100" placeholder=${settings.name || t("you")} .value=${seat.name} @input=${(e) => this.set(i, { name: e.target.value })} />` : ""}
      ${seat.who === "level" ? html`<select aria-label=${t("level")} @change=${(e) => this.set(i, { level: e.target.value })}>
          ${(this.info?.items ?? []).map((level) => html`<option value=${level.level} ?selected=${level.level === Number(seat.level)}>${t("level.n", { n: level.level })} · ${level.engine}</option>`)}
        </select>` : ""}
      ${seat.who === "engine" ? html`
        <input aria-label=${t("advice.engine")} list="engines" .value=${seat.engine} @input=${(e) => this.set(i, { engine: e.target.value })} />
        <datalist id="engines">${this.engines.map((engine) => html`<option value=${engine.id}>${engine.about}</option>`)}</datalist>
        <input aria-label=${t("advice.budget")} .value=${seat.budget} @input=${(e) => this.set(i, { budget: e.target.value })} />` : ""}
    </fieldset>`;
  }
}
customElements.define("sw-new", NewGame);
