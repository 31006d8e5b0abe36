import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, post, query } from "../app/api.js";
import { listenRun } from "../train/runs.js";
import { gameName, names } from "./words.js";
import { liveThoughts } from "./live-thoughts.js";
import "./mini-board.js";

/** As many as the server gives at once. */
const PAGE = 200;

/** One game of a competition while it is played; when it has ended, its table takes the place of this page. */
class CompetitionGame extends LitElement {
  static properties = {
    run: {},
    number: { type: Number },
    competition: { state: true },
    game: { state: true },
    fault: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: block;
        max-width: 46rem;
        margin: 0 auto;
      }
      h1 {
        font-size: 1.4rem;
        margin: 0.4rem 0 0.8rem;
      }
      sw-mini-board {
        width: min(100%, 70dvh);
        margin: 0 auto;
      }
      .players {
        font-weight: 600;
        margin: 0 0 0.8rem;
      }
      .thoughts {
        list-style: none;
        padding: 0;
        margin: 0.4rem 0;
        font-variant-numeric: tabular-nums;
      }
      .moves {
        font-family: var(--mono);
        font-size: 0.88rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.run = given();
    /** @type {number} */
    this.number = given();
  }

  willUpdate(changed) {
    if (!changed.has("run") && !changed.has("number")) return;
    this.stream?.close();
    Object.assign(this, { competition: null, game: null, fault: "" });
    this.stream = listenRun(
      this.run,
      (competition) => this.take(competition),
      (fault) => (this.fault = fault),
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  take(competition) {
    this.competition = competition;
    const game = competition.picture?.now?.find(({ index }) => index === this.number - 1);
    if (game) this.game = game;
    else this.open();
  }

  /** Opens the game as a table, if it has ended; who has watched it finds it among the latest. */
  async open() {
    this.again = true;
    if (this.looking) return;
    this.looking = true;
    this.again = false;
    try {
      /** @type {any} */
      let before = "";
      do {
        const page = await get(`/runs/${this.run}/games` + query({ size: PAGE, before }));
        const found = page.items.find(({ index }) => index === this.number - 1);
        if (found) {
          this.again = false;
          const table = await post(`/runs/${this.run}/games/${found.at}/open`);
          if (this.isConnected) location.replace(`#/t/${table.id}`);
          return;
        }
        before = page.next;
      } while (before > 0 && !this.game);
    } catch (refused) {
      this.fault = refused.message;
    } finally {
      this.looking = false;
      if (this.again) this.open(); // the games were read before it was among them
    }
  }

  render() {
    const { competition, game } = this;
    return html`<a href="#/arena/${this.run}">← ${t("arena.back")}</a>
      <h1>${t("arena.game", { n: this.number })}${competition ? `: ${gameName(competition.game)}` : nothing}</h1>
      ${this.fault ? html`<p class="panel" role="alert">${this.fault}</p>` : nothing}
      ${
        game
          ? html`<section class="panel" id="live">
              <p class="players">${names(competition, game)}</p>
              <sw-mini-board .position=${game.position}></sw-mini-board>
              <p role="status">
                ${t("arena.move", { n: game.position.moves.length })}${
                  competition.state === "running" ? nothing : ` · ${t("arena.game.waits")}`
                }
              </p>
              ${liveThoughts(game)}
              <p class="moves">${game.position.moves.join(" ")}</p>
            </section>`
          : html`<p class="muted" aria-busy=${!competition}>
              ${t(competition && competition.state !== "running" ? "arena.game.waits" : "loading")}
            </p>`
      }`;
  }
}
customElements.define("sw-competition-game", CompetitionGame);
