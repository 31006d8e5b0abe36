import { LitElement, html, css, nothing } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { number } from "../charts/numbers.js";
import { wear } from "../boards/colours.js";
import { settings } from "../app/settings.js";

/** A larger board is searched for what fits into this many squares. */
const MOST = 15;
/** How many games are enough to look at. */
const ENOUGH = 100;
const BRUSHES = ["x", "o", ".", "?"];
/** What pieces of the first and the second seat are drawn with. */
const COLOURS = {
  connect4: ["--first", "--second"],
  muehle: ["--light-piece", "--dark-piece"],
  tictactoe: ["--first", "--second"],
};

/** A board to paint a pattern on, and the games of a library in which it came up. Event "opengame" {id, ply}. */
class PatternSearch extends LitElement {
  static properties = {
    library: { attribute: false },
    game: { attribute: false },
    squares: { attribute: false },
    rows: { state: true },
    brush: { state: true },
    anywhere: { state: true },
    found: { state: true },
    searching: { state: true },
    fault: { state: true },
  };
  static styles = [
    look,
    css`
      .parts {
        display: grid;
        grid-template-columns: minmax(14rem, 24rem) minmax(0, 1fr);
        gap: 1.2rem;
        align-items: start;
      }
      .board {
        display: grid;
        gap: 1px;
        background: var(--line);
        border: 1px solid var(--line);
        margin: 0.6rem 0;
      }
      .board button {
        aspect-ratio: 1;
        min-height: 0;
        min-width: 0;
        padding: 0;
        border: 0;
        border-radius: 0;
        background: var(--raised);
        color: var(--muted);
        font-weight: 700;
        font-size: 0.8rem;
        overflow: hidden;
      }
      .board button:focus-visible {
        outline-offset: -3px;
      }
      .board button[data-sign="?"] {
        background: var(--surface);
      }
      i {
        display: inline-grid;
        place-items: center;
        width: 74%;
        aspect-ratio: 1;
        border-radius: 50%;
        font-style: normal;
        color: #fff;
        border: 1px solid var(--muted);
        vertical-align: middle;
      }
      .brushes button i {
        width: 1.1rem;
        margin-right: 0.3rem;
      }
      .brushes button {
        font-size: 0.9rem;
      }
      p {
        margin: 0.8rem 0;
      }
      ul {
        padding-left: 1.1rem;
      }
      li button {
        text-align: left;
      }
      @media (max-width: 720px) {
        .parts {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.library = "";
    this.game = "";
    /** The position that was shown, row by row. @type {string[]} */
    this.squares = [];
    /** @type {string[]} */
    this.rows = [];
    this.brush = "x";
    this.anywhere = false;
    /** @type {{items: any[], looked: number, games: number} | null} */
    this.found = null;
    this.searching = false;
    this.fault = "";
    this.run = 0;
    this.onSettings = () => wear(this, settings.colours);
  }

  connectedCallback() {
    super.connectedCallback();
    this.onSettings();
    window.addEventListener("settings", this.onSettings);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("settings", this.onSettings);
    this.stop();
  }

  willUpdate(changed) {
    const before = changed.get("squares");
    const same = before?.length === this.squares.length && before[0].length === this.squares[0].length;
    if (changed.has("game") || (changed.has("squares") && !same)) this.clear();
  }

  /** Larger than what can be painted: then it is looked for anywhere. */
  get large() {
    return this.squares.length > MOST || this.squares[0].length > MOST;
  }

  clear() {
    this.stop();
    this.found = null;
    this.fault = "";
    this.rows = this.large
      ? Array.from({ length: Math.min(MOST, this.squares.length) }, () =>
          "?".repeat(Math.min(MOST, this.squares[0].length)),
        )
      : this.squares.map((row) => row.replace(/[xo.]/g, "?"));
  }

  /** The pieces of the position that was shown; what is free there may be anything. */
  take() {
    this.rows = this.squares.map((row) => row.replace(/[.]/g, "?"));
  }

  paint(row, column) {
    const sign = this.rows[row][column] === this.brush ? "?" : this.brush;
    this.rows = this.rows.map((text, i) => (i === row ? text.slice(0, column) + sign + text.slice(column + 1) : text));
  }

  /** As the server reads it: the whole board, or only what was painted if that may lie anywhere. */
  get pattern() {
    const rows = this.rows.map((row) => row.replaceAll(" ", "?"));
    if (!this.anywhere && !this.large) return rows.join("/");
    const used = rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "?" ? [] : [{ x, y }])));
    if (!used.length) return rows.join("/");
    const [left, right] = [Math.min(...used.map(({ x }) => x)), Math.max(...used.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...used.map(({ y }) => y)), Math.max(...used.map(({ y }) => y))];
    return rows
      .slice(top, bottom + 1)
      .map((row) => row.slice(left, right + 1))
      .join("/");
  }

  stop() {
    this.run++;
    this.searching = false;
  }

  /** Part after part, since the games are played through. */
  async search() {
    const run = ++this.run;
    if (!/[xo.]/.test(this.rows.join(""))) {
      this.found = null;
      this.fault = t("collect.pattern.nothing");
      return;
    }
    const { library, game, pattern } = this;
    let after = "";
    this.fault = "";
    this.found = { items: [], looked: 0, games: 0 };
    this.searching = true;
    try {
      while (run === this.run) {
        const part = await get("/patterns" + query({ library, game, pattern, after }));
        if (run !== this.run) return;
        const items = [...this.found.items, ...part.items];
        this.found = { items, looked: this.found.looked + part.looked, games: part.games };
        after = part.next;
        if (!after || items.length >= ENOUGH) break;
      }
    } catch (refused) {
      this.found = null;
      this.fault = refused.message;
    }
    if (run === this.run) this.searching = false;
  }

  word(sign) {
    const seat = BRUSHES.indexOf(sign);
    if (seat > 1) return t(sign === "." ? "collect.pattern.free" : "collect.pattern.any");
    return maybe(`seat.${this.game.split(":")[0]}.${seat}`, "XO"[seat]);
  }

  piece(sign) {
    const seat = "xo".indexOf(sign);
    if (seat < 0 || !sign) return sign === "." ? "· " : "";
    const colours = COLOURS[this.game.split(":")[0]] ?? ["--dark-piece", "--light-piece"];
    const ink = colours[seat].startsWith("--light") || colours[seat] === "--second" ? "#14212b" : "#fff";
    return html`<i style="background:var(${colours[seat]});color:${ink}">${seat ? "○" : "✕"}</i>`;
  }

  render() {
    return html`<p class="muted">${t("collect.pattern.how")}</p>
      <div class="parts">
        <div>
          <div class="row brushes" role="group" aria-label=${t("collect.pattern.brush")}>
            ${BRUSHES.map(
              (sign) =>
                html`<button data-brush=${sign} aria-pressed=${this.brush === sign} @click=${() => (this.brush = sign)}>
                  ${this.piece(sign)}${this.word(sign)}
                </button>`,
            )}
          </div>
          <div
            class="board"
            role="group"
            aria-label=${t("board")}
            style="grid-template-columns:repeat(${this.rows[0].length}, minmax(0, 1fr))"
          >
            ${this.rows.flatMap((row, y) =>
              [...row].map((sign, x) =>
                sign === " "
                  ? html`<span></span>`
                  : html`<button
                      data-square=${`${x},${y}`}
                      data-sign=${sign}
                      aria-label=${t("collect.pattern.square", { x: x + 1, y: y + 1, what: this.word(sign) })}
                      @click=${() => this.paint(y, x)}
                    >
                      ${this.piece(sign)}
                    </button>`,
              ),
            )}
          </div>
          ${
            this.large
              ? nothing
              : html`<label class="row"
                  ><input
                    type="checkbox"
                    id="pattern-anywhere"
                    .checked=${this.anywhere}
                    @change=${(event) => (this.anywhere = event.target.checked)}
                  />${t("collect.pattern.anywhere")}</label
                >`
          }
          <div class="row">
            <button id="pattern-search" class="primary" ?disabled=${this.searching} @click=${() => this.search()}>
              ${t("collect.pattern.search")}
            </button>
            ${
              this.large
                ? nothing
                : html`<button id="pattern-take" @click=${() => this.take()}>${t("collect.pattern.take")}</button>`
            }
            <button id="pattern-clear" @click=${() => this.clear()}>${t("collect.pattern.clear")}</button>
          </div>
        </div>
        <div>
          ${this.fault ? html`<p class="panel" role="alert">${this.fault}</p>` : nothing}
          ${this.found ? this.result(this.found) : nothing}
        </div>
      </div>`;
  }

  result({ items, looked, games }) {
    return html`<p role="status">
        ${t("collect.pattern.looked", { n: number(items.length), looked: number(looked), all: number(games) })}
        ${
          this.searching
            ? html`<progress max=${games || 1} value=${looked}></progress>
                <button class="small" id="pattern-stop" @click=${() => this.stop()}>
                  ${t("collect.pattern.stop")}
                </button>`
            : nothing
        }
      </p>
      <ul>
        ${items.map(
          ({ id, ply, players, date }) =>
            html`<li>
              <button class="quiet" data-found=${id} @click=${() => this.open(id, ply)}>
                ${id}: ${players.map(({ name }) => name).join(" – ")}, ${date.slice(0, 10)},
                ${t("collect.pattern.ply", { n: ply })}
              </button>
            </li>`,
        )}
      </ul>`;
  }

  open(id, ply) {
    this.dispatchEvent(new CustomEvent("opengame", { detail: { id, ply }, bubbles: true, composed: true }));
  }
}
customElements.define("sw-pattern", PatternSearch);
