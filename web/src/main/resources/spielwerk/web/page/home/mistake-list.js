import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get } from "../app/api.js";
import { collected, forget, practise } from "../table/mistake-collection.js";
import "../arena/mini-board.js";

/** How many are shown at first. */
const SHOWN = 12;

/** The positions of all one's own games in which one went wrong, to be solved again. */
class MistakeList extends LitElement {
  static properties = {
    game: { state: true },
    all: { state: true },
    most: { state: true },
    positions: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: block;
        max-width: 1100px;
        margin: 0 auto;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
        gap: 1rem;
        list-style: none;
        padding: 0;
      }
      li {
        display: grid;
        gap: 0.5rem;
        align-content: space-between;
      }
      sw-mini-board {
        width: 100%;
      }
      .solved {
        color: var(--good);
        font-weight: 650;
      }
      p {
        margin: 0.2rem 0;
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    this.all = collected();
    this.most = SHOWN;
    /** Positions by table and node. @type {Record<string, any>} */
    this.positions = {};
  }

  get chosen() {
    const wanted = this.all.filter((one) => !this.game || one.game.split(":")[0] === this.game);
    return [...wanted.filter((one) => !one.solved), ...wanted.filter((one) => one.solved)];
  }

  updated() {
    for (const one of this.chosen.slice(0, this.most)) this.fetch(one);
  }

  /** The position of a mistake; one whose table is gone leaves the collection. */
  async fetch({ table, node }) {
    const key = `${table}/${node}`;
    if (key in this.positions) return;
    this.positions[key] = null;
    try {
      const position = await get(`/tables/${table}/positions/${node}`);
      this.positions = { ...this.positions, [key]: position };
    } catch (refused) {
      if (refused.status !== 404) return;
      forget(table, node);
      this.all = collected();
    }
  }

  render() {
    const games = [...new Set(this.all.map((one) => one.game.split(":")[0]))];
    const { chosen } = this;
    const open = chosen.filter((one) => !one.solved);
    return html`<h1>${t("collection.title")}</h1>
      <p class="muted">${t(this.all.length ? "collection.about" : "collection.none")}</p>
      <div class="row">
        ${
          games.length > 1
            ? html`<select
                id="collection-game"
                aria-label=${t("new.game")}
                @change=${(e) => (this.game = e.target.value)}
              >
                <option value="">${t("library.all")}</option>
                ${games.map((game) => html`<option value=${game}>${maybe("game." + game, game)}</option>`)}
              </select>`
            : ""
        }
        ${
          open.length
            ? html`<button class="primary" id="solve" @click=${() => practise(open[0])}>
                ${t("collection.solve", { n: open.length })}
              </button>`
            : ""
        }
      </div>
      <ul>
        ${chosen.slice(0, this.most).map((one) => this.card(one))}
      </ul>
      ${
        chosen.length > this.most
          ? html`<button id="more" @click=${() => (this.most += SHOWN)}>${t("collection.more")}</button>`
          : ""
      }`;
  }

  card(one) {
    const position = this.positions[`${one.table}/${one.node}`];
    return html`<li class="panel" data-mistake="${one.table}/${one.node}">
      ${position ? html`<sw-mini-board .position=${position}></sw-mini-board>` : ""}
      <div>
        <p><b>${maybe("game." + one.game.split(":")[0], one.game)}</b> <span class="muted">${one.date}</span></p>
        <p>${t("collection.played", { move: one.move, n: one.loss })}</p>
        ${one.solved ? html`<p class="solved">✓ ${t("collection.solved")}</p>` : ""}
      </div>
      <div class="row">
        <button @click=${() => practise(one)}>${t(one.solved ? "collection.again" : "collection.try")}</button>
        <button
          class="quiet"
          aria-label=${t("collection.forget")}
          title=${t("collection.forget")}
          @click=${() => {
            forget(one.table, one.node);
            this.all = collected();
          }}
        >
          ✕
        </button>
      </div>
    </li>`;
  }
}
customElements.define("sw-mistake-list", MistakeList);
