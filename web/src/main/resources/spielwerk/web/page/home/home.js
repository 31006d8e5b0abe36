import { LitElement, html, css } from "lit";
import { find } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, openTable, query } from "../app/api.js";
import { known } from "../app/keyring.js";
import { isOwner } from "../app/role.js";
import { keepLevel, levelOf, settings } from "../app/settings.js";
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
    steps: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        max-width: 1100px;
        margin: 0 auto;
      }
      .hero {
        display: grid;
        grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
        gap: clamp(1.2rem, 4vw, 3.4rem);
        align-items: center;
        padding: clamp(0.4rem, 2vw, 1.8rem) 0 2rem;
      }
      .hero sw-othello {
        max-width: 460px;
        width: 100%;
        justify-self: end;
        pointer-events: none;
      }
      .hero h1 {
        font-size: clamp(1.8rem, 4.4vw, 2.9rem);
      }
      .hero p {
        margin: 0.7rem 0 1.3rem;
        color: var(--muted);
        max-width: 32rem;
        font-size: 1.05rem;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0 0 1rem;
      }
      legend {
        font-weight: 600;
        padding: 0 0 0.35rem;
      }
      .segments {
        display: inline-flex;
        flex-wrap: wrap;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        overflow: hidden;
        background: var(--surface);
      }
      .segments button {
        border: 0;
        border-radius: 0;
        min-width: 2.7rem;
      }
      .segments button + button {
        border-left: 1px solid var(--line);
      }
      .play {
        font-size: 1.15rem;
        padding: 0.8rem 2.2rem;
        border-radius: 999px;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
        gap: 0.8rem;
        margin: 0.8rem 0 2rem;
        list-style: none;
        padding: 0;
      }
      .games li {
        position: relative;
      }
      .games button.card {
        width: 100%;
        height: 100%;
        text-align: left;
        padding: 0 0 2.9rem;
        display: flex;
        flex-direction: column;
        gap: 0.25rem;
        border-radius: var(--radius);
        overflow: hidden;
      }
      .picture {
        display: block;
        width: 100%;
        aspect-ratio: 120 / 66;
        margin-bottom: 0.4rem;
        border-bottom: 1px solid var(--line);
      }
      .games b {
        font-size: 1.02rem;
        padding: 0 1rem;
      }
      .games b:first-child {
        padding-top: 0.9rem;
      }
      .games span {
        color: var(--muted);
        font-size: 0.88rem;
        padding: 0 1rem;
      }
      .games .rules {
        position: absolute;
        right: 0.5rem;
        bottom: 0.4rem;
        font-size: 0.88rem;
        min-height: 2.1rem;
      }
      summary {
        cursor: pointer;
      }
      summary h2 {
        display: inline;
      }
      .games select {
        position: absolute;
        left: 0.6rem;
        bottom: 0.45rem;
        font-size: 0.85rem;
        min-height: 1.9rem;
        padding: 0.1rem 0.4rem;
      }
      .tables {
        list-style: none;
        margin: 0.6rem 0;
        padding: 0;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
        overflow: hidden;
      }
      .tables li + li {
        border-top: 1px solid var(--line);
      }
      .tables a {
        display: grid;
        grid-template-columns: 9rem 1fr auto;
        gap: 1rem;
        padding: 0.6rem 1rem;
        text-decoration: none;
        color: inherit;
        align-items: baseline;
      }
      .tables a:hover {
        background: var(--accent-soft);
      }
      @media (max-width: 720px) {
        .hero {
          grid-template-columns: 1fr;
          gap: 1rem;
          text-align: center;
          padding-top: 0.2rem;
        }
        .hero sw-othello {
          justify-self: center;
          max-width: 250px;
          order: -1;
        }
        .hero p {
          margin-left: auto;
          margin-right: auto;
        }
        .games {
          grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
          gap: 0.6rem;
        }
        .games b,
        .games span {
          padding: 0 0.7rem;
        }
        .tables a {
          grid-template-columns: 1fr auto;
          gap: 0.1rem 0.6rem;
        }
        .tables a > :nth-child(2) {
          grid-column: 1 / -1;
          grid-row: 2;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.games = [];
    this.tables = [];
    this.others = [];
    this.seat = 0;
    /** How many levels a game has, by its name, once that is known. @type {Record<string, number>} */
    this.steps = {};
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
    for (const { id } of this.games) this.count(id);
  }

  /** Asks for the levels of a game. Nobody waits for it: a game can be begun before. */
  async count(game) {
    try {
      const { items } = await get("/levels" + query({ game }));
      this.steps = { ...this.steps, [game]: items.length };
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
    const most = this.steps[id] ?? 0;
    return most > 1
      ? html`<select
          data-level=${id}
          aria-label=${t("home.level", { game: maybe("game." + id, name) })}
          @change=${(event) => keepLevel(id, Number(event.target.value))}
        >
          ${Array.from({ length: most }, (_, i) => i + 1).map(
            (level) =>
              html`<option value=${level} ?selected=${level === levelOf(id, most)}>
                ${t("level.n", { n: level })}
              </option>`,
          )}
        </select>`
      : "";
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
          <fieldset>
            <legend>${t("level")}</legend>
            <div class="segments">
              ${[1, 2, 3, 4, 5, 6, 7, 8].map(
                (level) =>
                  html`<button
                    aria-pressed=${levelOf("othello") === level}
                    aria-label=${t("level.n", { n: level })}
                    @click=${() => {
                      keepLevel("othello", level);
                      this.requestUpdate();
                    }}
                  >
                    ${level}
                  </button>`,
              )}
            </div>
          </fieldset>
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
