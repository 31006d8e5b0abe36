import { LitElement, html, css, nothing } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { number, percent } from "../charts/numbers.js";
import "../arena/mini-board.js";
import "./pattern.js";

/** What was played from a position in the games of a library: how often, by whom, with what result. */
class Explorer extends LitElement {
  static properties = {
    library: { attribute: false },
    games: { attribute: false },
    game: { attribute: false },
    setup: { attribute: false },
    moves: { attribute: false },
    pattern: { state: true },
    found: { state: true },
    fault: { state: true },
  };
  static styles = [
    look,
    css`
      .row {
        margin-top: 0.6rem;
      }
      .parts {
        display: grid;
        grid-template-columns: minmax(14rem, 24rem) minmax(0, 1fr);
        gap: 1.2rem;
        align-items: start;
        margin-top: 0.8rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        text-align: left;
        padding: 0.3rem 0.7rem 0.3rem 0;
      }
      th {
        color: var(--muted);
        font-size: 0.82rem;
      }
      tbody tr {
        border-top: 1px solid var(--line);
      }
      .result {
        display: flex;
        height: 0.8rem;
        width: 9rem;
        border-radius: 4px;
        overflow: hidden;
        background: var(--line);
      }
      .result i {
        display: block;
      }
      .wins {
        background: var(--good);
      }
      .losses {
        background: var(--bad);
      }
      .line {
        font-family: var(--mono);
        overflow-wrap: anywhere;
      }
      ul {
        padding: 0;
        list-style: none;
      }
      ul button {
        text-align: left;
      }
      .scroll {
        overflow-x: auto;
      }
      @media (max-width: 720px) {
        .parts {
          grid-template-columns: minmax(0, 1fr);
        }
        th,
        td {
          padding-right: 0.4rem;
        }
        td:last-child {
          overflow-wrap: anywhere;
        }
        th {
          font-size: 0.76rem;
        }
        .result {
          width: 3rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.library = "";
    /** @type {any[]} */
    this.games = [];
    this.game = "";
    /** Where the game starts, if not as usual. */
    this.setup = "";
    this.pattern = false;
    /** @type {string[]} */
    this.moves = [];
    /** @type {any} */
    this.found = null;
    this.fault = "";
  }

  willUpdate(changed) {
    if (!this.game && this.games.length)
      this.game = (this.games.find(({ id }) => id === "othello") ?? this.games[0]).id;
    if (["game", "setup", "moves", "library"].some((name) => changed.has(name)) && this.game) this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.later);
  }

  /** Asks again as long as the index grows. */
  async load() {
    clearTimeout(this.later);
    const { game, setup, moves, library } = this;
    try {
      const found = await get("/explorer" + query({ game, setup, moves: moves.join(" "), library }));
      if (game !== this.game || moves !== this.moves || library !== this.library) return;
      this.found = found;
      this.fault = "";
      if (found.indexed < found.games && this.isConnected) this.later = setTimeout(() => this.load(), 200);
    } catch (refused) {
      this.found = null;
      this.fault = refused.message;
    }
  }

  open(id) {
    this.dispatchEvent(new CustomEvent("opengame", { detail: { id }, bubbles: true, composed: true }));
  }

  render() {
    const { found } = this;
    return html`<div class="row">
        <select
          id="explorer-game"
          aria-label=${t("new.game")}
          @change=${(event) => Object.assign(this, { game: event.target.value, setup: "", moves: [], found: null })}
        >
          ${
            this.games.some(({ id }) => id === this.game) || !this.game
              ? nothing
              : html`<option value=${this.game} selected>${this.game}</option>`
          }
          ${this.games.map(
            ({ id, name }) =>
              html`<option value=${id} ?selected=${id === this.game}>${maybe("game." + id, name)}</option>`,
          )}
        </select>
        <button
          id="explorer-back"
          ?disabled=${!this.moves.length}
          @click=${() => (this.moves = this.moves.slice(0, -1))}
        >
          ${t("collect.explorer.back")}
        </button>
        <button ?disabled=${!this.moves.length} @click=${() => (this.moves = [])}>
          ${t("collect.explorer.start")}
        </button>
        ${
          this.found?.squares
            ? html`<button
                id="explorer-pattern"
                aria-pressed=${this.pattern}
                @click=${() => (this.pattern = !this.pattern)}
              >
                ${t("collect.pattern")}
              </button>`
            : nothing
        }
      </div>
      ${this.fault ? html`<p class="panel" role="alert">${this.fault}</p>` : nothing}
      ${found ? this.result(found) : this.fault ? nothing : html`<p aria-busy="true">${t("loading")}</p>`}`;
  }

  result({ indexed, games, position, squares, moves, items }) {
    if (this.pattern && squares)
      return html`<sw-pattern .library=${this.library} .game=${this.game} .squares=${squares}></sw-pattern>`;
    return html`${
        indexed < games
          ? html`<p role="status">
              ${t("collect.explorer.indexing", { n: number(indexed), all: number(games) })}
              <progress max=${games} value=${indexed}></progress>
            </p>`
          : nothing
      }
      <div class="parts">
        <div>
          <sw-mini-board .position=${position}></sw-mini-board>
          <p class="line">${this.moves.join(" ")}</p>
        </div>
        <div>
          ${
            moves.length
              ? html`<div class="scroll" tabindex="0" role="group" aria-label=${t("collect.explorer")}>
                  <table>
                    <thead>
                      <tr>
                        ${["move", "games", "score", "result", "players"].map(
                          (name) => html`<th scope="col">${t("collect.explorer." + name)}</th>`,
                        )}
                      </tr>
                    </thead>
                    <tbody>
                      ${moves.map((one) => this.row(one))}
                    </tbody>
                  </table>
                </div>`
              : html`<p class="muted">${t("collect.explorer.none")}</p>`
          }
          ${
            items.length
              ? html`<h2>${t("collect.explorer.games")}</h2>
                  <ul>
                    ${items.map(
                      (game) =>
                        html`<li>
                          <button class="quiet" data-game=${game.id} @click=${() => this.open(game.id)}>
                            ${game.id}: ${game.players.map(({ name }) => name).join(" – ")}
                          </button>
                        </li>`,
                    )}
                  </ul>`
              : nothing
          }
        </div>
      </div>`;
  }

  row({ moves, games, wins, draws, losses, players }) {
    const known = wins + draws + losses;
    const share = (count) => (known ? (100 * count) / known : 0);
    const words = t("collect.explorer.wdl", { wins, draws, losses });
    return html`<tr>
      <td>
        <button
          data-played=${moves[0]}
          title=${moves.join(", ")}
          @click=${() => (this.moves = [...this.moves, moves[0]])}
        >
          ${moves[0]}${moves.length > 1 ? html` <small>×${moves.length}</small>` : nothing}
        </button>
      </td>
      <td>${number(games)}</td>
      <td>${known ? percent((wins + draws / 2) / known) : "–"}</td>
      <td>
        <span class="result" role="img" aria-label=${words} title=${words}
          ><i class="wins" style="width:${share(wins)}%"></i><i style="width:${share(draws)}%"></i
          ><i class="losses" style="width:${share(losses)}%"></i
        ></span>
      </td>
      <td>${players.join(", ")}</td>
    </tr>`;
  }
}
customElements.define("sw-explorer", Explorer);
