import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { number } from "../charts/numbers.js";
import { t, maybe } from "../app/i18n.js";
import { get, post, query } from "../app/api.js";
import { nameOf, notice } from "./words.js";
import { tableStyle } from "./competition-style.js";
import "./failure.js";

const SIZE = 20;

/** The games of a competition that have ended, the latest first, each to be opened at a table. */
class CompetitionGames extends LitElement {
  static properties = {
    run: {},
    count: {},
    competition: { attribute: false },
    seats: { attribute: false },
    items: { state: true },
    next: { state: true },
  };
  static styles = [
    look,
    tableStyle,
    css`
      .head {
        display: flex;
        gap: 0.8rem;
        align-items: baseline;
        justify-content: space-between;
        margin-bottom: 0.6rem;
      }
      td button {
        min-height: 2rem;
        min-width: 3.4rem;
        padding: 0.1rem 0.6rem;
        font-variant-numeric: tabular-nums;
      }
      td.who {
        max-width: 15rem;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      b {
        font-weight: 650;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.run = given();
    /** @type {any} */
    this.competition;
    /** @type {string[]} */
    this.seats = given();
    this.items = [];
    this.next = 0;
    this.more = false;
    this.busy = false;
  }

  willUpdate(changed) {
    if (changed.has("run")) this.more = false;
    // who has paged back is not pulled away from there
    if ((changed.has("run") || changed.has("count")) && !this.more) this.load();
  }

  /** @param {string | number} before where the page ends that is shown already */
  async load(before = "") {
    if (this.busy) return;
    this.busy = true;
    try {
      const page = await get(`/runs/${this.run}/games` + query({ size: SIZE, before }));
      this.items = before === "" ? page.items : [...this.items, ...page.items];
      this.next = page.next;
    } catch (refused) {
      notice(this, refused);
    } finally {
      this.busy = false;
    }
  }

  async open(game) {
    try {
      const table = await post(`/runs/${this.run}/games/${game.at}/open`);
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      notice(this, refused);
    }
  }

  /** The name of who has this engine, if only one has. */
  name(engine) {
    return nameOf(this.competition, engine);
  }

  /** 1 – 0, or ½ – ½. */
  result(game) {
    return game.shares
      .map((share) => (share === 0.5 ? "½" : Number.isInteger(share) ? share : number(share, 2)))
      .join(" – ");
  }

  /** How it ended; where an engine failed, with what is known of why. */
  ending(game) {
    const reason = maybe("arena.reason." + game.reason, game.reason);
    if (game.detail === undefined) return reason;
    return html`<sw-failure
      .failure=${{ ...game, games: 1, game: game.index, id: this.name(game.players[game.seat]) }}
    ></sw-failure>`;
  }

  render() {
    return html`<div class="head">
        <h2>${t("arena.games")}</h2>
        ${
          this.more
            ? html`<button
                class="quiet"
                @click=${() => {
                  this.more = false;
                  this.load();
                }}
              >
                ${t("arena.latest")}
              </button>`
            : ""
        }
      </div>
      ${
        this.items.length
          ? html`<div class="scroll" tabindex="0" role="group" aria-label=${t("arena.games")}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">${t("library.open")}</th>
                    ${this.seats.map((seat) => html`<th scope="col">${seat}</th>`)}
                    <th scope="col">${t("library.result")}</th>
                    <th scope="col">${t("arena.ending")}</th>
                    <th scope="col">${t("library.length")}</th>
                  </tr>
                </thead>
                <tbody>
                  ${this.items.map(
                    (game) =>
                      html`<tr>
                        <td>
                          <button
                            data-at=${game.at}
                            aria-label=${t("arena.open", { n: game.index + 1 })}
                            @click=${() => this.open(game)}
                          >
                            ${game.index + 1}
                          </button>
                        </td>
                        ${game.players.map(
                          (player, i) =>
                            html`<td class="who" title=${player}>
                              ${game.shares[i] === 1 ? html`<b>${this.name(player)}</b>` : this.name(player)}
                            </td>`,
                        )}
                        <td>${this.result(game)}</td>
                        <td>${this.ending(game)}</td>
                        <td>${game.length}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
          : html`<p class="muted">${t("arena.games.none")}</p>`
      }
      ${
        this.next
          ? html`<p class="row">
              <button
                @click=${() => {
                  this.more = true;
                  this.load(this.next);
                }}
              >
                ${t("library.more")}
              </button>
            </p>`
          : ""
      }`;
  }
}
customElements.define("sw-competition-games", CompetitionGames);
