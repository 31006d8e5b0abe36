import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { settings } from "../app/settings.js";

/**
 * How somebody fared against each other player: won, drawn, lost as a bar, and the confidence interval of
 * the score.
 */
class Tally extends LitElement {
  static properties = {
    library: {},
    games: {},
    player: { state: true },
    game: { state: true },
    items: { state: true },
  };
  static styles = [
    look,
    css`
      form {
        margin: 0.9rem 0;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 0;
        display: grid;
        gap: 0.9rem;
      }
      li {
        display: grid;
        gap: 0.3rem;
      }
      .line {
        display: flex;
        gap: 0.6rem;
        align-items: baseline;
        flex-wrap: wrap;
      }
      .line b {
        flex: 1;
        overflow-wrap: anywhere;
      }
      .bar {
        display: flex;
        height: 1.4rem;
        border-radius: 5px;
        overflow: hidden;
        font-size: 0.8rem;
        font-weight: 650;
      }
      .bar span {
        display: grid;
        place-items: center;
        min-width: 0;
        overflow: hidden;
      }
      .won {
        background: var(--advice);
        color: var(--surface);
      }
      .drawn {
        background: repeating-linear-gradient(45deg, var(--line) 0 6px, var(--raised) 6px 12px);
        color: var(--ink);
      }
      .lost {
        background: var(--last);
        color: var(--surface);
      }
      .doubt {
        position: relative;
        height: 0.7rem;
      }
      .doubt i {
        position: absolute;
        top: 0.3rem;
        height: 2px;
        background: var(--muted);
      }
      .doubt em {
        position: absolute;
        top: 0;
        width: 3px;
        height: 0.7rem;
        background: var(--ink);
        border-radius: 2px;
      }
      .doubt::before {
        content: "";
        position: absolute;
        left: 50%;
        top: 0;
        bottom: 0;
        border-left: 1px dotted var(--muted);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.library = given();
    /** @type {any} */
    this.games;
    this.player = settings.name || t("you");
    this.game = "";
    this.items = [];
  }

  willUpdate(changes) {
    if (changes.has("library") || changes.has("player") || changes.has("game")) this.load();
  }

  async load() {
    const { player, game, library } = this;
    const items = player ? (await get("/tally" + query({ player, game, library }))).items : [];
    // an older question may be answered last
    if (player === this.player && game === this.game && library === this.library) this.items = items;
  }

  render() {
    return html`<form class="row" @submit=${(e) => e.preventDefault()}>
        <input
          id="tally-player"
          aria-label=${t("library.player")}
          .value=${this.player}
          @change=${(e) => (this.player = e.target.value.trim())}
        />
        <select id="tally-game" aria-label=${t("new.game")} @change=${(e) => (this.game = e.target.value)}>
          <option value="">${t("library.all")}</option>
          ${(this.games ?? []).map(
            (game) => html`<option value=${game.id}>${maybe("game." + game.id, game.name)}</option>`,
          )}
        </select>
      </form>
      <div class="panel">
        ${
          this.items.length
            ? html`<ul>
                ${this.items.map((one) => this.row(one))}
              </ul>`
            : html`<p class="muted">${t("collect.tally.none", { who: this.player })}</p>`
        }
      </div>`;
  }

  row(one) {
    const games = one.wins + one.draws + one.losses;
    const percent = (share) => Math.round(share * 100);
    const [low, high] = one.interval;
    const part = (name, count) =>
      count
        ? html`<span class=${name} style="flex:${count}" title="${t("collect." + name)}: ${count}">${count}</span>`
        : "";
    return html`<li data-opponent=${one.opponent}>
      <div class="line">
        <b>${one.opponent}${one.hints ? ` (${t("collect.hints")})` : ""}</b>
        <span>${t("collect.wdl", { w: one.wins, d: one.draws, l: one.losses })}</span>
        <span class="muted">${percent(one.score)} % (${percent(low)}–${percent(high)} %, n = ${games})</span>
      </div>
      <div class="bar" aria-hidden="true">
        ${part("won", one.wins)}${part("drawn", one.draws)}${part("lost", one.losses)}
      </div>
      <div class="doubt" aria-hidden="true">
        <i style="left:${low * 100}%;width:${(high - low) * 100}%"></i
        ><em style="left:calc(${one.score * 100}% - 1px)"></em>
      </div>
    </li>`;
  }
}
customElements.define("sw-tally", Tally);
