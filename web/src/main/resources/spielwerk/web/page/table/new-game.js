import { LitElement, html, css } from "lit";
import { find } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe, translated } from "../app/i18n.js";
import { get, openTable, post, query } from "../app/api.js";
import { next, rememberGiven } from "../app/keyring.js";
import { change, keepLevel, levelOf } from "../app/settings.js";
import { seatWord } from "../app/words.js";
import { PRESETS } from "./presets.js";
import "../rules/picture.js";
import { chairOf, seatOf } from "./seat-choice.js";
import { optionFields } from "../form/options.js";
import { showRules } from "../app/rules.js";

const CLOCKS = [
  [0, 0],
  [60, 1],
  [180, 2],
  [300, 3],
  [600, 5],
  [1800, 20],
];
const OWN = CLOCKS.length;

/** The name of a game and the text of its options. @returns {[string, string]} */
function split(text) {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Who sits where, how long they may think, which game with which options. */
class NewGame extends LitElement {
  static properties = {
    game: { state: true },
    options: { state: true },
    games: { state: true },
    info: { state: true },
    engines: { state: true },
    seats: { state: true },
    clock: { state: true },
    minutes: { state: true },
    seconds: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      form {
        display: grid;
        gap: 0.9rem;
        margin-top: 1rem;
      }
      label {
        display: grid;
        gap: 0.25rem;
        font-weight: 600;
      }
      label > * {
        font-weight: 400;
      }
      fieldset {
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        padding: 0.6rem 0.9rem 0.9rem;
        margin: 0;
        min-width: 0;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
        gap: 0.6rem;
        align-items: start;
      }
      .fields input,
      .fields select,
      details input {
        width: 100%;
      }
      small {
        color: var(--muted);
      }
      summary {
        cursor: pointer;
        font-size: 0.9rem;
      }
      .rules {
        justify-self: start;
        color: var(--accent);
      }
      .pair {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.6rem;
      }
      .pair input {
        width: 100%;
      }
      .presets {
        flex-wrap: wrap;
      }
      .map {
        max-width: 22rem;
      }
      .end {
        justify-content: flex-end;
      }
      .trouble {
        color: var(--bad);
      }
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
    this.minutes = 10;
    this.seconds = 0;
    this.trouble = "";
    /** @type {any} */
    this.drawn = null;
  }

  async show(game) {
    const dialog = find(this.renderRoot, "dialog");
    if (!dialog.open) dialog.showModal();
    this.games = (await get("/games")).items;
    await this.choose(...split(game));
  }

  get text() {
    return this.options ? `${this.game}:${this.options}` : this.game;
  }

  /** Only the answers about the latest choice count: those about an older one may come after them. */
  async choose(game, options = "") {
    const same = game === this.chosen;
    this.game = game;
    this.options = options;
    this.trouble = "";
    const { text } = this;
    try {
      const [info, engines] = await Promise.all([
        get("/levels" + query({ game: text })),
        get("/engines" + query({ game: text })),
      ]);
      if (text !== this.text) return;
      this.info = info;
      this.engines = engines.items;
      const level = levelOf(game, info.items.length);
      this.seats = Array.from({ length: info.seats }, (_, i) => {
        const seat = this.seats[i] ?? { ...seatOf(game, i ? "level" : "person", info.advisor), level };
        return same ? seat : { ...seat, level };
      });
      this.chosen = game;
    } catch (refused) {
      if (text === this.text) this.trouble = refused.message;
    }
  }

  /** Milliseconds for the game, and what a move adds. */
  times() {
    const [limit, increment] = this.clock === OWN ? [this.minutes * 60, this.seconds] : CLOCKS[this.clock];
    return { limit: Math.round(limit * 1000), increment: Math.round(increment * 1000) };
  }

  async start(event) {
    event.preventDefault();
    try {
      const named = this.seats.find((seat) => seat.who === "person" && seat.name);
      if (named) change({ name: named.name });
      const strength = this.seats.find((seat) => seat.who === "level");
      if (strength) keepLevel(this.game, Number(strength.level));
      const table = await openTable("/tables", {
        game: this.text,
        seats: this.seats.map(chairOf),
        clock: this.times(),
      });
      for (const [seat, { who }] of this.seats.entries()) {
        if (who !== "elsewhere") continue;
        rememberGiven(table.id, seat, (await post(`/tables/${table.id}/seats/${seat}/invite`)).key);
        next.invite = table.id;
      }
      find(this.renderRoot, "dialog").close();
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("new.title")}</h1>
      <form @submit=${this.start}>
        <label
          >${t("new.game")}
          <select id="game" @change=${(e) => this.choose(e.target.value)}>
            ${this.games
              .filter((game) => game.id !== "tree")
              .map(
                (game) =>
                  html`<option value=${game.id} ?selected=${game.id === this.game}>
                    ${maybe("game." + game.id, game.name)}
                  </option>`,
              )}
          </select></label
        >
        ${this.presets()} ${this.fields()} ${this.seats.map((seat, i) => this.seat(seat, i))}
        <label
          >${t("new.clock")}
          <select id="clock" @change=${(e) => (this.clock = Number(e.target.value))}>
            ${CLOCKS.map(
              ([limit, more], i) =>
                html`<option value=${i} ?selected=${i === this.clock}>
                  ${limit ? t("new.minutes", { m: limit / 60, s: more }) : t("new.noclock")}
                </option>`,
            )}
            <option value=${OWN} ?selected=${this.clock === OWN}>${t("play.clock.own")}</option>
          </select></label
        >
        ${
          this.clock === OWN
            ? html`<div class="pair">
                <label
                  >${t("play.clock.limit")}<input
                    id="minutes"
                    type="number"
                    min="0.1"
                    max="1440"
                    step="any"
                    required
                    .value=${String(this.minutes)}
                    @input=${(e) => (this.minutes = Number(e.target.value))}
                /></label>
                <label
                  >${t("play.clock.increment")}<input
                    id="seconds"
                    type="number"
                    min="0"
                    max="3600"
                    step="any"
                    required
                    .value=${String(this.seconds)}
                    @input=${(e) => (this.seconds = Number(e.target.value))}
                /></label>
              </div>`
            : ""
        }
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
        <div class="row end">
          <button type="button" class="quiet" @click=${() => find(this.renderRoot, "dialog").close()}>
            ${t("cancel")}
          </button>
          <button class="primary" id="start">${t("new.start")}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** Usual ways to play, one click each; of a drawn map there is a picture. */
  presets() {
    const presets = PRESETS[this.game] ?? [];
    const drawn = /map=([a-z]+)/.exec(this.options)?.[1] ?? "fair";
    return html`${
      presets.length
        ? html`<div class="row presets" role="group" aria-label=${t("play.presets")}>
            ${presets.map(
              ([key, options]) =>
                html`<button
                  type="button"
                  data-preset=${key}
                  aria-pressed=${String(options === this.options)}
                  @click=${() => this.choose(this.game, options)}
                >
                  ${t(`play.preset.${this.game}.${key}`)}
                </button>`,
            )}
          </div>`
        : ""
    }
    ${
      presets.length && !this.trouble && !/fair$/.test(drawn)
        ? html`<sw-rules-picture class="map" .picture=${this.picture(this.text)}></sw-rules-picture>`
        : ""
    }`;
  }

  /** The same object as long as the game is the same, so that it is drawn once. */
  picture(game) {
    import(`../boards/${this.game}/rules.js`).catch(() => {}); // who draws it
    if (this.drawn?.game !== game) this.drawn = { game, tag: `sw-${this.game}-example` };
    return this.drawn;
  }

  /** The options of the game, each by a field; as a text for those who know them by heart. */
  fields() {
    const about = this.games.find((game) => game.id === this.game);
    const fields = Object.entries(about?.options ?? {}).filter(
      ([, option]) => option.kind !== "file" || option.values.length > 1,
    );
    return html`<button type="button" class="quiet rules" @click=${() => showRules(this, this.text)}>
        ${t("rules")}
      </button>
      ${
        fields.length
          ? html`<div class="fields">
              ${optionFields(this.text, Object.fromEntries(fields), (text) => this.choose(...split(text)), {
                label: (option) => maybe("play.option." + option, option),
                sentence: (option, words) => maybe(`play.option.${this.game}.${option}`, translated(words)),
                value: (one) => maybe("play.value." + one, one),
              })}
            </div>`
          : ""
      }
      ${
        about && Object.keys(about.options).length
          ? html`<details ?open=${this.trouble !== ""}>
              <summary>${t("play.option.text")}</summary>
              <input
                id="options"
                aria-label=${t("new.options")}
                .value=${this.options}
                placeholder=${this.example()}
                @change=${(e) => this.choose(this.game, e.target.value.trim())}
              />
            </details>`
          : ""
      }`;
  }

  example() {
    const options = this.games.find((game) => game.id === this.game)?.options ?? {};
    return Object.entries(options)
      .map(([name, option]) => `${name}=${option.default}`)
      .join(",");
  }

  seat(seat, i) {
    return html`<fieldset data-seat=${i}>
      <legend>${seatWord(this.game, i, this.info?.seatNames[i])}</legend>
      <sw-seat-choice
        .seat=${seat}
        .levels=${this.info?.items}
        .engines=${this.engines}
        @choice=${(e) => (this.seats = this.seats.map((one, j) => (i === j ? e.detail : one)))}
      ></sw-seat-choice>
    </fieldset>`;
  }
}
customElements.define("sw-new", NewGame);
