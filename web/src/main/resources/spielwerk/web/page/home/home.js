import { LitElement, html } from "lit";
import { find } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, openTable, query } from "../app/api.js";
import { known } from "../app/keyring.js";
import { isOwner } from "../app/role.js";
import { keepLevel, levelOf, settings } from "../app/settings.js";
import { levelWords } from "../app/words.js";
import { homeStyle } from "./home-style.js";
import { picture } from "./pictures.js";
import { tableList } from "./table-list.js";
import { collected } from "../table/mistake-collection.js";
import { showRules } from "../app/rules.js";
import "../boards/othello/board.js";
import "../table/new-game.js";

const START = "---------------------------OX------XO--------------------------- X";

/** The first thing people see: a board, and one button that begins a game. */
class Home extends LitElement {
  static properties = {
    games: { state: true },
    tables: { state: true },
    others: { state: true },
    seat: { state: true },
    levels: { state: true },
  };
  static styles = [look, homeStyle];

  constructor() {
    super();
    this.games = [];
    this.tables = [];
    this.others = [];
    this.seat = 0;
    /** The levels of a game by its name, once they are known. @type {Record<string, any[]>} */
    this.levels = {};
    this.count("othello"); // those in sight at first
    this.load();
  }

  async load() {
    const mine = known();
    const none = { items: [] };
    const [games, tables, all] = await Promise.all([
      get("/games"),
      mine.length ? get("/tables?of=" + mine.join(",")) : none,
      isOwner() ? get("/tables") : none,
    ]);
    this.games = games.items;
    this.tables = tables.items;
    this.others = all.items.filter(({ id }) => !mine.includes(id));
    for (const { id } of this.games) if (id !== "othello") this.count(id);
  }

  /** Asks for the levels of a game. Nobody waits for it: a game can be begun before. */
  async count(game) {
    try {
      const { items } = await get("/levels" + query({ game }));
      this.levels = { ...this.levels, [game]: items };
    } catch {
      // who begins the game is told what is wrong
    }
  }

  /** One click: a person at one seat, engines at the others. */
  async start(game, mySeat = 0) {
    try {
      const { seats, items } = await get("/levels?game=" + encodeURIComponent(game));
      const level = levelOf(game, items.length);
      const table = await openTable("/tables", {
        game,
        seats: Array.from({ length: seats }, (_, seat) =>
          seat === mySeat ? { kind: "person", name: settings.name || t("you") } : { kind: "engine", level },
        ),
      });
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  /** The way to the positions of one's own games that are still to be solved. */
  mistakes() {
    const open = collected().filter((one) => !one.solved).length;
    return open ? html`<p><a id="mistakes" href="#/mistakes">${t("collection.link", { n: open })}</a></p>` : "";
  }

  /** Against which level a game is begun. */
  strength({ id, name }) {
    const levels = this.levels[id] ?? [];
    const most = levels.length;
    return most > 1
      ? html`<select
          data-level=${id}
          title=${levelWords(levels[levelOf(id, most) - 1])}
          aria-label=${t("home.level", { game: maybe("game." + id, name) })}
          @change=${(event) => this.choose(id, Number(event.target.value))}
        >
          ${levels.map(
            ({ level }) =>
              html`<option value=${level} ?selected=${level === levelOf(id, most)}>
                ${t("level.n", { n: level })}
              </option>`,
          )}
        </select>`
      : "";
  }

  choose(game, level) {
    keepLevel(game, level);
    this.requestUpdate();
  }

  /** The levels of Othello as buttons, and below them the rating of the one that is chosen. */
  strengths() {
    const levels = this.levels.othello ?? [];
    const chosen = levelOf("othello", levels.length || undefined);
    return html`<fieldset class="strengths">
      <legend>${t("level")}</legend>
      <div class="segments">
        ${levels.map(
          ({ level }) =>
            html`<button
              aria-pressed=${chosen === level}
              aria-label=${t("level.n", { n: level })}
              @click=${() => this.choose("othello", level)}
            >
              ${level}
            </button>`,
        )}
      </div>
      <p class="measured" role="status">${levels.length ? levelWords(levels[chosen - 1]) : ""}</p>
    </fieldset>`;
  }

  render() {
    return html`
      <section class="hero">
        <sw-othello
          .position=${{ text: START, turn: 0, legal: [], last: "" }}
          .labels=${false}
          aria-hidden="true"
          inert
        ></sw-othello>
        <div>
          <h1>${t("home.title")}</h1>
          <p>${t("home.about")}</p>
          ${this.strengths()}
          <fieldset>
            <legend>${t("home.colour")}</legend>
            <div class="segments">
              ${[0, 1].map(
                (seat) =>
                  html`<button aria-pressed=${this.seat === seat} @click=${() => (this.seat = seat)}>
                    ${t(seat ? "white" : "black")}
                  </button>`,
              )}
            </div>
          </fieldset>
          <button class="primary play" id="play" @click=${() => this.start("othello", this.seat)}>
            ${t("home.play")}
          </button>
          <button class="quiet" id="more" @click=${() => find(this.renderRoot, "sw-new").show("othello")}>
            ${t("home.more")}
          </button>
          <button
            class="quiet"
            data-rules="othello"
            aria-label=${t("rules.of", { game: t("game.othello") })}
            @click=${() => showRules(this, "othello")}
          >
            ${t("rules")}
          </button>
        </div>
      </section>
      <h2>${t("home.games")}</h2>
      <ul class="games">
        ${this.games
          .filter((game) => !["othello", "tree"].includes(game.id))
          .map(
            (game) =>
              html`<li>
                <button class="card" data-game=${game.id} @click=${() => this.start(game.id)}>
                  ${picture(game.id)}<b>${maybe("game." + game.id, game.name)}</b
                  ><span>${maybe("about." + game.id, game.about)}</span>
                </button>
                <button
                  class="quiet rules"
                  data-rules=${game.id}
                  aria-label=${t("rules.of", { game: maybe("game." + game.id, game.name) })}
                  @click=${() => showRules(this, game.id)}
                >
                  ${t("rules")}
                </button>
                ${this.strength(game)}
              </li>`,
          )}
      </ul>
      <p><a id="puzzles" href="#/puzzles">${t("home.puzzles")}</a></p>
      ${this.mistakes()}
      ${
        this.tables.length
          ? html`<h2>${t("home.recent")}</h2>
              ${tableList("mine", this.tables.slice(0, 8))}`
          : ""
      }
      ${
        this.others.length
          ? html`<details ?open=${!this.tables.length}>
              <summary>
                <h2>${t("home.others", { n: this.others.length })}</h2>
              </summary>
              ${tableList("others", this.others)}
            </details>`
          : ""
      }
      <sw-new></sw-new>
    `;
  }
}
customElements.define("sw-home", Home);
