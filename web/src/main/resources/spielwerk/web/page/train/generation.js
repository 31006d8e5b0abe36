import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, openTable, post } from "../app/api.js";
import { settings } from "../app/settings.js";
import { number } from "../charts/numbers.js";
import { rooms } from "./style.js";

/** One generation of a training: where it played, some of its games, and a game against it. */
class Generation extends LitElement {
  static properties = {
    run: { attribute: false },
    picture: { attribute: false },
    at: { state: true },
    detail: { state: true },
    seat: { state: true },
    sims: { state: true },
  };
  static styles = [
    look,
    rooms,
    css`
      .parts {
        display: grid;
        grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
        gap: 1.4rem;
        margin-top: 0.6rem;
      }
      .board {
        display: grid;
        gap: 2px;
        max-width: 22rem;
      }
      .square {
        position: relative;
        aspect-ratio: 1;
        border-radius: 3px;
        background: color-mix(in srgb, var(--heat) calc(var(--part) * 100%), var(--raised));
        display: grid;
        place-items: center;
        font-size: 0.72rem;
        font-variant-numeric: tabular-nums;
        color: var(--ink);
        min-width: 0;
      }
      .label {
        color: var(--muted);
        font-size: 0.72rem;
        display: grid;
        place-items: center;
        aspect-ratio: auto;
      }
      ol {
        padding: 0;
        margin: 0.4rem 0 1rem;
        list-style: none;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.4rem;
      }
      ol button {
        width: 100%;
        text-align: left;
        font-family: var(--mono);
        font-size: 0.82rem;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        display: block;
      }
      h3 {
        font-size: 0.98rem;
        margin: 0 0 0.4rem;
      }
      .slider {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.8rem;
        align-items: center;
      }
      .slider output {
        font-weight: 650;
        font-size: 1.05rem;
        min-width: 8.5rem;
      }
      .play {
        gap: 0.6rem;
      }
      .play select {
        min-width: 0;
      }
      @media (max-width: 820px) {
        .parts {
          grid-template-columns: minmax(0, 1fr);
        }
        .slider {
          grid-template-columns: 1fr;
          gap: 0;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.picture;
    /** @type {string} */
    this.run = given();
    this.at = null;
    this.detail = null;
    this.seat = 0;
    this.sims = 100;
    this.known = new Map();
  }

  willUpdate(changed) {
    if (changed.has("run")) {
      this.known.clear();
      this.at = null;
    }
    // who has not chosen follows the newest
    const at = this.at ?? this.picture.done;
    if (at !== this.shown) {
      this.shown = at;
      this.load(at);
    }
  }

  async load(generation) {
    try {
      if (!this.known.has(generation))
        this.known.set(generation, await get(`/runs/${this.run}/generations/${generation}`));
      if (this.shown === generation) this.detail = this.known.get(generation);
    } catch (refused) {
      this.tell(refused);
    }
  }

  tell(refused) {
    this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
  }

  async open(sample) {
    try {
      const table = await post(`/runs/${this.run}/generations/${this.shown}/open`, { sample });
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.tell(refused);
    }
  }

  /** The network of the generation shown, or the nearest one that was kept. */
  net() {
    const { nets } = this.picture;
    return nets.reduce((best, net) => (Math.abs(net - this.shown) < Math.abs(best - this.shown) ? net : best), nets[0]);
  }

  async play() {
    const engine = {
      kind: "engine",
      name: `${t("train.generation")} ${this.net()}`,
      engine: `zero:net=${this.run}/${this.net()},sims=${this.sims}`,
    };
    const person = { kind: "person", name: settings.name || t("you") };
    try {
      const table = await openTable("/tables", {
        game: this.picture.game,
        seats: this.seat === 0 ? [person, engine] : [engine, person],
      });
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.tell(refused);
    }
  }

  render() {
    const { picture, detail, shown } = this;
    return html` <div class="slider">
        <output for="generation">${t("train.generation")} ${shown}</output>
        <input
          id="generation"
          type="range"
          min="1"
          max=${picture.done}
          .value=${String(shown)}
          aria-label=${t("train.generation")}
          @input=${(event) => (this.at = Number(event.target.value))}
        />
      </div>
      <div class="parts">
        ${
          detail?.squares
            ? html`<div>
                <h3>${t("train.squares")}</h3>
                ${this.board(detail.squares)}
                <p class="muted">${t("train.squares.note", { n: number(detail.squares.games) })}</p>
              </div>`
            : nothing
        }
        <div>
          <h3>${t("train.samples")}</h3>
          <ol>
            ${(detail?.samples ?? []).map(
              (moves, i) =>
                html`<li><button data-sample=${i} title=${moves} @click=${() => this.open(i)}>${moves}</button></li>`,
            )}
          </ol>
          ${
            picture.nets.length
              ? html`<h3>${t("train.play")}</h3>
                  <div class="row play">
                    <select
                      aria-label=${t("train.seat")}
                      @change=${(event) => (this.seat = Number(event.target.value))}
                    >
                      <option value="0">${t("train.seat.first")}</option>
                      <option value="1">${t("train.seat.second")}</option>
                    </select>
                    <select
                      aria-label=${t("train.thinks")}
                      @change=${(event) => (this.sims = Number(event.target.value))}
                    >
                      ${[0, 16, 100, 400].map(
                        (sims) =>
                          html`<option value=${sims} ?selected=${sims === this.sims}>
                            ${sims ? t("train.sims", { n: sims }) : t("train.firstThought")}
                          </option>`,
                      )}
                    </select>
                    <button class="primary" id="play" @click=${this.play}>
                      ${t("train.playNow", { n: this.net() })}
                    </button>
                  </div>`
              : nothing
          }
        </div>
      </div>`;
  }

  board({ columns, rows, counts, games }) {
    const most = Math.max(1, ...counts);
    const named = rows.some(Boolean);
    return html`<div
      class="board"
      role="img"
      aria-label=${t("train.squares.said", { squares: this.favourites(columns, rows, counts) })}
      style="grid-template-columns:${named ? "1.2rem" : ""} repeat(${columns.length}, minmax(0, 1fr))"
    >
      ${named ? html`<span></span>` : nothing}${columns.map((one) => html`<span class="label">${one}</span>`)}
      ${rows.map(
        (row, r) =>
          html`${named ? html`<span class="label">${row}</span>` : nothing}${columns.map((column, c) => {
            const count = counts[r * columns.length + c];
            const part = count / most;
            return html`<span class="square" style="--part:${part.toFixed(3)}" title="${column}${row}: ${number(count)}"
              >${columns.length <= 8 ? number((100 * count) / games, 0) : ""}</span
            >`;
          })}`,
      )}
    </div>`;
  }

  favourites(columns, rows, counts) {
    return counts
      .map((count, i) => [count, columns[i % columns.length] + rows[Math.floor(i / columns.length)]])
      .sort((a, b) => b[0] - a[0])
      .slice(0, 5)
      .map(([, name]) => name)
      .join(", ");
  }
}
customElements.define("sw-generation", Generation);
